import type { Answer, Endpoint } from '@quokka/contract/http'
import type { CallRefusal } from '@quokka/contract/wire'
import { REFUSAL_HEADER, SAYS_HEADER } from '@quokka/contract/wire'
import * as z from 'zod/mini'
import { loadRefusals, said } from '../language/said.ts'
import { translate } from '../text/translate.ts'
import { tellUnauthorized } from './unauthorized.ts'

const BASE = '/qq/v1/'
const STARTING_OR_DRAINING = 511
const RETRIES = 2
const RETRY_AFTER_MS = 2_000

type Value<Reply extends Answer> = Reply extends z.core.$ZodType ? z.output<Reply> : string

export type Outcome<Value> =
  | { ok: true; value: Value }
  /**
   * `sentence` is fit to be shown and nothing else: what a page does about a refusal, it decides by `code`. `status` is missing
   * when no answer came, `code` when the server gave none.
   */
  | { ok: false; sentence: string; status?: number; code?: CallRefusal }

interface Around {
  fetch: typeof fetch
  sleep: (ms: number) => Promise<void>
  /** A login was needed and there is none; the app hears of it unless the caller takes that on. */
  unauthorized: (sentence: string) => void
  /** What is said of a failure of which the server says nothing. */
  fallback: () => string
}

export const AROUND: Around = {
  fetch: (...request) => fetch(...request),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  unauthorized: tellUnauthorized,
  fallback: () => translate('lib:fallback'),
}

/** Where a call is asked by GET, to be fetched or to be opened as a page. */
export const addressOf = (endpoint: Endpoint, body: unknown): string => {
  const query = new URLSearchParams(Object.entries(body ?? {}).map(([key, value]) => [key, String(value)]))
  return BASE + endpoint.path + (query.size > 0 ? `?${query}` : '')
}

const fetchEndpoint = (endpoint: Endpoint, body: unknown, around: Around): Promise<Response> => {
  // A GET that changes something goes out as a POST: outside TLS a browser does not tell where a GET comes from.
  // What browsers keep goes out as a GET, since they keep nothing else.
  if ((endpoint.method === 'POST' && !endpoint.isKept) || endpoint.changes) {
    return around.fetch(BASE + endpoint.path, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }
  return around.fetch(addressOf(endpoint, body), { credentials: 'include' })
}

/** The call's answer as it comes; asks twice more while the server starts or drains. Throws where none comes. */
export const fetchPatiently = async (endpoint: Endpoint, body: unknown, around: Around): Promise<Response> => {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetchEndpoint(endpoint, body, around)
    if (response.status !== STARTING_OR_DRAINING || attempt > RETRIES) return response
    await around.sleep(RETRY_AFTER_MS * attempt)
  }
}

/** The code of a refusal by its header (contract §1). One that this page does not know is as good as none: it equals no other. */
export const codeIn = (header: string | null): { code?: CallRefusal } =>
  header === null ? {} : { code: header as CallRefusal }

/** The sentence of a refusal, or of what is done, in the language in use. */
export const sentenceIn = async (headers: Pick<Headers, 'get'>, sentence: string): Promise<string> => {
  const says = headers.get(SAYS_HEADER) ?? headers.get(REFUSAL_HEADER)
  if (says === null) return sentence
  await loadRefusals()
  return said(says, sentence)
}

/** What a failure says, and that it is told to the app where a login was missing. */
export const failed = async (response: Response, around: Around): Promise<Outcome<never>> => {
  const text = (await response.text()).trim()
  const code = codeIn(response.headers.get(REFUSAL_HEADER))
  if (response.status === 401 && text === '') {
    const sentence = translate('lib:unauthorized')
    around.unauthorized(sentence)
    return { ok: false, sentence, status: 401, ...code }
  }
  const isSentence = response.headers.get('content-type')?.startsWith('text/plain') ?? false
  const sentence = await sentenceIn(response.headers, (isSentence && text) || around.fallback())
  return { ok: false, sentence, status: response.status, ...code }
}

/** Makes one call of the contract. Retries twice while the server starts or drains; never throws. */
export const call = async <Body extends z.core.$ZodType, Reply extends Answer>(
  endpoint: Endpoint<Body, Reply>,
  body: z.input<Body>,
  given: Partial<Around> = {},
): Promise<Outcome<Value<Reply>>> => {
  const around = { ...AROUND, ...given }
  const unreadable = (status: number) => ({ ok: false as const, sentence: around.fallback(), status })
  let response: Response
  try {
    response = await fetchPatiently(endpoint, body, around)
  } catch {
    return { ok: false, sentence: translate('lib:network') }
  }
  try {
    if (!response.ok) return await failed(response, around)
    // The declared answer decides the type; this one cast says so where the two meet.
    if (typeof endpoint.answer === 'string')
      return { ok: true, value: (await sentenceIn(response.headers, await response.text())) as Value<Reply> }
    const parsed = z.safeParse(endpoint.answer, await response.json())
    return parsed.success ? { ok: true, value: parsed.data as Value<Reply> } : unreadable(response.status)
  } catch {
    return unreadable(response.status)
  }
}
