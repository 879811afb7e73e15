import { ChartBarIcon } from '@phosphor-icons/react/dist/ssr/ChartBar'
import type { AnswerData } from '@quokka/contract/socket'
import { classNames } from '../../lib/page/class-names.ts'
import { t } from '../../messages/stage.ts'
import { Card } from '../../ui/stage/layout/card.tsx'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import { RightAnswer } from '../answer-view.tsx'
import { QuestionMedia } from '../media/question-media.tsx'
import type { AnswerProps } from '../question-view.ts'
import { explanationOf } from './explanation.ts'
import styles from './solution-card.module.css'
import { isEasy } from './verdict.ts'

interface SolutionCardProps {
  question: AnswerProps['question']
  answer: AnswerProps['answer'] &
    Pick<AnswerData, 'showAnswer' | 'answerContent' | 's3AnswerImageName' | 'answerImageAlt'>
  /** How many got it right, 0 to 100; missing where nobody was asked. */
  correctPercent?: number | undefined
  /** Where a medium of this question is, by its name. */
  mediaUrl: (name: string) => string
  /** No higher than its place: what is told scrolls inside, over the difficulty. */
  isFitted?: boolean
}

/** The right answer in its own colour and shape, then why; the difficulty ends it. */
export const SolutionCard = ({ question, answer, correctPercent, mediaUrl, isFitted = false }: SolutionCardProps) => {
  const { showAnswer, isSurvey, s3AnswerImageName } = answer
  const explained = showAnswer ? s3AnswerImageName : null
  const medium = explained ?? question.imageName
  const alt = explained ? answer.answerImageAlt : question.imageAlt
  const explanation = explanationOf(answer)
  if (isSurvey && !medium && !explanation) return null
  return (
    <Card tone="cream" as="section" className={classNames(styles.card, isFitted && styles.fitted)}>
      {medium && <QuestionMedia name={medium} url={mediaUrl(medium)} alt={alt} className={styles.medium} />}
      <div className={styles.words}>
        <div
          className={styles.told}
          {...(isFitted && { tabIndex: 0, role: 'group', 'aria-label': t('questions:rightAnswer') })}
        >
          {showAnswer ? (
            <div className={styles.answer}>
              <RightAnswer question={question} answer={answer} />
            </div>
          ) : (
            <p className={styles.text}>{t('questions:play.solutionHidden')}</p>
          )}
          {explanation && (
            <p lang={question.language} dir="auto" className={styles.text}>
              {explanation}
            </p>
          )}
        </div>
        {!isSurvey && correctPercent !== undefined && (
          <p className={styles.difficulty}>
            <Icon of={ChartBarIcon} size={24} />
            {isEasy(correctPercent)
              ? t('questions:play.easyQuestion', { n: correctPercent })
              : t('questions:play.trickyQuestion')}
          </p>
        )}
      </div>
    </Card>
  )
}
