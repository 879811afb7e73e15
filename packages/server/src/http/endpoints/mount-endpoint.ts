import type { Readable } from 'node:stream'
import type { Answer, Caller, Endpoint } from '@quokka/contract/http'
import { methodsOf } from '@quokka/contract/http'
import { SAYS_HEADER } from '@quokka/contract/wire'
import { isAdmin } from '@quokka/core/access'
import { credentialOfAccount } from '@quokka/core/accounts'
import type { Result } from '@quokka/core/lib'
import type { Language } from '@quokka/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Account } from '../../stores/accounts.ts'
import type { Bodies } from '../bodies/bodies.ts'
import { limitKey } from '../callers/address.ts'
import type { Guests } from '../callers/guest.ts'
import type { OriginGuard } from '../callers/origin-guard.ts'
import { readerLanguage } from '../callers/reader-language.ts'
import type { Session, Sessions } from '../callers/session.ts'
import { createAddressLimits } from '../limits/address-limits.ts'
import type { RateLimiter } from '../limits/rate-limit.ts'
import { invalidBody } from '../replies/invalid-body.ts'
import type { KeptAnswers } from '../replies/kept-answers.ts'
import { policyOfPage } from '../replies/page-policy.ts'
import { sendRefusal } from '../replies/refusal-to-reply.ts'
import type { Refusal } from '../replies/refusals.ts'
import { REFUSALS } from '../replies/refusals.ts'
import type { Said } from '../replies/successes.ts'
import { worded } from '../replies/wordings.ts'

/** Who calls. */
export interface Visitor {
  /** The caller's credential: the account's, else the guest's; asked for the first time, it makes a browser without one a guest. */
  credential(): string
  /** Every credential that the browser holds already, the account's first: a seat taken as a guest stays the guest's after sign-in. */
  credentials(): string[]
  /** The login, complete or not. */
  session: Session | undefined
  /** The header lines that the caller is known by. */
  sent: { cookie: string | undefined; host: string | undefined; acceptLanguage: string | undefined }
  /** In which the caller reads: the account's choice, else that of the browser. Rule LG7. */
  language: Language
  /** The product's own origin, by the host that was called; undefined when that cannot be read. */
  origin: string | undefined
  /** What limits count the caller by. */
  addressKey: string
  /** Adds a `Set-Cookie` line to the reply. */
  setCookie(line: string): void
  /** Aborted once nobody waits for the reply any more. */
  gone(): AbortSignal
}

/** What a call knows of a caller, depending on its access. */
interface Known<Who extends Caller> {
  /** The login; there is one where the endpoint asks for it. */
  session: Who extends 'anyone' ? Session | undefined : Session
  /** The account behind a complete login. */
  user: Who extends 'user' | 'admin' ? Account : Account | undefined
}

/** One call, its body read and checked. */
export type Call<Body, Who extends Caller = Caller> = Omit<Visitor, 'session'> & Known<Who> & { body: Body }

/** A file for the caller to save. */
export interface SentFile {
  /** As it is saved. */
  name: string
  /** For clients that read no other name: letters, digits, dots and hyphens. */
  plainName: string
  type: string
  bytes: number
  content: Readable
}

/** What a call answers: of a text the sentence alone, or what it says in other languages too. */
type AnswerOf<Reply extends Answer> = Reply extends z.core.$ZodType
  ? z.input<Reply>
  : Reply extends 'file'
    ? SentFile
    : Reply extends 'text'
      ? string | Said
      : string

/** An endpoint with what answers it. */
export interface Route {
  endpoint: Endpoint
  answer(body: unknown, visitor: Visitor): Promise<Result<unknown, Refusal>>
}

/** The account of a login that is complete. */
export const userOf = (session: Session | undefined): Account | undefined =>
  session?.nextStep === 'done' ? session.account : undefined

/** Pairs a declared endpoint with the function that answers it; caller and body are checked before, by what the endpoint declares. */
export const route = <Body extends z.core.$ZodType, Reply extends Answer, Who extends Caller>(
  endpoint: Endpoint<Body, Reply, Who>,
  answer: (
    call: Call<z.output<Body>, Who>,
  ) => Result<AnswerOf<Reply>, Refusal> | Promise<Result<AnswerOf<Reply>, Refusal>>,
): Route => ({
  endpoint,
  answer: async (raw, visitor) => {
    // Whether the caller may make the call was checked before its body was read; that is what Known says of this endpoint.
    const known = { session: visitor.session, user: userOf(visitor.session) } as Known<Who>
    // zod's own words are for programmers; the rules that people read bring their own sentences.
    const body = z.safeParse(endpoint.body, raw, {
      error: () => REFUSALS['request/invalid'].sentence,
      reportInput: true,
    })
    if (!body.success) return { ok: false, refusal: invalidBody(body.error) }
    const answered = await answer({ ...visitor, ...known, body: body.data })
    if (!answered.ok || typeof endpoint.answer === 'string') return answered
    // What the schema does not name must not leave; a mismatch is a bug and becomes a 500.
    return { ok: true, value: z.parse(endpoint.answer, answered.value) }
  },
})

/** Why somebody may not make a call; undefined when nothing speaks against it. */
export const refusalOfCaller = (
  caller: Caller,
  { session, user }: { session: Session | undefined; user: Account | undefined },
): Refusal | undefined => {
  if (caller === 'anyone') return undefined
  if (session === undefined) return { code: 'account/sign-in-required' }
  if (caller === 'signingIn') return undefined
  if (user === undefined) return { code: 'account/sign-in-incomplete' }
  return caller === 'admin' && !isAdmin(user) ? { code: 'account/admin-only' } : undefined
}

export interface MountPorts {
  guests: Guests
  sessions: Pick<Sessions, 'read'>
  origins: OriginGuard
  limits: RateLimiter
}

/** Stands before everything else of a call: where it comes from, if it changes something, and how often. */
export const guardOf = (
  { path, perMinute, changes }: Pick<Endpoint, 'path' | 'perMinute' | 'changes'>,
  { origins, limits }: MountPorts,
) => {
  const addressLimits = createAddressLimits(limits)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (changes && !origins.mayChange(request.headers)) {
      // A proxy may leave out the host that was called, so that pages cannot be led to the right address by it. Rule HT43.
      const home = origins.home && worded('request/cross-site/home', { address: origins.home })
      return sendRefusal(request, reply, { code: 'request/cross-site', ...home })
    }
    const retryAfterS = addressLimits.waitSeconds(path, request.ip, perMinute)
    if (retryAfterS > 0) return sendRefusal(request, reply, { code: 'request/rate-limited', retryAfterS })
  }
}

/**
 * Mounts a route under `/qq/v1/`, behind its limits: origin, rate, content type, the caller's rights and the body, in this order.
 * Nothing is read of the body of somebody who may not make the call.
 */
export const mountEndpoint = (
  app: FastifyInstance,
  { endpoint, answer }: Route,
  ports: MountPorts & { bodies: Bodies; kept: KeptAnswers },
): void => {
  app.route({
    method: methodsOf(endpoint),
    url: `/qq/v1/${endpoint.path}`,
    onRequest: guardOf(endpoint, ports),
    handler: async (request, reply) => {
      const visitor = await visitorOf(partsOf(request, reply), ports)
      const user = userOf(visitor.session)
      const refusal = refusalOfCaller(endpoint.caller, { session: visitor.session, user })
      if (refusal !== undefined) return sendRefusal(request, reply, refusal)
      const use = (sent: unknown) =>
        answer(sent ?? ([endpoint.method, request.method].includes('GET') ? request.query : {}), visitor)
      const answered = await (request.method === 'GET'
        ? use(undefined)
        : ports.bodies.read(request.raw, endpoint, user?.userId ?? '', use))
      if (!answered.ok) return sendRefusal(request, reply, answered.refusal)
      if (endpoint.isKept) return ports.kept.send(request, reply, JSON.stringify(answered.value))
      return sendAnswer(reply.header('cache-control', 'no-store'), endpoint.answer, answered.value)
    },
  })
}

/** As RFC 8187 writes a text of any script in a header. */
const inHeader = (text: string): string =>
  `UTF-8''${encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`

const sendFile = (reply: FastifyReply, { name, plainName, type, bytes, content }: SentFile): FastifyReply =>
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${plainName}"; filename*=${inHeader(name)}`)
    .header('content-length', bytes)
    .send(content)

const sendText = (reply: FastifyReply, text: string | Said): FastifyReply => {
  reply.type('text/plain; charset=utf-8')
  return typeof text === 'string' ? reply.send(text) : reply.header(SAYS_HEADER, text.says).send(text.sentence)
}

const sendAnswer = (reply: FastifyReply, kind: Answer, value: unknown): FastifyReply => {
  if (kind === 'redirect') return reply.redirect(String(value), 302)
  if (kind === 'text') return sendText(reply, value as string | Said)
  if (kind === 'html')
    return reply
      .header('content-security-policy', policyOfPage(String(value)))
      .type('text/html; charset=utf-8')
      .send(value)
  if (kind === 'file') return sendFile(reply, value as SentFile)
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(value))
}

const goneOf = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController()
  if (raw.closed) gone.abort()
  else raw.once('close', () => gone.abort())
  return gone.signal
}

/** What a visitor is made of. */
export interface VisitorParts extends Pick<Visitor, 'sent' | 'addressKey' | 'setCookie' | 'gone'> {}

export const visitorOf = async (
  parts: VisitorParts,
  { guests, sessions, origins }: Pick<MountPorts, 'guests' | 'sessions' | 'origins'>,
): Promise<Visitor> => {
  const { cookie, host, acceptLanguage } = parts.sent
  const session = await sessions.read(cookie)
  const user = userOf(session)
  const account = user && credentialOfAccount(user.userId)
  let guest: string | undefined
  return {
    ...parts,
    session,
    language: user?.language ?? readerLanguage({ cookie, 'accept-language': acceptLanguage }),
    origin: origins.originAt(host),
    credentials: () => [...(account === undefined ? [] : [account]), ...guests.credentialsIn(cookie)],
    credential: () => {
      if (account !== undefined) return account
      if (guest === undefined) {
        const { credential, setCookie } = guests.present(cookie)
        if (setCookie !== undefined) parts.setCookie(setCookie)
        guest = credential
      }
      return guest
    },
  }
}

const partsOf = (request: FastifyRequest, reply: FastifyReply): VisitorParts => ({
  sent: {
    cookie: request.headers.cookie,
    host: request.headers.host,
    acceptLanguage: request.headers['accept-language'],
  },
  addressKey: limitKey(request.ip),
  setCookie: (line) => void reply.header('set-cookie', line),
  gone: () => goneOf(reply),
})
