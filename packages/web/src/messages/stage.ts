import { enteringMessages } from '../entering/messages.ts'
import { homeMessages } from '../features/home/messages.ts'
import { joinMessages } from '../features/room/join/messages.ts'
import { roomMessages } from '../features/room/messages.ts'
import { languageMessages } from '../language/messages.ts'
import { libMessages } from '../lib/messages.ts'
import { pageMessages, titleMessages } from '../lib/navigation/page-messages.ts'
import { addCatalogue, translate, translateIn } from '../lib/text/translate.ts'
import { questionMessages } from '../questions/messages.ts'
import { roomConnectionMessages } from '../room-connection/messages.ts'
import { uiMessages } from '../ui/messages.ts'
import type { CreateTranslator, Translator } from './translator.ts'

/** The English messages of the stage: a namespace a feature. `lib/language` knows which of them every page has. */
const stageCatalogue = {
  ui: uiMessages,
  lib: libMessages,
  pages: pageMessages,
  titles: titleMessages,
  home: homeMessages,
  join: joinMessages,
  entering: enteringMessages,
  language: languageMessages,
  room: roomMessages,
  questions: questionMessages,
  roomConnection: roomConnectionMessages,
}

export type StageCatalogue = typeof stageCatalogue

addCatalogue(stageCatalogue)

/** A sentence of the stage. */
export const t: Translator<StageCatalogue> = translate

/** Makes the `t` of a feature that brings messages of its own; it has those of the stage as well. */
export const createTranslator: CreateTranslator<StageCatalogue> = translateIn
