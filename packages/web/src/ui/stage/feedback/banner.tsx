import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import type { ReactNode } from 'react'
import { Icon } from '../pictures/icon.tsx'
import styles from './banner.module.css'

interface BannerProps {
  icon: PhosphorIcon
  children: ReactNode
}

/** A notice that keeps its place while something lasts, such as being offline; read out politely. */
export const Banner = ({ icon, children }: BannerProps) => (
  <div className={styles.banner} role="status">
    <Icon of={icon} size={24} />
    <div className={styles.body}>{children}</div>
  </div>
)
