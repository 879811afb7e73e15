import { ChartBarIcon } from '@phosphor-icons/react/dist/ssr/ChartBar'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import type { BankQuestion } from '@quokka/contract/http'
import { useId } from 'react'
import { t } from '../../../../messages/studio.ts'
import { draftOf } from '../../../../questions/editing/draft/slide-draft.ts'
import { editorOf } from '../../../../questions/editing/editors.ts'
import { LETTERS } from '../../../../questions/families/option-keys.ts'
import { VisuallyHidden } from '../../../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../../../ui/stage/pictures/icon.tsx'
import { AnswerShape } from '../../../../ui/stage/room/answer-shape.tsx'
import styles from './bank-question-card.module.css'

/** Up to so many percent of right answers a question stands out as hard. */
const HARD_PERCENT = 50

const classesOf = (classes: readonly number[]): string => {
  const [first, last] = [Math.min(...classes), Math.max(...classes)]
  if (classes.length === 0) return ''
  return first === last ? t('authoring:bank.classOf', { number: first }) : t('authoring:bank.classes', { first, last })
}

interface BankQuestionCardProps {
  one: BankQuestion
  isChosen: boolean
  /** As many are chosen as can be at once. */
  isFull: boolean
  onChoose: () => void
}

/** A question of another quiz as a small slide with its answers; the whole card is what is chosen. */
export const BankQuestionCard = ({ one, isChosen, isFull, onChoose }: BankQuestionCardProps) => {
  const id = useId()
  const { question, quizName, classes, image, rightPercent, difficulty } = one
  const { form, shortLabel } = editorOf(question.questionType)
  const answers = form.answers(draftOf(question).fields).slice(0, LETTERS.length)
  const isChoice = answers.some(({ isRight }) => !isRight)
  return (
    <li>
      <label className={styles.card} data-chosen={isChosen || undefined}>
        <span className={styles.slide}>
          <span className={styles.top}>
            <span dir="auto" className={styles.question}>
              {question.questionTitle}
            </span>
            {image && (
              <img className={styles.picture} src={image} alt={question.questionImageAlt ?? ''} loading="lazy" />
            )}
            <input
              type="checkbox"
              className={styles.check}
              checked={isChosen}
              aria-label={question.questionTitle}
              aria-describedby={id}
              aria-disabled={(isFull && !isChosen) || undefined}
              onChange={() => (isChosen || !isFull) && onChoose()}
            />
          </span>
          <span className={styles.answers} id={id}>
            {answers.map(({ text, isRight }, index) => {
              const letter = isChoice ? LETTERS[index] : undefined
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place.
                <span key={index} className={styles.answer} {...(letter && { 'data-answer': letter })}>
                  {letter && <AnswerShape answer={letter} className={styles.shape} />}
                  <span dir="auto" className={styles.text}>
                    {text}
                  </span>
                  {isRight && isChoice && (
                    <>
                      <Icon of={CheckCircleIcon} size={16} weight="fill" />
                      <VisuallyHidden>{t('authoring:bank.rightAnswer')}</VisuallyHidden>
                    </>
                  )}
                </span>
              )
            })}
          </span>
        </span>
        <span className={styles.foot}>
          <span className={styles.from}>
            <span dir="auto" className={styles.quiz}>
              {quizName}
            </span>
            <span className={styles.meta}>
              <b>{shortLabel()}</b> · {classesOf(classes)}
            </span>
          </span>
          {rightPercent !== undefined && (
            <span className={styles.share} data-hard={rightPercent <= HARD_PERCENT || undefined}>
              <Icon of={ChartBarIcon} size={16} />
              {t('authoring:bank.right', { percent: rightPercent })}
            </span>
          )}
          {rightPercent === undefined && difficulty && (
            <span className={styles.share} data-hard={difficulty === 'hard' || undefined}>
              {t(`authoring:bank.difficulties.${difficulty}`)}
            </span>
          )}
        </span>
      </label>
    </li>
  )
}
