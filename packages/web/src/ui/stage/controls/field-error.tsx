import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle'
import { Icon } from '../pictures/icon.tsx'
import styles from './field.module.css'

/** What is wrong with a field, under it, in icon and words. */
export const FieldError = ({ id, children }: { id: string; children: string }) => (
  <p id={id} className={styles.error}>
    <Icon of={WarningCircleIcon} size={18} weight="fill" />
    {children}
  </p>
)
