import { allowInsecureRequests, Configuration, fetchProtectedResource } from 'openid-client'
import * as z from 'zod'
import type { IdentityProvider } from '../../ports.ts'
import type { ProviderPorts } from './code-flow.ts'
import { codeFlowProvider, TIMEOUT_S } from './code-flow.ts'

const ISSUER = 'https://www.facebook.com'
const GRAPH = 'https://graph.facebook.com'

const Person = z.object({
  id: z.string().min(1),
  email: z.string().optional(),
  first_name: z.string().default(''),
  last_name: z.string().default(''),
})

/** Facebook, which has no ID token: the user is read from its graph. `origin` stands in for both of its hosts. */
export const facebook = ({ origin, ...ports }: ProviderPorts & { origin: string | undefined }): IdentityProvider => {
  const graph = origin ?? GRAPH
  const configuration = new Configuration(
    {
      issuer: ISSUER,
      authorization_endpoint: `${origin ?? ISSUER}/dialog/oauth`,
      token_endpoint: `${graph}/oauth/access_token`,
    },
    ports.clientId,
    ports.clientSecret,
  )
  configuration.timeout = TIMEOUT_S
  if (graph.startsWith('http:')) allowInsecureRequests(configuration)
  const person = new URL(`${graph}/me?fields=id,name,email,first_name,last_name`)

  return codeFlowProvider({
    scope: 'public_profile email',
    isOpenId: false,
    onFailure: ports.onFailure,
    configuration: async () => configuration,
    identityOf: async ({ access_token }) => {
      const reply = await fetchProtectedResource(configuration, access_token, person, 'GET')
      if (!reply.ok) throw new Error(`the graph answered ${reply.status}`)
      const { id, email, first_name, last_name } = Person.parse(await reply.json().catch(() => undefined))
      // Facebook tells no email that its owner has not confirmed.
      return { issuer: ISSUER, subject: id, verifiedEmail: email, givenName: first_name, familyName: last_name }
    },
  })
}
