import { useDraggable, useDroppable } from '@dnd-kit/core'
import { LinkSimpleHorizontalIcon } from '@phosphor-icons/react/dist/ssr/LinkSimpleHorizontal'
import { XCircleIcon } from '@phosphor-icons/react/dist/ssr/XCircle'
import type { PointerEventHandler } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { t } from '../../messages/t.ts'
import { Icon } from '../../ui/stage/icon.tsx'
import { VisuallyHidden } from '../../ui/stage/visually-hidden.tsx'
import styles from './player.module.css'

interface PairRowProps {
  slot: number
  prompt: string
  word: { number: number; text: string } | null
  /** Tapped, and waiting for its word. */
  isAimed: boolean
  /** Its word was tapped, to be put somewhere else. */
  isPicked: boolean
  /** A word is lifted or tapped and looks for a place. */
  isAsking: boolean
  isAsleep: boolean
  onPress: () => void
  onClear: (word: number) => void
}

export const PairRow = ({
  slot,
  prompt,
  word,
  isAimed,
  isPicked,
  isAsking,
  isAsleep,
  onPress,
  onClear,
}: PairRowProps) => {
  const place = useDroppable({ id: String(slot), disabled: isAsleep })
  const held = useDraggable({
    id: word === null ? `empty-${slot}` : String(word.number),
    disabled: isAsleep || word === null,
  })
  const isTarget = isAimed || place.isOver
  const name = prompt || t('questions:types.MTF.numberedPrompt', { number: slot + 1 })
  return (
    <li className={styles.row}>
      <span className={styles.prompt}>{prompt}</span>
      <Icon of={LinkSimpleHorizontalIcon} size={22} className={styles.link} />
      <span ref={place.setNodeRef} className={styles.place}>
        <button
          type="button"
          ref={held.setNodeRef}
          onPointerDown={held.listeners?.onPointerDown as PointerEventHandler | undefined}
          aria-pressed={isAimed || isPicked}
          aria-disabled={isAsleep || undefined}
          className={classNames(
            styles.slot,
            word !== null && styles.full,
            isTarget && styles.target,
            isPicked && styles.picked,
            held.isDragging && styles.away,
          )}
          onClick={isAsleep ? undefined : onPress}
        >
          {word?.text ?? (isTarget || isAsking ? t('questions:types.MTF.dropHere') : t('questions:types.MTF.choose'))}
          <VisuallyHidden>
            {word === null
              ? t('questions:types.MTF.slotEmpty', { prompt: name })
              : t('questions:types.MTF.slotFilled', { prompt: name })}
          </VisuallyHidden>
        </button>
        {word !== null && !isAsleep && (
          <button
            type="button"
            className={styles.clear}
            aria-label={t('questions:types.MTF.clear', { word: word.text })}
            onClick={() => onClear(word.number)}
          >
            <Icon of={XCircleIcon} size={24} />
          </button>
        )}
      </span>
    </li>
  )
}
