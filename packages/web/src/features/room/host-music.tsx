import type { CurrentQuestion } from '@quokka/contract/socket'
import { mediaKind } from '@quokka/core/media'
import type { RoomState } from '../../room-connection/room-state.ts'
import { isInRoom } from '../../room-connection/room-state.ts'
import type { TuneName } from '../../ui/stage/sound/music/tunes.ts'
import { useMusic } from '../../ui/stage/sound/music/use-music.ts'

/** A question that is listened to is not played over. */
const isQuiet = ({ imageName }: CurrentQuestion): boolean => imageName !== null && mediaKind(imageName) !== 'image'

const tuneOf = (state: RoomState): TuneName | null => {
  if (isInRoom(state) && state.place.calm) return null
  if (state.phase === 'waiting') return 'lobby'
  return state.phase === 'question' && !isQuiet(state.question) ? 'question' : null
}

/** The host's music: a loop while players come in, one that hurries while a question is open, silence otherwise, and in a calm room. */
export const HostMusic = ({ state }: { state: RoomState }) => {
  useMusic(tuneOf(state), state.phase === 'question' ? state.endsAtMs : null)
  return null
}
