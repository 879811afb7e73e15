import { parseList } from '@quokka/contract/wire'
import { blanksOf, capitals } from '@quokka/core/lib'
import { t } from '../../messages/stage.ts'
import { VisuallyHidden } from '../../ui/stage/layout/visually-hidden.tsx'
import type { AnswerProps } from '../question-view.ts'
import { LetterBoxes } from './letter-boxes.tsx'
import { isRightToLeft, lettersOf, wordsOf } from './letters.ts'
import { RightMark } from './right-mark.tsx'
import styles from './typed-answer.module.css'

/** The right word in its boxes. */
export const RightWord = ({ answer }: AnswerProps) => {
  const [word] = parseList(answer.correctAnswer)
  if (typeof word !== 'string') return null
  const blanks = blanksOf(word, null)
  return (
    <div className={styles.right}>
      <VisuallyHidden>{capitals(word)}</VisuallyHidden>
      <LetterBoxes
        words={wordsOf(blanks)}
        letters={lettersOf(word, blanks)}
        isOnCream
        isRightToLeft={isRightToLeft([word])}
      />
      <RightMark />
    </div>
  )
}

/** "You wrote SATURN". */
export const TypedWord = ({ answer }: AnswerProps) =>
  answer.playerAnswer === '' ? null : (
    <p>
      {t('questions:youWrote')} <strong>{capitals(answer.playerAnswer)}</strong>
    </p>
  )
