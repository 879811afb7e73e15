import type { RoomState } from '../../room-connection/room-state.ts'
import { useMusic } from '../../ui/stage/sound/music/use-music.ts'

/** The host's music: a loop while players come in, one that hurries while a question is open, silence otherwise. */
export const HostMusic = ({ state }: { state: RoomState }) => {
  const tune = state.phase === 'waiting' ? 'lobby' : state.phase === 'question' ? 'question' : null
  useMusic(tune, state.phase === 'question' ? state.endsAtMs : null)
  return null
}
