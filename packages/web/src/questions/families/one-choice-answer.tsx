import { parseList } from '@quokka/contract/wire'
import { t } from '../../messages/stage.ts'
import { AnswerShape } from '../../ui/stage/room/answer-shape.tsx'
import type { AnswerProps, ChoiceText, QuestionToShow } from '../question-view.ts'
import styles from './one-choice-answer.module.css'
import { LETTERS } from './option-keys.ts'
import { RightMark } from './right-mark.tsx'

const letterOf = (question: QuestionToShow, option: string) => {
  const options: readonly unknown[] = question.answerChoices
  return LETTERS[options.indexOf(option)]
}

interface OneChoiceProps extends AnswerProps {
  /** Where the words of the options are the type's own. */
  choiceText?: ChoiceText
}

/** The right option as its tile: letter, shape and colour as they were asked. */
export const RightOption = ({ question, answer, choiceText }: OneChoiceProps) => {
  const [option] = parseList(answer.correctAnswer)
  if (typeof option !== 'string') return null
  const letter = letterOf(question, option)
  return (
    <div className={styles.right}>
      <span className={styles.tile} data-answer={letter}>
        {letter && <AnswerShape answer={letter} className={styles.badge} />}
        {choiceText === undefined ? <bdi lang={question.language}>{option}</bdi> : choiceText(option)}
      </span>
      <RightMark />
    </div>
  )
}

/** "You chose Jupiter". */
export const ChosenOption = ({ answer, choiceText = String }: OneChoiceProps) =>
  answer.playerAnswer === '' ? null : (
    <p>
      {t('questions:youChose')} <strong dir="auto">{choiceText(answer.playerAnswer)}</strong>
    </p>
  )
