import type { Configuration } from 'openid-client'
import { allowInsecureRequests, discovery, enableNonRepudiationChecks } from 'openid-client'
import * as z from 'zod'
import type { IdentityProvider } from '../../ports.ts'
import type { ProviderPorts } from './code-flow.ts'
import { codeFlowProvider, TIMEOUT_S } from './code-flow.ts'

const Claims = z.object({
  iss: z.string(),
  sub: z.string(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
})

/**
 * Google, or another OpenID provider in its place. It is asked about itself at the first login, not at the start, and again
 * after a failure. The ID token's signature is checked too, though it comes from the provider itself.
 */
export const google = ({ issuer, ...ports }: ProviderPorts & { issuer: string }): IdentityProvider => {
  let discovered: Promise<Configuration> | undefined
  const discover = async (): Promise<Configuration> => {
    try {
      return await discovery(new URL(issuer), ports.clientId, ports.clientSecret, undefined, {
        timeout: TIMEOUT_S,
        execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
      })
    } catch (error) {
      discovered = undefined
      throw error
    }
  }
  return codeFlowProvider({
    scope: 'openid email profile',
    isOpenId: true,
    onFailure: ports.onFailure,
    configuration: () => {
      discovered ??= discover()
      return discovered
    },
    identityOf: async (tokens) => {
      const { iss, sub, email, email_verified, given_name, family_name } = Claims.parse(tokens.claims())
      const verifiedEmail = email_verified === true ? email : undefined
      return { issuer: iss, subject: sub, verifiedEmail, givenName: given_name, familyName: family_name }
    },
  })
}
