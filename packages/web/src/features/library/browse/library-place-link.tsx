import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { FolderSimpleIcon } from '@phosphor-icons/react/dist/ssr/FolderSimple'
import type { DragEvent } from 'react'
import { useState } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { numberText } from '../../../lib/text/numbers.ts'
import { RouteLink } from '../../../ui/stage/controls/route-link.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import styles from './folder-column.module.css'

interface PlaceProps {
  to: string
  /** Of a list; a folder has its own. */
  icon?: PhosphorIcon
  label: string
  count?: number
  isHere: boolean
  onDrop?: (() => void) | undefined
}

/** A list or a folder to go to, and to drop quizzes onto. */
export const LibraryPlaceLink = ({ to, icon, label, count, isHere, onDrop }: PlaceProps) => {
  const [isOver, setIsOver] = useState(false)
  const target = onDrop && {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      onDrop()
    },
  }
  return (
    <li {...target} className={classNames(styles.place, isOver && styles.over)}>
      <RouteLink to={to} className={styles.link} aria-current={isHere ? 'page' : undefined}>
        {icon ? <Icon of={icon} size={20} /> : <Icon of={FolderSimpleIcon} weight="fill" className={styles.folder} />}
        <span dir="auto" className={styles.label}>
          {label}
        </span>
        {count !== undefined && <span className={styles.count}>{numberText(count)}</span>}
      </RouteLink>
    </li>
  )
}
