import type { Messages } from '../lib/text/translate.ts'
import { addCatalogue, translate } from '../lib/text/translate.ts'
import type { Words } from './translator.ts'

/** Puts the words of one thing into use, under a namespace of its own: for what brings its words along, such as a question type. */
export const ownWords = <const Own extends Messages>(namespace: string, messages: Own): Words<Own> => {
  addCatalogue('en', { [namespace]: messages })
  return (path, ...[params]) => translate(`${namespace}:${path}`, params)
}
