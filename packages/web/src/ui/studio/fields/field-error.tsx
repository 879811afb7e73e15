import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle'
import { Icon } from '../../stage/pictures/icon.tsx'
import styles from './field.module.css'

/** What is wrong, in icon and words, under the field that it is about. */
export const FieldError = ({ id, children }: { id?: string; children: string }) => (
  <p id={id} className={styles.error}>
    <Icon of={WarningCircleIcon} size={18} weight="fill" />
    {children}
  </p>
)
