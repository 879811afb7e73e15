import { languageCookie } from '../http/callers/reader-language.ts'
import type { Visitor } from '../http/endpoints/mount-endpoint.ts'
import type { Account } from '../stores/accounts.ts'

/** A browser in which somebody signs in reads the language of the account from then on. Rule LG7. */
export const keepLanguage = (
  { language }: Pick<Account, 'language'>,
  { origin, setCookie }: Pick<Visitor, 'origin' | 'setCookie'>,
): void => {
  if (language !== null) setCookie(languageCookie(language, origin?.startsWith('https:') ?? false))
}
