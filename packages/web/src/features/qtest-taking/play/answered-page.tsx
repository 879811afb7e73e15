import { GoOnButton } from '../../../questions/play/go-on-button.tsx'
import { ResultPanel } from '../../../questions/play/result-panel.tsx'
import { SolutionCard } from '../../../questions/play/solution-card.tsx'
import { HeadingFocus } from '../../../ui/stage/layout/heading-focus.tsx'
import type { Answered } from '../attempt/attempt-state.ts'
import styles from './answered-page.module.css'
import { attemptMediaUrl } from './attempt-media.ts'
import { PlayFrame } from './play-frame.tsx'
import { ReportButton } from './report-button.tsx'

/** Of fewer the share of right answers says nothing of the question, and with one it is the reader's own answer. */
const FEWEST_FOR_SHARE = 5

interface AnsweredPageProps {
  state: Answered
  onGoOn: () => void
  onExit: () => void
  onReport: () => void
}

/** How the answer fared, the right one and why, where the host shows them; points only where results are shown. */
export const AnsweredPage = ({ state, onGoOn, onExit, onReport }: AnsweredPageProps) => {
  const { attempt, rules, question, answer, asked, isLast, isGoingOn } = state
  const isWorth = rules.showsScores && !answer.isSurvey
  return (
    <PlayFrame state={state} onExit={onExit}>
      <HeadingFocus>
        <div className={styles.page}>
          <ResultPanel question={question} answer={answer} points={isWorth ? answer.playerScore : undefined} />
          <SolutionCard
            question={question}
            answer={answer}
            correctPercent={asked < FEWEST_FOR_SHARE ? undefined : answer.correctPercent}
            mediaUrl={attemptMediaUrl(attempt.qtestId)}
            isFitted
          />
        </div>
      </HeadingFocus>
      <footer className={styles.foot}>
        <GoOnButton isLast={isLast} wide busy={isGoingOn} onPress={onGoOn} />
        <ReportButton onPress={onReport} />
      </footer>
    </PlayFrame>
  )
}
