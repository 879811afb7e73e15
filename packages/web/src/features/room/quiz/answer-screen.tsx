import { lazy, Suspense, useEffect, useState } from 'react'
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

const loadStatistics = () => import('./host-statistics.tsx').then((m) => ({ default: m.HostStatistics }))
const HostStatistics = lazy(loadStatistics)

const useRevealCue = ({ place, answer }: Answered) => {
  const { play } = useSound(place.isHost)
  const leads = isLeading(place)
  const verdict = verdictOf(answer)
  useEffect(() => {
    play(leads || (verdict !== 'right' && verdict !== 'wrong') ? 'reveal' : verdict)
  }, [leads, verdict, play])
}

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
  const isLast = question !== null && question.questionNumber >= question.totalNoOfQuestions
  const shown = { question, answer, correctPercent: answer.correctPercent, mediaUrl: roomMediaUrl(place.roomId) }
  const chart = leads ? answer.hostModeData : undefined

  if (chart && showsChart)
    return (
      <QuizFrame state={state} questionNumber={question?.questionNumber}>
        <Suspense>
          <HostStatistics
            title={question?.questionTitle}
            chart={chart}
            correctPercent={answer.correctPercent}
            isLast={isLast}
            onBack={() => setShowsChart(false)}
          />
        </Suspense>
      </QuizFrame>
    )
  return (
    <QuizFrame state={state} questionNumber={question?.questionNumber}>
      <HeadingFocus>
        <div className={styles.scroll}>
          {leads ? (
            <div className={styles.led}>
              <h1 className={styles.title}>{question?.questionTitle}</h1>
              <SolutionCard {...shown} isWide />
            </div>
          ) : (
            <AnswerPage
              {...shown}
              points={answer.playerScore}
              totalScore={answer.playerRunningScore.totalScore}
              rank={{ now: answer.playerRunningScore.rank, before: answer.previousRank }}
            />
          )}
        </div>
      </HeadingFocus>
      <AnswerFoot isHost={place.isHost} isLast={isLast} onShowChart={chart && (() => setShowsChart(true))} />
    </QuizFrame>
  )
}
