import { EyeIcon } from '@phosphor-icons/react/dist/ssr/Eye'
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash'
import type { PageAnswer, PageQuestion, QuizPage } from '@quokka/contract/http'
import { useState } from 'react'
import { numberText } from '../../../lib/text/numbers.ts'
import { t } from '../../../messages/studio.ts'
import { choiceText, views } from '../../../questions/registry.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import { fetchAnswers } from '../api/quiz-page-calls.ts'
import styles from './questions-card.module.css'

const PERCENT = 100

/** Numbers of the scored questions: an info slide has none. */
const numbersOf = (questions: readonly PageQuestion[]): (number | undefined)[] => {
  let number = 0
  return questions.map(({ isScored }) => {
    if (isScored) number += 1
    return isScored ? number : undefined
  })
}

/** An info slide has no answer; what it explains is shown all the same. */
const hasAnswers = ({ isScored, otherChoices, explanation = '' }: PageAnswer): boolean =>
  isScored || otherChoices.length > 0 || explanation !== ''

const Answers = ({ questionType, answers, otherChoices, explanation, isScored }: PageAnswer) => {
  const inWords = (choices: readonly string[]) => choices.map((choice) => choiceText(questionType, choice)).join(' · ')
  return (
    <div className={styles.answers}>
      {isScored && (
        <p>
          <b className={styles.answer}>{t('quizPage:answer')}</b>{' '}
          {answers.length === 0 ? t('quizPage:noAnswer') : <bdi>{inWords(answers)}</bdi>}
        </p>
      )}
      {otherChoices.length > 0 && (
        <p className={styles.others}>{t('quizPage:others', { choices: inWords(otherChoices) })}</p>
      )}
      {explanation && (
        <p dir="auto" className={styles.others}>
          {explanation}
        </p>
      )}
    </div>
  )
}

interface RowProps {
  question: PageQuestion | PageAnswer
  number: number | undefined
}

const Row = ({ question, number }: RowProps) => {
  const { questionType, questionTitle, timeToAnswer, isScored } = question
  const type = views[questionType].name()
  return (
    <li className={styles.row}>
      <span className={styles.number}>{number !== undefined && numberText(number)}</span>
      <div className={styles.words}>
        <p className={styles.title}>
          <bdi>{questionTitle}</bdi>
        </p>
        <p className={styles.type}>
          <b className={styles.code}>{questionType}</b>{' '}
          {isScored ? t('quizPage:seconds', { type, seconds: timeToAnswer }) : type}
        </p>
        {'answers' in question && hasAnswers(question) && <Answers {...question} />}
      </div>
    </li>
  )
}

/** The questions in their order; the answers are fetched when somebody asks for them. */
export const QuestionsCard = ({ quiz }: { quiz: QuizPage }) => {
  const { quizId, questionCount, rightShare, mayReadAnswers } = quiz
  const [answers, setAnswers] = useState<readonly PageAnswer[]>()
  const [isShown, setIsShown] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const toast = useToast()
  const questions = (isShown && answers) || quiz.questions
  const numbers = numbersOf(questions)

  const press = async () => {
    if (answers !== undefined) return setIsShown(!isShown)
    setIsAsking(true)
    const answer = await fetchAnswers(quizId)
    setIsAsking(false)
    if (!answer.ok) return toast({ text: answer.sentence, tone: 'bad' })
    setAnswers(answer.value)
    setIsShown(true)
  }

  return (
    <Card
      title={t('quizPage:questions', { count: questionCount })}
      end={
        <div className={styles.end}>
          {rightShare !== undefined && (
            <p className={styles.share}>{t('quizPage:rightShare', { percent: Math.round(rightShare * PERCENT) })}</p>
          )}
          {mayReadAnswers && (
            <span className={styles.button}>
              <Button tone="soft" icon={isShown ? EyeSlashIcon : EyeIcon} busy={isAsking} onPress={() => void press()}>
                {t(isShown ? 'quizPage:hideAnswers' : 'quizPage:showAnswers')}
              </Button>
            </span>
          )}
        </div>
      }
    >
      <ol className={styles.list}>
        {questions.map((question, at) => (
          // A slide has no id here, and none moves.
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is the identity
          <Row key={at} question={question} number={numbers[at]} />
        ))}
      </ol>
      {!isShown && (
        <p className={styles.covered}>
          <Icon of={EyeSlashIcon} size={20} />
          {t(mayReadAnswers ? 'quizPage:covered' : 'quizPage:forAdults')}
        </p>
      )}
    </Card>
  )
}
