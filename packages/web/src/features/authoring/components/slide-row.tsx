import { useSortable } from '@dnd-kit/sortable'
import { ArrowDownIcon } from '@phosphor-icons/react/dist/ssr/ArrowDown'
import { ArrowUpIcon } from '@phosphor-icons/react/dist/ssr/ArrowUp'
import { CheckSquareIcon } from '@phosphor-icons/react/dist/ssr/CheckSquare'
import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy'
import { DotsSixVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsSixVertical'
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash'
import type { KeyboardEvent, MouseEvent } from 'react'
import { t } from '../../../messages/studio.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { ActionMenu } from '../../../ui/studio/controls/action-menu.tsx'
import type { SlideRow as Row } from '../editor-state.ts'
import { SlideFace, titleOf } from './slide-face.tsx'
import styles from './slide-row.module.css'

export interface RowCommands {
  open: (key: string) => void
  toggle: (key: string) => void
  selectTo: (key: string) => void
  step: (key: string, by: -1 | 1) => void
  duplicate: (key: string) => void
  delete: (key: string) => void
  discard: (key: string) => void
}

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
  const { key, number, question } = row
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition } = useSortable({
    id: key,
    disabled: number === undefined,
  })
  const title = titleOf(row)
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
          {number ?? '+'}
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
        <ActionMenu
          label={t('authoring:slide.menu', { number: number ?? title })}
          tabIndex={tabIndex}
          actions={[
            ...(isMovable
              ? [
                  {
                    label: t('authoring:slide.moveUp'),
                    icon: ArrowUpIcon,
                    disabled: number === 1 && !isSelected,
                    onPress: () => commands.step(key, -1),
                  },
                  {
                    label: t('authoring:slide.moveDown'),
                    icon: ArrowDownIcon,
                    disabled: number === count && !isSelected,
                    onPress: () => commands.step(key, 1),
                  },
                  {
                    label: isSelected ? t('authoring:slide.removeFromSelection') : t('authoring:slide.addToSelection'),
                    icon: CheckSquareIcon,
                    onPress: () => commands.toggle(key),
                  },
                ]
              : []),
            ...(question
              ? [{ label: t('authoring:slide.duplicate'), icon: CopyIcon, onPress: () => commands.duplicate(key) }]
              : []),
            question
              ? {
                  label: t('authoring:slide.delete'),
                  icon: TrashIcon,
                  isDanger: true,
                  onPress: () => commands.delete(key),
                }
              : {
                  label: t('authoring:slide.discard'),
                  icon: TrashIcon,
                  isDanger: true,
                  onPress: () => commands.discard(key),
                },
          ]}
        />
      </div>
    </li>
  )
}
