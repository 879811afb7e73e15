import { DotsSixVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsSixVertical'
import type { MouseEvent, PointerEventHandler } from 'react'
import { useId } from 'react'
import { classNames } from '../../lib/page/class-names.ts'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import type { Slots } from '../families/pairs.ts'
import { wordsLeft } from '../families/pairs.ts'
import { t } from './messages.ts'
import styles from './player.module.css'
import { WordShape } from './word-shape.tsx'

/** The bank's name as a place to drop a word. */
export const BANK = 'bank'

interface WordBankProps {
  slots: Slots
  words: readonly string[]
  lang: string | undefined
  picked: number | null
  /** The word under the pointer. */
  carried: number | undefined
  isAsleep: boolean
  onPointerDown: (word: number) => PointerEventHandler<HTMLElement>
  onPress: (word: number, press: MouseEvent) => void
}

/** The words that have no place yet; a word dropped here comes back. */
export const WordBank = ({ slots, words, lang, picked, carried, isAsleep, onPointerDown, onPress }: WordBankProps) => {
  const headingId = useId()
  const left = wordsLeft(slots)
  return (
    <div data-place={BANK} className={styles.bank}>
      <p id={headingId} className={styles.bankTitle}>
        {left.length > 0 ? t('wordsLeft') : t('noWordsLeft')}
      </p>
      <ul className={styles.words} aria-labelledby={headingId}>
        {slots.map((_, word) => (
          // A word that is placed leaves its gap, so that nothing moves under a finger.
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is its number.
          <li key={word} className={left.includes(word) ? undefined : styles.gone}>
            {left.includes(word) ? (
              <Word
                text={words[word] ?? ''}
                lang={lang}
                isPicked={picked === word}
                isCarried={carried === word}
                isAsleep={isAsleep}
                onPointerDown={onPointerDown(word)}
                onPress={(press) => onPress(word, press)}
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
  text: string
  lang: string | undefined
  isPicked: boolean
  isCarried: boolean
  isAsleep: boolean
  onPointerDown: PointerEventHandler<HTMLElement>
  onPress: (press: MouseEvent) => void
}

const Word = ({ text, lang, isPicked, isCarried, isAsleep, onPointerDown, onPress }: WordProps) => (
  <button
    type="button"
    onPointerDown={onPointerDown}
    aria-pressed={isPicked}
    aria-disabled={isAsleep || undefined}
    className={classNames(styles.word, isPicked && styles.picked, isCarried && styles.away)}
    onClick={isAsleep ? undefined : onPress}
  >
    <Icon of={DotsSixVerticalIcon} size={20} className={styles.handle} />
    <bdi lang={lang}>{text}</bdi>
  </button>
)
