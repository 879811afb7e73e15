import { setUpOneTimeCode } from '@quokka/contract/http'
import { call } from '../../../lib/calls/call.ts'
import { useLoaded } from '../../../lib/calls/use-loaded.ts'

/** The secret for an authenticator app; it counts once a code was given. */
export const useOneTimeSecret = () => {
  const { loaded, reload } = useLoaded(() => call(setUpOneTimeCode, {}))
  return { loaded, reload }
}
