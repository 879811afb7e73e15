import { useDraggable, useDroppable } from '@dnd-kit/core'
import { DotsSixVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsSixVertical'
import type { PointerEventHandler } from 'react'
import { useId } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { t } from '../../messages/t.ts'
import { Icon } from '../../ui/stage/icon.tsx'
import type { Slots } from '../families/pairs.ts'
import { wordsLeft } from '../families/pairs.ts'
import styles from './player.module.css'
import { WordShape } from './word-shape.tsx'

interface WordBankProps {
  slots: Slots
  words: readonly string[]
  picked: number | null
  isAsleep: boolean
  onPress: (word: number) => void
}

/** The words that have no place yet; a word dropped here comes back. */
export const WordBank = ({ slots, words, picked, isAsleep, onPress }: WordBankProps) => {
  const bank = useDroppable({ id: 'bank', disabled: isAsleep })
  const headingId = useId()
  const left = wordsLeft(slots)
  return (
    <div ref={bank.setNodeRef} className={styles.bank}>
      <p id={headingId} className={styles.bankTitle}>
        {left.length > 0 ? t('questions:types.MTF.wordsLeft') : t('questions:types.MTF.noWordsLeft')}
      </p>
      <ul className={styles.words} aria-labelledby={headingId}>
        {slots.map((_, word) => (
          // A word that is placed leaves its gap, so that nothing moves under a finger.
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is its number.
          <li key={word} className={left.includes(word) ? undefined : styles.gone}>
            {left.includes(word) ? (
              <Word
                word={word}
                text={words[word] ?? ''}
                isPicked={picked === word}
                isAsleep={isAsleep}
                onPress={() => onPress(word)}
              />
            ) : (
              <WordShape text={words[word] ?? ''} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface WordProps {
  word: number
  text: string
  isPicked: boolean
  isAsleep: boolean
  onPress: () => void
}

const Word = ({ word, text, isPicked, isAsleep, onPress }: WordProps) => {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: String(word), disabled: isAsleep })
  return (
    <button
      type="button"
      ref={setNodeRef}
      onPointerDown={listeners?.onPointerDown as PointerEventHandler | undefined}
      aria-pressed={isPicked}
      aria-disabled={isAsleep || undefined}
      className={classNames(styles.word, isPicked && styles.picked, isDragging && styles.away)}
      onClick={isAsleep ? undefined : onPress}
    >
      <Icon of={DotsSixVerticalIcon} size={20} />
      {text}
    </button>
  )
}
