import { useEffect } from 'react'
import { t } from '../../../messages/stage.ts'
import { placeOf } from '../../../questions/play/place-of.ts'
import { QuestionLine } from '../../../questions/play/question-line.tsx'
import { TimeBar } from '../../../questions/play/time-bar.tsx'
import { PlayerShell } from '../../../questions/player-shell.tsx'
import type { GetReady, Place, Question } from '../../../room-connection/room-state.ts'
import { hasClock, isLeading, playersIn } from '../../../room-connection/room-state.ts'
import { submitAnswer } from '../../../room-connection/room-store.ts'
import { useSecondsUntil } from '../../../room-connection/use-seconds-until.ts'
import { HeadingFocus } from '../../../ui/stage/layout/heading-focus.tsx'
import { TimerRing } from '../../../ui/stage/room/timer-ring.tsx'
import { useSound } from '../../../ui/stage/sound/sound-provider.tsx'
import { useRoomContext } from '../room-context.ts'
import { AnsweredCount } from './answered-count.tsx'
import { AnsweredPanel } from './answered-panel.tsx'
import { QuestionFoot } from './question-foot.tsx'
import styles from './question-screen.module.css'
import { QuizFrame } from './quiz-frame.tsx'
import { roomMediaUrl } from './room-media.ts'
import { SlideFoot } from './slide-foot.tsx'

/** The last seconds tick, the very last one higher. */
const TICKING_S = 5

const useQuestionCues = (secondsLeft: number | null, isLocked: boolean, { isHost, calm }: Place) => {
  const { play } = useSound(isHost)
  useEffect(() => {
    if (calm || secondsLeft === null || secondsLeft === 0 || secondsLeft > TICKING_S) return
    play(secondsLeft === 1 ? 'lastTick' : 'tick')
  }, [secondsLeft, calm, play])
  useEffect(() => {
    if (isLocked) play('locked')
  }, [isLocked, play])
}

/** A question while it may be answered. */
export const QuestionScreen = ({ state }: { state: GetReady | Question }) => {
  const { question, place, given, endsAtMs, line, leaderboard, isMoment } = state
  const { ownScore } = useRoomContext()
  const leads = isLeading(place)
  const isTimed = hasClock(question)
  const secondsLeft = useSecondsUntil(endsAtMs)
  const { isOn: isSoundOn } = useSound(place.isHost)
  useQuestionCues(secondsLeft, given !== null, place)

  const isOffline = line.is === 'lost'
  const answered = leaderboard?.playerAnsweredCount ?? 0
  const players = leaderboard ? playersIn(leaderboard).here : 0
  const clock = {
    secondsLeft: Math.min(secondsLeft ?? 0, question.timeToAnswer),
    totalSeconds: question.timeToAnswer,
  }
  const ring = isTimed && <TimerRing {...clock} label={t('questions:play.timeLeft')} />
  const { countedNumber: number, questionCount: total } = question
  // Who plays alone is not told that nobody else has answered.
  const isAlone = !leads && players <= 1
  // Whoever has time left is not hurried.
  const isThrough = given !== null || secondsLeft === 0
  const wait = isMoment ? (isThrough ? t('room:aMoment') : '') : undefined
  const count = !isAlone && wait !== '' && (
    <AnsweredCount answered={answered} total={players} isOffline={isOffline} wait={wait} />
  )
  const bar = isTimed && (
    <TimeBar {...clock} place={placeOf(question)}>
      {count}
    </TimeBar>
  )

  return (
    <QuizFrame
      state={state}
      question={question}
      compactTimer={ring}
      scoresFoot={
        isTimed && (
          <TimeBar {...clock} onCream>
            {count}
          </TimeBar>
        )
      }
    >
      <QuestionLine number={number} total={total} ring={ring} score={leads ? undefined : ownScore} />
      <HeadingFocus>
        <div className={styles.body}>
          <PlayerShell
            question={question}
            locked={given?.text ?? null}
            pending={given !== null && !given.received && isOffline}
            disabled={leads || secondsLeft === 0}
            onAnswer={submitAnswer}
            mediaUrl={roomMediaUrl(place.roomId)}
            isHostView={leads}
            playsMedia={place.isHost && isSoundOn}
            beside={
              isTimed && (
                <AnsweredPanel
                  {...clock}
                  answered={answered}
                  total={players}
                  players={leaderboard?.playerStats ?? []}
                  isLarge={leads}
                  isAlone={isAlone}
                  wait={wait}
                />
              )
            }
          />
        </div>
      </HeadingFocus>
      {isTimed ? (
        <QuestionFoot bar={bar} isHost={place.isHost} isLeading={leads} />
      ) : (
        <SlideFoot question={question} isHost={place.isHost} />
      )}
    </QuizFrame>
  )
}
