import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import styles from './slide-note.module.css'

/** A line on the slide for its author alone. */
export const SlideNote = ({ icon, children }: { icon: PhosphorIcon; children: string }) => (
  <p className={styles.note}>
    <Icon of={icon} size={18} />
    {children}
  </p>
)
