import { lazy, Suspense, useEffect, useState } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { AnswerPage } from '../../../questions/play/answer-page.tsx'
import { SolutionCard } from '../../../questions/play/solution-card.tsx'
import { verdictOf } from '../../../questions/play/verdict.ts'
import type { Answered } from '../../../room-connection/room-state.ts'
import { isLeading } from '../../../room-connection/room-state.ts'
import { HeadingFocus } from '../../../ui/stage/layout/heading-focus.tsx'
import { useSound } from '../../../ui/stage/sound/sound-provider.tsx'
import { AnswerFoot } from './answer-foot.tsx'
import styles from './answer-screen.module.css'
import { QuizFrame } from './quiz-frame.tsx'
import { roomMediaUrl } from './room-media.ts'

/** From so many characters on a title is set smaller. */
const LONG_TITLE = 100

const loadStatistics = () => import('./host-statistics.tsx').then((m) => ({ default: m.HostStatistics }))
const HostStatistics = lazy(loadStatistics)
const HostComplaint = lazy(() => import('./host-complaint.tsx').then((m) => ({ default: m.HostComplaint })))

const useRevealCue = ({ place, answer }: Answered) => {
  const { play } = useSound(place.isHost)
  const leads = isLeading(place)
  const verdict = verdictOf(answer)
  useEffect(() => {
    play(leads || (verdict !== 'right' && verdict !== 'wrong') ? 'reveal' : verdict)
  }, [leads, verdict, play])
}

/** Before anybody has points a rank would tell who was fastest, or came first. */
const hasPoints = ({ question, answer, leaderboard }: Answered): boolean =>
  answer.playerRunningScore.totalScore > 0 ||
  (question.maxPoints > 0 && answer.correctPercent > 0) ||
  (leaderboard?.playerStats.some((player) => player.totalScore > 0) ?? false)

/** After a question: how it went, the right answer and why; for a leading host also the chart. */
export const AnswerScreen = ({ state }: { state: Answered }) => {
  const { place, question, answer } = state
  const [showsChart, setShowsChart] = useState(false)
  useRevealCue(state)
  const leads = isLeading(place)
  // The chart is at hand before the host asks for it, whatever the line does then.
  useEffect(() => {
    if (leads) loadStatistics().catch(() => {})
  }, [leads])
  const isLast = question.questionNumber >= question.totalNoOfQuestions
  const shown = { question, answer, correctPercent: answer.correctPercent, mediaUrl: roomMediaUrl(place.roomId) }
  const chart = leads ? answer.hostModeData : undefined
  const complaint = place.isHost && (
    <Suspense>
      <HostComplaint state={state} />
    </Suspense>
  )

  if (chart && showsChart)
    return (
      <QuizFrame state={state} questionNumber={question.questionNumber}>
        <Suspense>
          <HostStatistics
            title={question.questionTitle}
            chart={chart}
            isSurvey={answer.isSurvey}
            isLast={isLast}
            onBack={() => setShowsChart(false)}
          />
        </Suspense>
      </QuizFrame>
    )
  return (
    <QuizFrame state={state} questionNumber={question.questionNumber}>
      <HeadingFocus>
        <div className={styles.scroll}>
          {leads ? (
            <div className={styles.led}>
              <h1 className={classNames(styles.title, question.questionTitle.length > LONG_TITLE && styles.long)}>
                {question.questionTitle}
              </h1>
              <SolutionCard {...shown} isWide />
              {complaint}
            </div>
          ) : (
            <>
              <AnswerPage
                {...shown}
                points={answer.playerScore}
                totalScore={answer.playerRunningScore.totalScore}
                rank={
                  hasPoints(state) ? { now: answer.playerRunningScore.rank, before: answer.previousRank } : undefined
                }
              />
              {complaint}
            </>
          )}
        </div>
      </HeadingFocus>
      <AnswerFoot isHost={place.isHost} isLast={isLast} onShowChart={chart && (() => setShowsChart(true))} />
    </QuizFrame>
  )
}
