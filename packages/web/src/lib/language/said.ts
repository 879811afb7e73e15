import { FIRST_LANGUAGE } from '@quokka/languages'
import { languageInUse, translate } from '../text/translate.ts'
import { loadPart } from './language.ts'

const SPACE = 'refusals:'

const translated = (key: string, filling: Readonly<Record<string, string | number>> = {}): string | undefined => {
  const found = translate(SPACE + key, filling)
  // Without one it is the key itself.
  return found.startsWith(SPACE) ? undefined : found
}

/** A sentence of the server, by what it says in no language: in the language in use, or as it is where that has none. */
export const said = (says: string, sentence: string): string => {
  const [key = '', query] = says.split('?')
  const filling = Object.fromEntries(
    Array.from(new URLSearchParams(query), ([name, value]) => [name, /^\d{1,9}$/.test(value) ? Number(value) : value]),
  )
  const { label } = filling
  const named = label === undefined ? filling : { ...filling, label: translated(`label/${label}`) ?? label }
  return translated(key, named) ?? sentence
}

/** The sentence of an answer that is an error, in the language in use. */
export const saidError = async (error: { errorCode: string; errorMessage: string; errorSays?: string | undefined }) => {
  await loadRefusals()
  return said(error.errorSays ?? error.errorCode, error.errorMessage)
}

/** Resolves when what the server refuses with can be said, or has to be said in English. */
export const loadRefusals = async (): Promise<void> => {
  if (languageInUse() !== FIRST_LANGUAGE) await loadPart('refusals').catch(() => {})
}
