import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import type { QuestionFigures } from '@quokka/contract/http'
import { classNames } from '../../../lib/page/class-names.ts'
import { numberText, twoDigits } from '../../../lib/text/numbers.ts'
import { t } from '../../../messages/studio.ts'
import { choiceText } from '../../../questions/registry.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import { percentInWords, secondsInWords } from './in-words.ts'
import styles from './question-bars.module.css'

/** Below this share of right answers a question is a tricky one, in percent. */
const TRICKY_BELOW = 50

const isTricky = ({ rightPercent }: QuestionFigures): boolean => rightPercent !== null && rightPercent < TRICKY_BELOW

/** How often each question was answered right; unfolded, what was answered. Rule RW8. */
export const QuestionBars = ({ questions }: { questions: readonly QuestionFigures[] }) => (
  <Card
    title={t('reports:page.questions.title')}
    className={styles.card}
    end={
      questions.length > 0 && (
        <p className={styles.legend} aria-hidden="true">
          <span className={styles.key} /> {t('reports:page.questions.above')}
          <span className={classNames(styles.key, styles.tricky)} /> {t('reports:page.questions.tricky')}
        </p>
      )
    }
  >
    {questions.length === 0 && <p className={styles.none}>{t('reports:page.questions.none')}</p>}
    <ol className={styles.list}>
      {questions.map((question) => (
        <li key={question.questionId}>
          <QuestionRow question={question} />
        </li>
      ))}
    </ol>
  </Card>
)

const QuestionRow = ({ question }: { question: QuestionFigures }) => {
  const { number, questionTitle, asked, rightPercent } = question
  return (
    <details className={styles.question}>
      <summary className={styles.row}>
        <span className={styles.number}>{numberText(number)}</span>
        <span dir="auto" className={styles.title} title={questionTitle}>
          {questionTitle}
        </span>
        <span className={styles.track} aria-hidden="true">
          <span
            className={classNames(styles.bar, isTricky(question) && styles.tricky)}
            style={{ inlineSize: `${rightPercent ?? 0}%` }}
          />
        </span>
        <span className={styles.percent}>
          {rightPercent === null && asked > 0 ? t('reports:page.questions.survey') : percentInWords(rightPercent)}
          {isTricky(question) && <VisuallyHidden>{`, ${t('reports:page.questions.tricky')}`}</VisuallyHidden>}
        </span>
        <Icon of={CaretDownIcon} size={16} className={styles.caret} />
      </summary>
      <Distribution question={question} />
    </details>
  )
}

const Distribution = ({ question }: { question: QuestionFigures }) => {
  const { questionType, asked, answered, medianAnswerMs, facility, discrimination, distribution, isKeyChanged } =
    question
  const facts = [
    t('reports:page.questions.answered', { answered, asked }),
    medianAnswerMs !== null && t('reports:page.questions.median', { time: secondsInWords(medianAnswerMs) }),
    facility !== null && t('reports:page.questions.facility', { value: twoDigits(facility) }),
    discrimination !== null && t('reports:page.questions.discrimination', { value: twoDigits(discrimination) }),
  ].filter(Boolean)
  return (
    <div className={styles.unfolded}>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {isKeyChanged && <p className={styles.facts}>{t('reports:page.questions.keyChanged')}</p>}
      <ul className={styles.answers} aria-label={t('reports:page.questions.answers')}>
        {distribution.map(({ answer, players, isRight }) => (
          <li key={answer} className={styles.answer}>
            <span className={styles.given}>
              <bdi>{choiceText(questionType, answer)}</bdi>
              {isRight && (
                <span className={styles.right}>
                  <Icon of={CheckCircleIcon} size={18} weight="fill" />
                  {t('reports:page.questions.right')}
                </span>
              )}
            </span>
            <span className={styles.track} aria-hidden="true">
              <span
                className={classNames(styles.bar, !isRight && styles.other)}
                style={{ inlineSize: `${(players / Math.max(asked, 1)) * 100}%` }}
              />
            </span>
            <span className={styles.count}>{t('reports:page.questions.chosen', { count: players })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
