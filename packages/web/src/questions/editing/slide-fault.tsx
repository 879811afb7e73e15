import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle'
import { Icon } from '../../ui/stage/icon.tsx'
import styles from './slide-fault.module.css'

/** What is wrong with a text of the slide, in icon and words, in its surroundings' ink. */
export const SlideFault = ({ id, children }: { id: string; children: string }) => (
  <span id={id} role="alert" className={styles.fault}>
    <Icon of={WarningCircleIcon} size={18} weight="fill" />
    {children}
  </span>
)
