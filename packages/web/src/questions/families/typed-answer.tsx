import { parseList } from '@quokka/contract/wire'
import { t } from '../../messages/t.ts'
import { VisuallyHidden } from '../../ui/stage/layout/visually-hidden.tsx'
import type { AnswerProps } from '../question-view.ts'
import { LetterBoxes } from './letter-boxes.tsx'
import { lettersOf, upper, wordsOf } from './letters.ts'
import { RightMark } from './right-mark.tsx'
import styles from './typed-answer.module.css'

const upperText = (text: string): string => Array.from(text).map(upper).join('')

/** The right word in its boxes. */
export const RightWord = ({ answer }: AnswerProps) => {
  const [word] = parseList(answer.correctAnswer)
  if (typeof word !== 'string') return null
  const blanks = Array.from(word.normalize('NFC')).map((letter) => (letter === ' ' ? ' ' : ''))
  return (
    <div className={styles.right}>
      <VisuallyHidden>{upperText(word)}</VisuallyHidden>
      <LetterBoxes words={wordsOf(blanks)} letters={lettersOf(word, blanks)} isOnCream />
      <RightMark />
    </div>
  )
}

/** "You wrote SATURN". */
export const TypedWord = ({ answer }: AnswerProps) =>
  answer.playerAnswer === '' ? null : (
    <p>
      {t('questions:youWrote')} <strong>{upperText(answer.playerAnswer)}</strong>
    </p>
  )
