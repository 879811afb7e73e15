import { useEffect, useSyncExternalStore } from 'react'
import { Redirect } from '../../../lib/navigation/location.tsx'
import { paths, qTestOf } from '../../../lib/navigation/paths.ts'
import { useLeaving } from '../../../lib/navigation/use-leaving.ts'
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

interface PageProps {
  state: AttemptState
  attempt: PageAttempt
  onExit: () => void
}

const Page = ({ state, attempt, onExit }: PageProps) => {
  switch (state.is) {
    case 'idle':
      return <StageGround>{null}</StageGround>
    case 'nobody':
      return <Redirect to={paths.home} />
    case 'coming':
    case 'over':
      return <OverPage state={state} onRetry={attempt.resume} />
    case 'asking':
      return <QuestionPage key={state.question.questionId} state={state} onAnswer={attempt.answer} onExit={onExit} />
    case 'answered':
      return <AnsweredPage key={state.question.questionId} state={state} onGoOn={attempt.goOn} onExit={onExit} />
    case 'completed':
      return <ResultPage state={state} onRetake={attempt.retake} />
  }
}

/** Takes a QTest: one question after the other, then the results. The attempt is the tab's; without one the way leads home. */
export const QTestPlay = ({ attempt }: { attempt: PageAttempt }) => {
  const state = useSyncExternalStore(attempt.subscribe, attempt.read)
  useEffect(() => {
    attempt.resume()
    return attempt.leave
  }, [attempt])

  const isRunning = state.is === 'asking' || state.is === 'answered'
  const leaving = useLeaving(
    isRunning ? paths.qTest : undefined,
    'attempt' in state ? qTestOf(state.attempt.qtestId) : paths.home,
  )
  const secondsLeft = useSecondsUntil(state.is === 'asking' ? state.endsAtMs : null)
  return (
    <>
      <LiveRegion message={announcementOf(state, secondsLeft)} />
      <Page state={state} attempt={attempt} onExit={leaving.ask} />
      <ExitDialog open={leaving.isAsked} onStay={leaving.stay} onLeave={leaving.leave} />
    </>
  )
}
