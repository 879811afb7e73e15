import { accountsMessages } from '../features/accounts/messages.ts'
import { addCatalogue, translate } from '../lib/text/translate.ts'
import type { StageCatalogue } from './stage.ts'
import { studioMessages } from './studio-messages.ts'
import type { Translator } from './translator.ts'

/** What the screens of the log in say: all that they download of the studio's messages, which are 60 kB. */
const accountsCatalogue = { studio: studioMessages, accounts: accountsMessages }

export type AccountsCatalogue = StageCatalogue & typeof accountsCatalogue

addCatalogue(accountsCatalogue)

/** A sentence of the log in, or of the stage, which is in use wherever the log in is. */
export const t: Translator<AccountsCatalogue> = translate
