import { googleForms } from './json/google-forms.ts'
import { kahootJson } from './json/kahoot-json.ts'
import { openTrivia } from './json/open-trivia.ts'
import type { Reader } from './reader.ts'
import { giftText } from './text/gift.ts'
import { aikenText, plainText } from './text/plain.ts'

/** Readers of JSON and of marked texts, which say what they are. */
export const MARKED_TEXT_READERS: readonly Reader[] = [openTrivia, googleForms, kahootJson, giftText]

/** Readers of texts as people write them, which may look like others. */
export const WRITTEN_TEXT_READERS: readonly Reader[] = [aikenText, plainText]
