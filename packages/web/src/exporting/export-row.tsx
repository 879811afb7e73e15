import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Icon } from '../ui/stage/pictures/icon.tsx'
import styles from './export.module.css'

interface ExportRowProps {
  /** Of the group of radio buttons. */
  group: string
  icon: PhosphorIcon
  name: string
  extension: string
  /** What it keeps and loses. */
  sentence: string
  tag: ReactNode
  isChosen: boolean
  onChoose: () => void
}

/** One format: the whole line is its radio button, named by the format and described by the rest. */
export const ExportRow = ({ group, icon, name, extension, sentence, tag, isChosen, onChoose }: ExportRowProps) => {
  const id = useId()
  return (
    <label className={styles.row}>
      <span className={styles.icon}>
        <Icon of={icon} size={24} />
      </span>
      <span id={`${id}-name`} className={styles.name}>
        {name} <span className={styles.extension}>{extension}</span>
      </span>
      <span id={`${id}-sentence`} className={styles.sentence}>
        {sentence}
      </span>
      <span id={`${id}-tag`} className={styles.tag}>
        {tag}
      </span>
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-sentence ${id}-tag`}
        className={styles.radio}
      />
    </label>
  )
}
