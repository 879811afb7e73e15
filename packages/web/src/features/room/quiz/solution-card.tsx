import { ChartBarIcon } from '@phosphor-icons/react/dist/ssr/ChartBar'
import { classNames } from '../../../lib/class-names.ts'
import { t } from '../../../messages/t.ts'
import { RightAnswer } from '../../../questions/answer-view.tsx'
import { QuestionMedia } from '../../../questions/media/question-media.tsx'
import type { Answered } from '../../../room-connection/room-state.ts'
import { Card } from '../../../ui/stage/card.tsx'
import { Icon } from '../../../ui/stage/icon.tsx'
import { isEasy } from '../verdict.ts'
import { roomMediaUrl } from './room-media.ts'
import styles from './solution-card.module.css'

/** How the wire says that there is no explanation. */
const NO_EXPLANATION = 'None'

/** The right answer in its own colour and shape, then why; the difficulty ends it. */
export const SolutionCard = ({ state, isWide = false }: { state: Answered; isWide?: boolean }) => {
  const { answer, question, place } = state
  const { showAnswer, isSurvey, answerContent, s3AnswerImageName, correctPercent } = answer
  const medium = showAnswer ? s3AnswerImageName : null
  const difficulty = isEasy(correctPercent) ? t('room:easyQuestion', { n: correctPercent }) : t('room:trickyQuestion')
  const hasExplanation = showAnswer && answerContent !== NO_EXPLANATION && answerContent !== ''
  if (isSurvey && !medium && !hasExplanation) return null
  return (
    <Card tone="cream" as="section" className={classNames(styles.card, isWide && styles.wide)}>
      {medium && <QuestionMedia name={medium} url={roomMediaUrl(place.roomId)(medium)} className={styles.medium} />}
      <div className={styles.words}>
        {showAnswer ? (
          <div className={styles.answer}>
            <RightAnswer question={question} answer={answer} />
          </div>
        ) : (
          <p className={styles.text}>{t('room:solutionHidden')}</p>
        )}
        {hasExplanation && <p className={styles.text}>{answerContent}</p>}
        {!isSurvey && (
          <p className={styles.difficulty}>
            <Icon of={ChartBarIcon} size={24} />
            {difficulty}
          </p>
        )}
      </div>
    </Card>
  )
}
