import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { classNames } from '../../../lib/page/class-names.ts'
import { Icon } from '../../stage/pictures/icon.tsx'
import styles from './tag.module.css'

interface TagProps {
  tone?: 'good' | 'calm' | 'coming' | 'careful' | 'bad'
  icon: PhosphorIcon
  children: string
}

/** A state, in icon and word. */
export const Tag = ({ tone = 'calm', icon, children }: TagProps) => (
  <span className={classNames(styles.tag, styles[tone])}>
    <Icon of={icon} size={16} />
    {children}
  </span>
)
