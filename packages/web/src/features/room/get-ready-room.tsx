import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import { useEffect } from 'react'
import { PROJECTOR, useMedia } from '../../lib/page/use-media.ts'
import { t } from '../../messages/stage.ts'
import { QuestionPill } from '../../questions/play/question-pill.tsx'
import { views } from '../../questions/registry.ts'
import type { RoomState } from '../../room-connection/room-state.ts'
import { hasClock, isAsking, isInRoom } from '../../room-connection/room-state.ts'
import { useRoom } from '../../room-connection/room-store.ts'
import { useSecondsUntil } from '../../room-connection/use-seconds-until.ts'
import { IconButton } from '../../ui/stage/controls/icon-button.tsx'
import { EmptyState } from '../../ui/stage/feedback/empty-state.tsx'
import { StageGround } from '../../ui/stage/layout/stage-ground.tsx'
import { StageHeader } from '../../ui/stage/layout/stage-header.tsx'
import { Mascot } from '../../ui/stage/pictures/mascot.tsx'
import { SoundButton } from '../../ui/stage/sound/sound-button.tsx'
import { useSound } from '../../ui/stage/sound/sound-provider.tsx'
import { CountdownDisc } from './get-ready/countdown-disc.tsx'
import styles from './get-ready-room.module.css'
import { OfflineBanner } from './offline-banner.tsx'
import { PhaseHeading } from './phase-heading.tsx'
import { useRoomContext } from './room-context.ts'

/** What prepares the reader: the kind of question, its time, its points. */
const facts = (question: Extract<RoomState, { phase: 'getReady' }>['question']): string => {
  if (!hasClock(question)) return t('questions:play.infoSlide')
  const { questionType, timeToAnswer, maxPoints } = question
  const points = maxPoints > 0 ? [t('room:points', { count: maxPoints })] : []
  return [views[questionType].name(), t('room:seconds', { count: timeToAnswer }), ...points].join(' · ')
}

const useCountdownCues = (opensAtMs: number | null, isHost: boolean, isCalm: boolean) => {
  const { play } = useSound(isHost)
  const seconds = useSecondsUntil(opensAtMs)
  useEffect(() => {
    if (seconds !== null && !isCalm) play(seconds === 0 ? 'go' : 'getReady')
  }, [seconds, isCalm, play])
}

/** The countdown before each question; also where somebody waits who came in between two of them. */
export const GetReadyRoom = () => {
  const state = useRoom((room) => room)
  const { askToLeave } = useRoomContext()
  const isHost = isInRoom(state) && state.place.isHost
  const isCalm = isInRoom(state) && state.place.calm
  const size = useMedia(PROJECTOR) ? 'projector' : 'normal'
  const asking = isAsking(state) ? state : null
  useCountdownCues(asking?.opensAtMs ?? null, isHost, isCalm)
  if (!isInRoom(state)) return null
  return (
    <StageGround scene="hills">
      <StageHeader
        start={
          <IconButton icon={XIcon} label={t('questions:play.exit')} size={size} onPress={() => askToLeave('exit')} />
        }
        center={asking && <QuestionPill question={asking.question} />}
        end={<SoundButton isHost={isHost} label={t('ui:sound')} size={size} />}
      />
      <OfflineBanner />
      {asking ? (
        <main key={asking.question.questionId} className={styles.ready}>
          <div>
            <PhaseHeading className={styles.title}>{t('room:getReady')}</PhaseHeading>
            <p className={styles.facts}>{facts(asking.question)}</p>
          </div>
          <CountdownDisc opensAtMs={asking.opensAtMs} totalMs={state.place.getReadyMs} />
          <Mascot mood="thinking" className={styles.mascot} />
        </main>
      ) : (
        <main className={styles.ready}>
          <EmptyState heading="h1" mood="happy" title={t('room:youAreInShort')} sentence={t('room:thanksForJoining')} />
        </main>
      )}
    </StageGround>
  )
}
