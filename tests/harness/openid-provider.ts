import { createSign, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import Provider from 'oidc-provider'

/** What the provider knows of somebody. */
export interface ProviderAccount {
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
}

type Claims = Record<string, unknown>

/** A real OpenID provider on this machine. */
export interface OpenIdProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** By the name that is typed on the log-in page, with any password; it is the subject too. Others get an email made of their name. */
  accounts: Map<string, ProviderAccount>
  /** What becomes of the claims of the next ID tokens before they are signed. */
  changeClaims: (claims: Claims) => Claims
  /** Whether the next ID tokens are signed with a key that is not the provider's. */
  isForging: boolean
  /** Logs in and consents as a browser would that goes to this address; answers where the provider sends it in the end. */
  logIn(address: string, name: string): Promise<URL>
  /** Does the same on the provider's pages in a real browser, which must be on its way there. */
  signIn(page: Page, name: string): Promise<void>
  close(): Promise<void>
}

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

export const startOpenIdProvider = async ({ redirectUris }: { redirectUris: string[] }): Promise<OpenIdProvider> => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const issuer = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`
  const [clientId, clientSecret] = ['quokka', 'a secret of quokkas']
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const jwk = privateKey.export({ format: 'jwk' })

  const provided: Pick<OpenIdProvider, 'accounts' | 'changeClaims' | 'isForging'> = {
    accounts: new Map([
      ['ada', { email: 'ada@school.example', email_verified: true, given_name: 'Ada', family_name: 'Lovelace' }],
      ['ben', { email: 'ben@school.example', email_verified: false }],
      ['cleo', {}],
    ]),
    changeClaims: (claims) => claims,
    isForging: false,
  }

  const signed = (claims: Claims): string => {
    const content = `${base64url({ alg: 'RS256', kid: 'one' })}.${base64url(claims)}`
    const key = provided.isForging ? foreign.privateKey : privateKey
    return `${content}.${createSign('RSA-SHA256').update(content).sign(key, 'base64url')}`
  }

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...jwk, kid: 'one', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['for tests'] },
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // As Google does: who it is stands in the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    findAccount: (_context, name) => {
      const account = provided.accounts.get(name) ?? { email: `${name}@school.example`, email_verified: true }
      return { accountId: name, claims: () => ({ sub: name, ...account }) }
    },
  })
  provider.use(async (context, next) => {
    await next()
    const body: unknown = context.body
    if (context.path !== '/token' || typeof body !== 'object' || body === null || !('id_token' in body)) return
    const claims: Claims = JSON.parse(Buffer.from(String(body.id_token).split('.')[1] ?? '', 'base64url').toString())
    context.body = { ...body, id_token: signed(provided.changeClaims(claims)) }
  })
  const answer = provider.callback()
  server.on('request', (request, reply) => void answer(request, reply))

  const logIn = async (start: string, name: string): Promise<URL> => {
    const cookies = new Map<string, string>()
    const visit = async (url: URL, form?: Record<string, string>): Promise<Response> => {
      const reply = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      })
      for (const line of reply.headers.getSetCookie()) {
        const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(key, value)
      }
      return reply
    }
    let url = new URL(start)
    let reply = await visit(url)
    for (let steps = 0; steps < 20; steps += 1) {
      const location = reply.headers.get('location')
      if (location !== null) {
        url = new URL(location, url)
        if (url.origin !== issuer) return url
        reply = await visit(url)
        continue
      }
      const page = await reply.text()
      const [, action] = /<form[^>]* action="([^"]+)"/.exec(page) ?? []
      const [, prompt] = /name="prompt" value="(\w+)"/.exec(page) ?? []
      if (action === undefined || prompt === undefined) throw new Error(`the provider says ${reply.status}: ${page}`)
      reply = await visit(new URL(action, url), { prompt, login: name, password: 'any' })
    }
    throw new Error('the provider leads nowhere')
  }

  const signIn = async (page: Page, name: string): Promise<void> => {
    await page.locator('input[name=login]').fill(name)
    await page.locator('input[name=password]').fill('any')
    await page.locator('button[type=submit]').click()
    await page.getByRole('button', { name: 'Continue' }).click()
  }

  return Object.assign(provided, {
    issuer,
    clientId,
    clientSecret,
    logIn,
    signIn,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}
