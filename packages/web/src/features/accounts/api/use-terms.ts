import { termsAndConditions } from '@quokka/contract/http'
import { call } from '../../../lib/calls/call.ts'
import { useLoaded } from '../../../lib/calls/use-loaded.ts'

/** The terms as the server writes them. */
export const useTerms = () => {
  const { loaded, reload } = useLoaded(() => call(termsAndConditions, {}))
  return { terms: loaded, reload }
}
