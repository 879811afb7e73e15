import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

/** What is wrong with a field, under it, in icon and words. */
export const FieldError = ({ id, children }: { id: string; children: string }) => (
  <p id={id} className={styles.error}>
    <Icon of={WarningCircleIcon} size={18} weight="fill" />
    {children}
  </p>
)
