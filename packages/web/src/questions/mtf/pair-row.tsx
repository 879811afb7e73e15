import { LinkSimpleHorizontalIcon } from '@phosphor-icons/react/dist/ssr/LinkSimpleHorizontal'
import { XCircleIcon } from '@phosphor-icons/react/dist/ssr/XCircle'
import type { PointerEventHandler } from 'react'
import { classNames } from '../../lib/page/class-names.ts'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import { t } from './messages.ts'
import styles from './player.module.css'

interface PairRowProps {
  slot: number
  prompt: string
  lang: string | undefined
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
  lang,
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
  const hint = t(isTarget || isAsking ? 'dropHere' : 'choose')
  return (
    <li className={styles.row}>
      <span className={styles.prompt}>
        <bdi lang={lang}>{prompt}</bdi>
      </span>
      <Icon of={LinkSimpleHorizontalIcon} size={22} className={styles.link} />
      <span data-place={slot} className={styles.place}>
        <button
          type="button"
          onPointerDown={onPointerDown}
          aria-label={
            word === null ? t('slotEmpty', { hint, prompt: name }) : t('slotFilled', { word: word.text, prompt: name })
          }
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
          {word ? <bdi lang={lang}>{word.text}</bdi> : <span className={styles.handle}>{hint}</span>}
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
