import { useCallback, useEffect, useState } from 'react'
import { leaveRoomInSession } from '../../../account/session.ts'
import { useNavigate } from '../../../lib/navigation/location.tsx'
import { paths } from '../../../lib/navigation/paths.ts'
import { t } from '../../../messages/stage.ts'
import type { Closed, ClosedWhy } from '../../../room-connection/room-state.ts'
import { useSecondsUntil } from '../../../room-connection/use-seconds-until.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { StageGround } from '../../../ui/stage/layout/stage-ground.tsx'
import { StageHeader } from '../../../ui/stage/layout/stage-header.tsx'
import { Brand } from '../../../ui/stage/pictures/brand.tsx'
import { Mascot } from '../../../ui/stage/pictures/mascot.tsx'
import { TimerRing } from '../../../ui/stage/room/timer-ring.tsx'
import { PhaseHeading } from '../phase-heading.tsx'
import styles from './closed-room.module.css'

const HOST_LEFT_S = 8
/** Long enough for a child to read why, and to choose. */
const REFUSED_S = 20
/** Home repeats these: who is not let in reads why for as long as it takes. */
const REFUSALS: readonly ClosedWhy[] = ['removed', 'refused']

interface Saying {
  title: string
  text: string | null
  /** Until home; null for as long as the player likes. */
  waitS: number | null
}

const sayings = (closed: Closed): Saying => {
  switch (closed.why) {
    case 'hostLeft': {
      // One sentence (contract §12); its exclamation is the screen's title.
      const sentence = t('room:hostLeft')
      const end = sentence.indexOf('!') + 1
      return { title: sentence.slice(0, end), text: sentence.slice(end).trim(), waitS: HOST_LEFT_S }
    }
    case 'removed':
      return { title: t('room:removedTitle'), text: t('entering:room/removed'), waitS: REFUSED_S }
    case 'replaced':
      return { title: t('room:replacedTitle'), text: t('room:replaced'), waitS: null }
    case 'refused':
      return { title: t('room:notInTitle'), text: closed.sentence, waitS: REFUSED_S }
    default:
      return { title: t('room:roomOverTitle'), text: t('room:roomOver'), waitS: HOST_LEFT_S }
  }
}

interface ClosedRoomProps {
  closed: Closed
  /** Takes the seat back from the tab that has it now. */
  onPlayHere: () => void
}

/** The room is over for this tab: why, how long until home, and two ways on. */
export const ClosedRoom = ({ closed, onPlayHere }: ClosedRoomProps) => {
  const navigate = useNavigate()
  const toast = useToast()
  const { why, roomId } = closed
  const { title, text, waitS } = sayings(closed)
  const isUnknown = why === 'noSuchRoom'
  const isReplaced = why === 'replaced'
  const [goesAtMs] = useState(() => waitS && performance.now() + waitS * 1_000)
  const goHome = useCallback(
    () => navigate(paths.home, { replace: true, state: REFUSALS.includes(why) ? { refused: text } : null }),
    [navigate, why, text],
  )
  const secondsLeft = useSecondsUntil(isUnknown ? null : goesAtMs)
  const isOver = isUnknown || secondsLeft === 0

  useEffect(() => {
    if (!isReplaced) leaveRoomInSession()
    // The room's own address is where one waits for a place.
    if (why === 'full') navigate(`/${roomId}`, { replace: true })
  }, [isReplaced, why, navigate, roomId])
  useEffect(() => {
    if (!isOver) return
    if (isUnknown) toast({ text: t('room:invalidLink'), tone: 'bad' })
    goHome()
  }, [isOver, isUnknown, goHome, toast])

  if (isUnknown || why === 'full') return <StageGround>{null}</StageGround>
  return (
    <StageGround scene="hills">
      <StageHeader start={<Brand />} />
      <main className={styles.closed}>
        <Mascot mood="oops" className={styles.mascot} />
        <PhaseHeading className={styles.title}>{title}</PhaseHeading>
        <p className={styles.text}>{text}</p>
        {waitS !== null && secondsLeft !== null && (
          <div className={styles.count}>
            <TimerRing secondsLeft={secondsLeft} totalSeconds={waitS} label={t('room:goingHome')} />
            <p>
              {t('room:goingHome')}
              <br />
              {t('room:inSeconds', { count: secondsLeft })}
            </p>
          </div>
        )}
        <div className={styles.ways}>
          {isReplaced ? (
            <Button wide onPress={onPlayHere}>
              {t('room:playHere')}
            </Button>
          ) : why === 'refused' ? (
            <Button wide onPress={() => navigate(paths.joinRoom, { replace: true, state: { roomId } })}>
              {t('ui:retry')}
            </Button>
          ) : (
            why !== 'removed' && (
              <Button wide onPress={() => navigate(paths.quizSelection, { replace: true })}>
                {t('room:startYourOwn')}
              </Button>
            )
          )}
          <Button wide tone="glass" onPress={goHome}>
            {t('room:goHome')}
          </Button>
        </div>
      </main>
    </StageGround>
  )
}
