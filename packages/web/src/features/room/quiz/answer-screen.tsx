import type { AnswerData } from '@quokka/contract/socket'
import { Suspense, useEffect } from 'react'
import { lazyWith } from '../../../lib/language/lazy-with.ts'
import { AnswerPage } from '../../../questions/play/answer-page.tsx'
import { verdictOf } from '../../../questions/play/verdict.ts'
import type { Answered } from '../../../room-connection/room-state.ts'
import { isLeading } from '../../../room-connection/room-state.ts'
import { HeadingFocus } from '../../../ui/stage/layout/heading-focus.tsx'
import { useSound } from '../../../ui/stage/sound/sound-provider.tsx'
import { AnswerFoot } from './answer-foot.tsx'
import styles from './answer-screen.module.css'
import { QuizFrame } from './quiz-frame.tsx'
import { roomMediaUrl } from './room-media.ts'

/** For a host in host mode alone, and so is its download. */
export const loadHostShow = () => import('./show/host-show.tsx').then((m) => ({ default: m.HostShow }))
const HostShow = lazyWith('studio', loadHostShow)
const HostComplaint = lazyWith('studio', () =>
  import('./host-complaint.tsx').then((m) => ({ default: m.HostComplaint })),
)

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

/** For the row of results: where the viewer stands and stood. */
const rankOf = ({ playerRunningScore: { rank, decidingTime }, previousRank }: AnswerData) => ({
  now: rank,
  before: previousRank,
  decidingTime,
})

/** After a question: how it went, the right answer and why; for a leading host the show. */
export const AnswerScreen = ({ state }: { state: Answered }) => {
  const { place, question, answer } = state
  useRevealCue(state)
  const isLast = question.questionNumber >= question.totalNoOfQuestions
  const chart = isLeading(place) ? answer.hostModeData : undefined
  const complaint = place.isHost && (
    <Suspense>
      <HostComplaint state={state} />
    </Suspense>
  )
  return (
    <QuizFrame state={state} question={question}>
      {chart ? (
        <Suspense>
          <HostShow state={state} chart={chart} isLast={isLast} complaint={complaint} />
        </Suspense>
      ) : (
        <>
          <HeadingFocus>
            <div className={styles.scroll}>
              <AnswerPage
                question={question}
                answer={answer}
                correctPercent={answer.correctPercent}
                mediaUrl={roomMediaUrl(place.roomId)}
                points={answer.playerScore}
                totalScore={answer.playerRunningScore.totalScore}
                rank={hasPoints(state) ? rankOf(answer) : undefined}
              />
              {complaint}
            </div>
          </HeadingFocus>
          <AnswerFoot isHost={place.isHost} isLast={isLast} />
        </>
      )}
    </QuizFrame>
  )
}
