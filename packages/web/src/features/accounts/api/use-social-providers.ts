import type { SocialProvider } from '@quokka/contract/http'
import { socialProviders } from '@quokka/contract/http'
import { call } from '../../../lib/calls/call.ts'
import { useLoaded } from '../../../lib/calls/use-loaded.ts'

/** The social logins of this installation; none while they are not known. */
export const useSocialProviders = (): readonly SocialProvider[] => {
  const { loaded } = useLoaded(() => call(socialProviders, {}))
  return loaded.is === 'ready' ? loaded.value.providers : []
}
