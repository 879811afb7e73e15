import { useSortable } from '@dnd-kit/sortable'
import { DotsSixVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsSixVertical'
import type { KeyboardEvent, MouseEvent } from 'react'
import { numberText } from '../../../lib/text/numbers.ts'
import { t } from '../../../messages/studio.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import type { SlideRow as Row } from '../editor-state.ts'
import type { RowCommands } from './row-commands.ts'
import { SlideFace } from './slide-face.tsx'
import { SlideMenu } from './slide-menu.tsx'
import styles from './slide-row.module.css'

interface SlideRowProps {
  row: Row
  commands: RowCommands
  /** Of saved slides; moving up and down ends at the ends. */
  count: number
  isCurrent: boolean
  isSelected: boolean
  isSelecting: boolean
  /** Carried with the one at the pointer. */
  isCarried: boolean
  /** The one row of the list that Tab reaches; the arrow keys reach the others. */
  isStop: boolean
  onFocus: () => void
}

const keep = (event: { preventDefault: () => void }) => event.preventDefault()

/** One slide of the list: to be opened, selected, moved. */
export const SlideRow = ({
  row,
  commands,
  count,
  isCurrent,
  isSelected,
  isSelecting,
  isCarried,
  isStop,
  onFocus,
}: SlideRowProps) => {
  const { key, number } = row
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition } = useSortable({
    id: key,
    disabled: number === undefined,
  })
  const tabIndex = isStop ? 0 : -1
  const isMovable = number !== undefined

  const press = ({ shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    if (isMovable && shiftKey) commands.selectTo(key)
    else if (isMovable && (ctrlKey || metaKey || isSelecting)) commands.toggle(key)
    else commands.open(key)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (isMovable && event.key === ' ') {
      event.preventDefault()
      commands.toggle(key)
    }
    if (isMovable && event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey) && !event.altKey) {
      event.preventDefault()
      commands.duplicate(key)
    }
    if (isMovable && event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      event.stopPropagation()
      commands.step(key, event.key === 'ArrowUp' ? -1 : 1)
    }
  }

  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
      data-slide={key}
      data-current={isCurrent || undefined}
      data-selected={isSelected || undefined}
      data-carried={isCarried || undefined}
      onFocus={onFocus}
      {...listeners}
    >
      {isMovable ? (
        <button
          ref={setActivatorNodeRef}
          {...attributes}
          type="button"
          tabIndex={tabIndex}
          className={styles.grip}
          aria-label={t('authoring:slide.grip', { number })}
          title={t('authoring:slide.grip', { number })}
        >
          <Icon of={DotsSixVerticalIcon} size={18} />
        </button>
      ) : (
        <span className={styles.grip} />
      )}
      {isSelecting && isMovable ? (
        <label className={styles.check}>
          <input
            type="checkbox"
            tabIndex={tabIndex}
            checked={isSelected}
            aria-label={t('authoring:slide.select', { number })}
            onChange={() => commands.toggle(key)}
          />
        </label>
      ) : (
        <span className={styles.number} aria-hidden="true">
          {number === undefined ? '+' : numberText(number)}
        </span>
      )}
      <button
        type="button"
        data-slide-button
        tabIndex={tabIndex}
        className={styles.open}
        aria-current={isCurrent || undefined}
        onClick={press}
        onKeyDown={onKeyDown}
        onKeyUp={(event) => event.key === ' ' && keep(event)}
      >
        <VisuallyHidden>
          {number === undefined ? t('authoring:slide.unnumbered') : t('authoring:slide.numbered', { number })}
        </VisuallyHidden>{' '}
        <SlideFace row={row} />
      </button>
      <div className={styles.menu}>
        <SlideMenu row={row} commands={commands} count={count} isSelected={isSelected} tabIndex={tabIndex} />
      </div>
    </li>
  )
}
