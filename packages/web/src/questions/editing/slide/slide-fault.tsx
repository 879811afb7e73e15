import { FaultIcon } from './fault-icon.tsx'
import styles from './slide-fault.module.css'

/** What is wrong with a text of the slide, in icon and words, in its surroundings' ink. */
export const SlideFault = ({ id, children }: { id: string; children: string }) => (
  <span id={id} role="alert" className={styles.fault}>
    <FaultIcon size={18} />
    {children}
  </span>
)
