import { ChartBarIcon } from '@phosphor-icons/react/dist/ssr/ChartBar'
import { parseList } from '@quokka/contract/wire'
import { classNames } from '../../../lib/class-names.ts'
import { t } from '../../../messages/t.ts'
import { RightAnswer } from '../../../questions/answer-view.tsx'
import { QuestionMedia } from '../../../questions/media/question-media.tsx'
import type { Answered } from '../../../room-connection/room-state.ts'
import { Card } from '../../../ui/stage/card.tsx'
import { Icon } from '../../../ui/stage/icon.tsx'
import { Mascot } from '../../../ui/stage/mascot.tsx'
import { isEasy } from '../verdict.ts'
import { roomMediaUrl } from './room-media.ts'
import styles from './solution-card.module.css'

/** How the wire says that there is no explanation. */
const NO_EXPLANATION = 'None'
/** An answer of so many characters is set smaller, as it was when it was asked. */
const LONG_ON_PROJECTOR = 31

const isLong = (correctAnswer: string): boolean =>
  parseList(correctAnswer)
    .flat()
    .some((text) => text.length >= LONG_ON_PROJECTOR)

/** The right answer in its own colour and shape, then why; the difficulty ends it. Wide for a class: a picture or our quokka beside it. */
export const SolutionCard = ({ state, isWide = false }: { state: Answered; isWide?: boolean }) => {
  const { answer, question, place } = state
  const { showAnswer, isSurvey, answerContent, s3AnswerImageName, correctPercent } = answer
  const explained = showAnswer ? s3AnswerImageName : null
  const medium = explained ?? (isWide ? (question?.imageName ?? null) : null)
  const difficulty = isEasy(correctPercent) ? t('room:easyQuestion', { n: correctPercent }) : t('room:trickyQuestion')
  const hasExplanation = showAnswer && answerContent !== NO_EXPLANATION && answerContent !== ''
  if (isSurvey && !medium && !hasExplanation && !isWide) return null
  return (
    <Card tone="cream" as="section" className={classNames(styles.card, isWide && styles.wide)}>
      {medium && <QuestionMedia name={medium} url={roomMediaUrl(place.roomId)(medium)} className={styles.medium} />}
      {isWide && !medium && (
        <div className={styles.stand}>
          <Mascot mood={isSurvey ? 'happy' : 'cheering'} className={styles.mascot} />
        </div>
      )}
      <div className={styles.words}>
        {showAnswer ? (
          <div className={classNames(styles.answer, isLong(answer.correctAnswer) && styles.long)}>
            <RightAnswer question={question} answer={answer} />
          </div>
        ) : (
          <p className={styles.text}>{t('room:solutionHidden')}</p>
        )}
        {isWide && isSurvey && !hasExplanation && <p className={styles.text}>{t('room:thanksText')}</p>}
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
