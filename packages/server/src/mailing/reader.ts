import type { Language } from '@quokka/languages'
import { FIRST_LANGUAGE } from '@quokka/languages'
import type { Account } from '../stores/accounts.ts'

/** Whoever reads an email. */
export interface Reader {
  email: string
  language: Language
}

/** The reader of an account's email. `asked` is the language of the request that causes it; nothing else causes some. Rule LG8. */
export const readerOf = (
  { email, language }: Pick<Account, 'email' | 'language'>,
  asked: Language = FIRST_LANGUAGE,
): Reader => ({ email, language: language ?? asked })
