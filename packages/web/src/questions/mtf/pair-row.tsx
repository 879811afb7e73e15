import { LinkSimpleHorizontalIcon } from '@phosphor-icons/react/dist/ssr/LinkSimpleHorizontal'
import { XCircleIcon } from '@phosphor-icons/react/dist/ssr/XCircle'
import type { PointerEventHandler } from 'react'
import { classNames } from '../../lib/page/class-names.ts'
import { VisuallyHidden } from '../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import { t } from './messages.ts'
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
  /** The pointer holds a word over its place. */
  isOver: boolean
  /** Its word is under the pointer. */
  isCarried: boolean
  isAsleep: boolean
  onPointerDown: PointerEventHandler<HTMLElement> | undefined
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
  isOver,
  isCarried,
  isAsleep,
  onPointerDown,
  onPress,
  onClear,
}: PairRowProps) => {
  const isTarget = isAimed || isOver
  const name = prompt || t('numberedPrompt', { number: slot + 1 })
  return (
    <li className={styles.row}>
      <span className={styles.prompt}>{prompt}</span>
      <Icon of={LinkSimpleHorizontalIcon} size={22} className={styles.link} />
      <span data-place={slot} className={styles.place}>
        <button
          type="button"
          onPointerDown={onPointerDown}
          aria-pressed={isAimed || isPicked}
          aria-disabled={isAsleep || undefined}
          className={classNames(
            styles.slot,
            word !== null && styles.full,
            isTarget && styles.target,
            isPicked && styles.picked,
            isCarried && styles.away,
          )}
          onClick={isAsleep ? undefined : onPress}
        >
          {word?.text ?? <span className={styles.handle}>{isTarget || isAsking ? t('dropHere') : t('choose')}</span>}
          <VisuallyHidden>
            {word === null ? t('slotEmpty', { prompt: name }) : t('slotFilled', { prompt: name })}
          </VisuallyHidden>
        </button>
        {word !== null && !isAsleep && (
          <button
            type="button"
            className={styles.clear}
            aria-label={t('clear', { word: word.text })}
            onClick={() => onClear(word.number)}
          >
            <Icon of={XCircleIcon} size={24} />
          </button>
        )}
      </span>
    </li>
  )
}
