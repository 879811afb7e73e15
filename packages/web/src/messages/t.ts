import { addCatalogue, translate } from '../lib/text/translate.ts'
import { stageCatalogue } from './catalogue.ts'
import type { Translator } from './translator.ts'

addCatalogue('en', stageCatalogue)

/** A sentence of the stage. */
export const t: Translator<typeof stageCatalogue> = (key, ...[params]) => translate(key, params)
