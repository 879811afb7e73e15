import type { QTestQuestion } from '@quokka/contract/http'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { lazyWith } from '../../../lib/language/lazy-with.ts'
import { Redirect } from '../../../lib/navigation/location.tsx'
import { paths, qTestOf } from '../../../lib/navigation/paths.ts'
import { useLeaving } from '../../../lib/navigation/use-leaving.ts'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { useSecondsUntil } from '../../../room-connection/use-seconds-until.ts'
import { LiveRegion } from '../../../ui/stage/feedback/live-region.tsx'
import { StageGround } from '../../../ui/stage/layout/stage-ground.tsx'
import type { PageAttempt } from '../attempt/attempt.ts'
import type { AttemptState } from '../attempt/attempt-state.ts'
import { announcementOf } from './announcement-of.ts'
import { AnsweredPage } from './answered-page.tsx'
import { ExitDialog } from './exit-dialog.tsx'
import { OverPage } from './over-page.tsx'
import { QuestionPage } from './question-page.tsx'
import { ResultPage } from './result-page.tsx'

const ComplaintDialog = lazyWith('complaints', () =>
  import('../../../complaints/complaint-dialog.tsx').then((m) => ({ default: m.ComplaintDialog })),
)

interface PageProps {
  state: AttemptState
  attempt: PageAttempt
  onExit: () => void
  onReport: (question: QTestQuestion) => void
}

const Page = ({ state, attempt, onExit, onReport }: PageProps) => {
  switch (state.is) {
    case 'idle':
      return <StageGround>{null}</StageGround>
    case 'nobody':
      return <Redirect to={paths.home} />
    case 'coming':
    case 'over':
      if (state.is === 'over' && state.why === 'asksMore') return <Redirect to={qTestOf(state.attempt.qtestId)} />
      return <OverPage state={state} onRetry={attempt.resume} />
    case 'asking':
      return (
        <QuestionPage
          key={state.question.questionId}
          state={state}
          onAnswer={attempt.answer}
          onExit={onExit}
          onReport={() => onReport(state.question)}
        />
      )
    case 'answered':
      return (
        <AnsweredPage
          key={state.question.questionId}
          state={state}
          onGoOn={attempt.goOn}
          onExit={onExit}
          onReport={() => onReport(state.question)}
        />
      )
    case 'completed':
      return <ResultPage state={state} onReview={attempt.review} onRetake={attempt.retake} />
  }
}

/** Takes a QTest: one question after the other, then the results. The attempt is the tab's; without one the way leads home. */
export const QTestPlay = ({ attempt }: { attempt: PageAttempt }) => {
  const state = useSyncExternalStore(attempt.subscribe, attempt.read)
  useEffect(() => {
    attempt.resume()
    return attempt.leave
  }, [attempt])

  usePageTitle('attempt' in state ? state.attempt.qtestName : '')
  const isRunning = state.is === 'asking' || state.is === 'answered'
  const leaving = useLeaving(
    isRunning ? paths.qTest : undefined,
    'attempt' in state ? qTestOf(state.attempt.qtestId) : paths.home,
  )
  // The page behind it may go on to the next question meanwhile.
  const [reported, setReported] = useState<QTestQuestion>()
  const secondsLeft = useSecondsUntil(state.is === 'asking' ? state.endsAtMs : null)
  return (
    <>
      <LiveRegion message={announcementOf(state, secondsLeft)} />
      <Page state={state} attempt={attempt} onExit={leaving.ask} onReport={setReported} />
      {reported && 'attempt' in state && (
        <Suspense>
          <ComplaintDialog
            content={{
              qtestId: state.attempt.qtestId,
              attemptToken: state.attempt.attemptToken,
              quizId: reported.quizId,
              questionId: reported.questionId,
            }}
            name={reported.questionTitle}
            onClose={() => setReported(undefined)}
          />
        </Suspense>
      )}
      <ExitDialog open={leaving.isAsked} onStay={leaving.stay} onLeave={leaving.leave} />
    </>
  )
}
