import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft'
import { t } from '../../messages/stage.ts'
import type { RoomState } from '../../room-connection/room-state.ts'
import { IconButton } from '../../ui/stage/controls/icon-button.tsx'
import { EmptyState } from '../../ui/stage/feedback/empty-state.tsx'
import { StageGround } from '../../ui/stage/layout/stage-ground.tsx'
import { StageHeader } from '../../ui/stage/layout/stage-header.tsx'
import { useRoomContext } from './room-context.ts'

/** On the way in: the line is being opened, or the seat is asked for. */
export const EnteringRoom = ({ state }: { state: RoomState }) => {
  const { leave } = useRoomContext()
  if (state.phase !== 'entering') return <StageGround>{null}</StageGround>
  const isOffline = state.line.is === 'lost' && state.line.isOffline
  return (
    <StageGround scene="hills">
      <StageHeader start={<IconButton icon={ArrowLeftIcon} label={t('ui:back')} onPress={leave} />} />
      <main>
        <EmptyState
          heading="h1"
          mood={isOffline ? 'oops' : 'thinking'}
          title={isOffline ? state.roomId.toUpperCase() : t('room:enteringRoom')}
          sentence={isOffline ? t('lib:offline') : state.roomId.toUpperCase()}
        />
      </main>
    </StageGround>
  )
}
