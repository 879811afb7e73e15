import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown'
import { CaretUpIcon } from '@phosphor-icons/react/dist/ssr/CaretUp'
import { DotsSixVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsSixVertical'
import type { KeyboardEventHandler, PointerEventHandler } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { t } from '../../messages/t.ts'
import { Icon } from '../../ui/stage/icon.tsx'
import styles from './player.module.css'

interface OrderCardProps {
  id: string
  text: string
  /** From 0. */
  place: number
  of: number
  isAsleep: boolean
  onStep: (by: -1 | 1) => void
}

/** The whole card drags by pointer; its grip is what the keyboard lifts, its arrows do the same a step at a time. */
export const OrderCard = ({ id, text, place, of, isAsleep, onStep }: OrderCardProps) => {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  })
  const moves = transform && CSS.Translate.toString(transform)
  return (
    <li
      ref={setNodeRef}
      style={{ transform: moves ?? undefined, transition }}
      className={classNames(styles.holder, isDragging && styles.above)}
    >
      <div
        className={classNames(styles.card, isDragging && styles.lifted, isAsleep && styles.asleep)}
        onPointerDown={listeners?.onPointerDown as PointerEventHandler | undefined}
      >
        {!isAsleep && (
          <button
            type="button"
            ref={setActivatorNodeRef}
            aria-label={t('questions:types.DND.grip', { item: text, place: place + 1, of })}
            aria-describedby={attributes['aria-describedby']}
            className={styles.grip}
            onKeyDown={listeners?.onKeyDown as KeyboardEventHandler | undefined}
          >
            <Icon of={DotsSixVerticalIcon} size={20} />
          </button>
        )}
        <span className={styles.text}>{text}</span>
        {!isAsleep && (
          <>
            <Arrow icon={CaretUpIcon} isEnd={place === 0} onPress={() => onStep(-1)}>
              {t('questions:types.DND.up', { item: text })}
            </Arrow>
            <Arrow icon={CaretDownIcon} isEnd={place === of - 1} onPress={() => onStep(1)}>
              {t('questions:types.DND.down', { item: text })}
            </Arrow>
          </>
        )}
      </div>
    </li>
  )
}

interface ArrowProps {
  icon: PhosphorIcon
  isEnd: boolean
  onPress: () => void
  children: string
}

const Arrow = ({ icon, isEnd, onPress, children }: ArrowProps) => (
  <button
    type="button"
    className={styles.arrow}
    aria-label={children}
    aria-disabled={isEnd || undefined}
    onClick={(event) => {
      if (isEnd) return
      const button = event.currentTarget
      onPress()
      // The card may be taken out of the page and put back on its way; the focus goes with it.
      requestAnimationFrame(() => button.focus())
    }}
  >
    <Icon of={icon} size={22} />
  </button>
)
