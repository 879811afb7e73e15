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

const lettersIn = (text: string): string => capitals(text).replace(/[^\p{L}\p{M}]/gu, '')

/** Whether an answer was right though it is spelled as none of the accepted ones. Rule QU25. */
const isSlip = ({ isCorrect, playerAnswer, correctAnswer }: AnswerProps['answer']): boolean => {
  const own = lettersIn(playerAnswer)
  const accepted = parseList(correctAnswer).flatMap((text) => (typeof text === 'string' ? lettersIn(text) : []))
  return isCorrect === true && own !== '' && accepted.length > 0 && !accepted.includes(own)
}

/** "You wrote SATURN". */
export const TypedWord = ({ answer }: AnswerProps) =>
  answer.playerAnswer === '' ? null : (
    <p>
      {t('questions:youWrote')} <strong>{capitals(answer.playerAnswer)}</strong>
      {isSlip(answer) && <> {t('questions:oneSlip')}</>}
    </p>
  )
