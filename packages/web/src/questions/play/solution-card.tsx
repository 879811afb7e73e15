import { ChartBarIcon } from '@phosphor-icons/react/dist/ssr/ChartBar'
import type { AnswerData } from '@quokka/contract/socket'
import { parseList } from '@quokka/contract/wire'
import { classNames } from '../../lib/page/class-names.ts'
import { t } from '../../messages/stage.ts'
import { Card } from '../../ui/stage/layout/card.tsx'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import { Mascot } from '../../ui/stage/pictures/mascot.tsx'
import { RightAnswer } from '../answer-view.tsx'
import { QuestionMedia } from '../media/question-media.tsx'
import type { AnswerProps } from '../question-view.ts'
import styles from './solution-card.module.css'
import { isEasy, moodOf } from './verdict.ts'

/** How the wire says that there is no explanation. */
const NO_EXPLANATION = 'None'
/** An answer of so many characters is set smaller, as it was when it was asked. */
const LONG_ON_PROJECTOR = 31

const isLong = (correctAnswer: string): boolean =>
  parseList(correctAnswer)
    .flat()
    .some((text) => text.length >= LONG_ON_PROJECTOR)

interface SolutionCardProps {
  question: AnswerProps['question']
  answer: AnswerProps['answer'] &
    Pick<AnswerData, 'showAnswer' | 'answerContent' | 's3AnswerImageName' | 'answerImageAlt'>
  /** How many got it right, 0 to 100; missing where nobody was asked. */
  correctPercent?: number | undefined
  /** Where a medium of this question is, by its name. */
  mediaUrl: (name: string) => string
  isWide?: boolean
  /** No higher than its place: what is told scrolls inside, over the difficulty. */
  isFitted?: boolean
}

/** The right answer in its own colour and shape, then why; the difficulty ends it. Wide for a class: a picture or our quokka beside it. */
export const SolutionCard = ({
  question,
  answer,
  correctPercent,
  mediaUrl,
  isWide = false,
  isFitted = false,
}: SolutionCardProps) => {
  const { showAnswer, isSurvey, answerContent, s3AnswerImageName } = answer
  const explained = showAnswer ? s3AnswerImageName : null
  const medium = explained ?? (isWide ? question.imageName : null)
  const alt = explained ? answer.answerImageAlt : question.imageAlt
  const hasExplanation = showAnswer && answerContent !== NO_EXPLANATION && answerContent !== ''
  if (isSurvey && !medium && !hasExplanation && !isWide) return null
  return (
    <Card
      tone="cream"
      as="section"
      className={classNames(styles.card, isWide && styles.wide, isFitted && styles.fitted)}
    >
      {medium && <QuestionMedia name={medium} url={mediaUrl(medium)} alt={alt} className={styles.medium} />}
      {isWide && !medium && (
        <div className={styles.stand}>
          <Mascot mood={moodOf(isSurvey, correctPercent ?? 0)} className={styles.mascot} />
        </div>
      )}
      <div className={styles.words}>
        <div className={styles.told} tabIndex={isFitted ? 0 : undefined}>
          {showAnswer ? (
            <div className={classNames(styles.answer, isLong(answer.correctAnswer) && styles.long)}>
              <RightAnswer question={question} answer={answer} />
            </div>
          ) : (
            <p className={styles.text}>{t('questions:play.solutionHidden')}</p>
          )}
          {isWide && isSurvey && !hasExplanation && <p className={styles.thanks}>{t('questions:play.thanksText')}</p>}
          {hasExplanation && <p className={styles.text}>{answerContent}</p>}
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
