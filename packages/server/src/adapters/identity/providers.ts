import type { SocialProvider } from '@quokka/contract/http'
import type { Config } from '../../config.ts'
import type { IdentityProvider, IdentityProviders } from '../../ports.ts'
import { facebook } from './facebook.ts'
import { google } from './google.ts'

/** The providers that have both an id and a secret; `onFailure` gets the reason of each login that failed at one. */
export const identityProviders = (
  config: Config,
  onFailure: (provider: SocialProvider, why: string) => void,
): IdentityProviders => {
  const providers = new Map<SocialProvider, IdentityProvider>()
  const offer = (
    provider: SocialProvider,
    clientId: string | undefined,
    clientSecret: string | undefined,
    open: (ports: { clientId: string; clientSecret: string; onFailure(why: string): void }) => IdentityProvider,
  ) => {
    if (clientId === undefined || clientSecret === undefined) return
    providers.set(provider, open({ clientId, clientSecret, onFailure: (why) => onFailure(provider, why) }))
  }
  offer('google', config.GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET, (ports) =>
    google({ ...ports, issuer: config.GOOGLE_ISSUER }),
  )
  offer('facebook', config.FACEBOOK_CLIENT_ID, config.FACEBOOK_CLIENT_SECRET, (ports) =>
    facebook({ ...ports, origin: config.FACEBOOK_ORIGIN }),
  )
  return providers
}
