import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import type { ReactNode } from 'react'
import { Icon } from '../pictures/icon.tsx'
import styles from './pill.module.css'

/** A rounded note on the ground, such as "Question 4 of 10". */
export const Pill = ({ icon, children }: { icon?: PhosphorIcon; children: ReactNode }) => (
  <span className={styles.pill}>
    {icon && <Icon of={icon} />}
    {children}
  </span>
)
