import { SHEET_WORDS } from '@quokka/core/reports'
import type { Language } from '@quokka/languages'
import { PAGE_WORDS } from '../../packages/server/src/features/web/messages.ts'
import { MAIL_WORDS } from '../../packages/server/src/mailing/mail-words.ts'
import { translationsOf } from '../../packages/server/src/wording/words.ts'
import type { Catalogue } from '../../packages/web/src/lib/text/translate.ts'

/** What the server says itself, in English, a namespace a file. */
export const readServersSentences = (): Catalogue => ({ mails: MAIL_WORDS, pages: PAGE_WORDS, sheets: SHEET_WORDS })

/** The same as a language has it. */
export const readServersTranslations = (language: Language): Catalogue => ({
  mails: translationsOf(language, 'mails'),
  pages: translationsOf(language, 'pages'),
  sheets: translationsOf(language, 'sheets'),
})
