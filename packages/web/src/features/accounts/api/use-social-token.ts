import type { SignedIn } from '@quokka/contract/http'
import { getToken } from '@quokka/contract/http'
import type { Outcome } from '../../../lib/calls/call.ts'
import { call } from '../../../lib/calls/call.ts'
import { t } from '../../../messages/accounts.ts'

/** Everything that the provider put into the address, since the server checks the whole of it. */
const askForToken = async (sent: Readonly<Record<string, string>>): Promise<Outcome<SignedIn>> => {
  const { code, state } = sent
  // Somebody who changed their mind at the provider comes back without a code.
  if (!code || !state) return { ok: false, sentence: t('lib:fallback') }
  return call(getToken, { ...sent, code, state })
}

/** Ends a social login with what the provider sent back. */
export const useSocialToken = () => askForToken
