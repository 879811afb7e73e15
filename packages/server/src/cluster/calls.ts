import { FieldRefusal } from '@quokka/contract/wire'
import type { Result } from '@quokka/core/lib'
import * as z from 'zod'
import type { Route, Visitor, VisitorParts } from '../http/endpoints/mount-endpoint.ts'
import { refusalOfCaller, userOf } from '../http/endpoints/mount-endpoint.ts'
import type { Refusal } from '../http/replies/refusals.ts'
import { REFUSALS } from '../http/replies/refusals.ts'
import { isQTestId } from '../qtest/qtest-id.ts'
import { HeldElsewhere } from '../stores/held-elsewhere.ts'
import { currentRequestId, doFor } from '../tracing/request-id.ts'
import type { Elsewhere } from './elsewhere.ts'
import { MOVED } from './elsewhere.ts'
import { readJson } from './read-json.ts'

/** A call as one node hands it to another: who calls is read there, from the same cookies. */
const Handed = z.object({
  path: z.string().max(100),
  body: z.unknown(),
  cookie: z.string().max(16_384).nullable(),
  host: z.string().max(300).nullable(),
  addressKey: z.string().max(200),
  /** None from a node of a build before. */
  acceptLanguage: z.string().max(16_384).optional(),
  /** Names the call in the log and in what it causes; none from a node of a build before. */
  requestId: z.string().max(64).optional(),
})

const RefusalRead = z.object({
  code: z.string().refine((code): code is Refusal['code'] => Object.hasOwn(REFUSALS, code)),
  sentence: z.string().optional(),
  says: z.string().optional(),
  errors: z
    .array(z.object({ path: z.string(), code: FieldRefusal, message: z.string(), says: z.string().optional() }))
    .optional(),
  retryAfterS: z.number().optional(),
})

const Answered = z.object({
  setCookies: z.array(z.string().max(4_096)),
  result: z.discriminatedUnion('ok', [
    z.object({ ok: z.literal(true), value: z.unknown() }),
    z.object({ ok: z.literal(false), refusal: RefusalRead }),
  ]),
})

const QTestOf = z.object({ qtestId: z.string() })

const UNREACHABLE: Result<never, Refusal> = { ok: false, refusal: { code: 'server/busy' } }

/** The calls of QTests, each answered on the node that has its QTest. */
export interface Calls {
  /** The same routes for the callers of this node. */
  routes: Route[]
  /** Answers a call that another node has handed over. */
  answer(text: string): Promise<string>
}

export const createCalls = ({
  routes,
  elsewhere,
  visitorOf,
  isHeld,
}: {
  routes: readonly Route[]
  elsewhere: Elsewhere
  visitorOf(parts: VisitorParts): Promise<Visitor>
  /** Whether nobody can have taken over what runs here. */
  isHeld(): boolean
}): Calls => {
  const handOver = ({ endpoint: { path }, answer }: Route): Route['answer'] => {
    return async (body, visitor) => {
      const read = QTestOf.safeParse(body)
      const qtestId = read.success ? read.data.qtestId.trim().toLowerCase() : ''
      if (!isQTestId(qtestId)) return answer(body, visitor)
      const { sent, addressKey } = visitor
      const text = () =>
        JSON.stringify({
          ...{ path, body, cookie: sent.cookie ?? null, host: sent.host ?? null, addressKey },
          acceptLanguage: sent.acceptLanguage,
          requestId: currentRequestId(),
        })
      const asked = await elsewhere.ask(qtestId, { topic: 'calls', text }, () => answer(body, visitor))
      if (!asked.ok) return UNREACHABLE
      if ('here' in asked.value) return asked.value.here
      const answered = readJson(Answered, asked.value.there)
      if (answered === undefined) return UNREACHABLE
      for (const line of answered.setCookies) visitor.setCookie(line)
      return answered.result as Result<unknown, Refusal>
    }
  }

  const answerHere = async (route: Route, handed: z.infer<typeof Handed>): Promise<string> => {
    const setCookies: string[] = []
    const visitor = await visitorOf({
      sent: {
        cookie: handed.cookie ?? undefined,
        host: handed.host ?? undefined,
        acceptLanguage: handed.acceptLanguage,
      },
      addressKey: handed.addressKey,
      setCookie: (line) => setCookies.push(line),
      gone: () => new AbortController().signal,
    })
    const { session } = visitor
    const refusal = refusalOfCaller(route.endpoint.caller, { session, user: userOf(session) })
    if (refusal !== undefined) return JSON.stringify({ setCookies, result: { ok: false, refusal } })
    try {
      return JSON.stringify({ setCookies, result: await route.answer(handed.body, visitor) })
    } catch (error) {
      if (error instanceof HeldElsewhere) return MOVED
      throw error
    }
  }

  return {
    routes: routes.map((route) => ({ endpoint: route.endpoint, answer: handOver(route) })),
    async answer(text) {
      const handed = readJson(Handed, text)
      const route = handed && routes.find(({ endpoint }) => endpoint.path === handed.path)
      if (handed === undefined || route === undefined || !isHeld()) return MOVED
      return doFor(handed.requestId, () => answerHere(route, handed))
    },
  }
}
