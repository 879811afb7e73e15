import { changeLanguage, getProfile } from '@quokka/contract/http'
import type { Language } from '@quokka/languages'
import { call } from '../lib/calls/call.ts'

/** The profile of whoever is signed in. That nobody is, is for the caller to know and no reason to leave the page. */
export const fetchProfile = () => call(getProfile, {}, { unauthorized: () => {} })

/** Has the account remember a language. A login that is over has none to keep. */
export const storeLanguage = async (language: Language): Promise<void> => {
  const answer = await call(changeLanguage, { language }, { unauthorized: () => {} })
  if (!answer.ok && answer.status !== 401) throw new Error(answer.sentence)
}
