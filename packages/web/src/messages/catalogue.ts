import { homeMessages } from '../features/home/messages.ts'
import { joinMessages } from '../features/room/join/messages.ts'
import { roomMessages } from '../features/room/messages.ts'
import { libMessages } from '../lib/messages.ts'
import { questionMessages } from '../questions/messages.ts'
import { roomConnectionMessages } from '../room-connection/messages.ts'
import { uiMessages } from '../ui/messages.ts'

/** The English catalogue of the stage: a namespace a feature. The studio adds its own when it is loaded. */
export const stageCatalogue = {
  ui: uiMessages,
  lib: libMessages,
  home: homeMessages,
  join: joinMessages,
  room: roomMessages,
  questions: questionMessages,
  roomConnection: roomConnectionMessages,
}
