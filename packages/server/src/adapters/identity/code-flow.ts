import type { Configuration, TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client'
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import * as z from 'zod'
import type { Identity, IdentityProvider } from '../../ports.ts'

/** How long a provider may take to answer, in seconds: somebody waits. */
export const TIMEOUT_S = 8

export interface ProviderPorts {
  clientId: string
  clientSecret: string
  /** Gets the reason of each login that failed, without anything of the person in it. */
  onFailure(why: string): void
}

/** What one provider has of its own. */
interface Flow {
  scope: string
  /** Whether an ID token with the nonce comes with the tokens. */
  isOpenId: boolean
  configuration(): Promise<Configuration>
  identityOf(
    tokens: TokenEndpointResponse & TokenEndpointResponseHelpers,
    configuration: Configuration,
  ): Promise<Identity>
  onFailure: ProviderPorts['onFailure']
}

const word = z.string().optional().catch(undefined)
/** What may be told of a failure: kinds and names, not the values beneath, which are the provider's answers. */
const Failure = z.object({
  message: z.string(),
  /** What an OAuth server says is wrong. */
  error: word,
  cause: z
    .object({ code: word, message: word, cause: z.object({ claim: word }).optional().catch(undefined) })
    .optional()
    .catch(undefined),
})

const tellable = (thrown: unknown): string => {
  const { message, error, cause } = Failure.parse(thrown)
  const told = [message, error, cause?.code, cause?.message, cause?.cause?.claim]
  return told.filter((part) => part !== undefined && part !== '').join(', ')
}

/** The code flow with state and PKCE, and with a nonce where there is an ID token. */
export const codeFlowProvider = (flow: Flow): IdentityProvider => {
  /** A provider that is away, or answers nonsense, is no bug of ours. */
  const attempt = async <Done>(work: (configuration: Configuration) => Promise<Done>): Promise<Done | undefined> => {
    try {
      return await work(await flow.configuration())
    } catch (error) {
      flow.onFailure(tellable(error))
      return undefined
    }
  }

  return {
    begin: (redirectUri) =>
      attempt(async (configuration) => {
        const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()]
        const address = buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: flow.scope,
          state,
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(flow.isOpenId && { nonce }),
        })
        return { address: address.href, state, nonce, verifier }
      }),
    complete: (currentUrl, { state, nonce, verifier }) =>
      attempt(async (configuration) => {
        const tokens = await authorizationCodeGrant(configuration, currentUrl, {
          expectedState: state,
          pkceCodeVerifier: verifier,
          ...(flow.isOpenId && { expectedNonce: nonce }),
        })
        return flow.identityOf(tokens, configuration)
      }),
  }
}
