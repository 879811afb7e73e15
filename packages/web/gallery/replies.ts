import type { Answer, Endpoint } from '@quokka/contract/http'
import type { CallRefusal } from '@quokka/contract/wire'
import { REFUSAL_HEADER } from '@quokka/contract/wire'
import * as z from 'zod/mini'
import { REFUSALS } from '../../server/src/http/replies/refusals.ts'

/** Of every file; a long one. */
const FILE_NAME = encodeURIComponent('Space for the Curious, a quiz of the second term 2026-11-20 quizSummary.xlsx')

const BASE = '/qq/v1/'

type Sent<Kind extends Answer> = Kind extends z.core.$ZodType ? z.input<Kind> : string

/** What one call of the contract is answered. */
export interface Reply {
  endpoint: Endpoint
  answer: (body: unknown) => Response | Promise<Response>
}

const responseTo = (endpoint: Endpoint, value: unknown): Response => {
  if (typeof endpoint.answer === 'string')
    return new Response(String(value), {
      headers: {
        'content-type': TYPES[endpoint.answer],
        ...(endpoint.answer === 'file' && { 'content-disposition': `attachment; filename*=UTF-8''${FILE_NAME}` }),
      },
    })
  const parsed = z.safeParse(endpoint.answer, value)
  if (!parsed.success)
    throw new Error(`The fixture of ${endpoint.path} is not of the contract: ${z.prettifyError(parsed.error)}`)
  return Response.json(value)
}

const TYPES = {
  text: 'text/plain',
  html: 'text/html',
  file: 'application/octet-stream',
  redirect: 'text/plain',
} as const

/** Answers a call. */
export const reply = <Body extends z.core.$ZodType, Kind extends Answer>(
  endpoint: Endpoint<Body, Kind>,
  value: Sent<Kind>,
): Reply => ({
  endpoint,
  answer: () => responseTo(endpoint, value),
})

/** Answers a call with what becomes of its body. */
export const replyBy = <Body extends z.core.$ZodType, Kind extends Answer>(
  endpoint: Endpoint<Body, Kind>,
  answerTo: (body: z.output<Body>) => Sent<Kind>,
): Reply => ({ endpoint, answer: (body) => responseTo(endpoint, answerTo(body as z.output<Body>)) })

/** Leaves a call without an answer. */
export const pending = (endpoint: Endpoint): Reply => ({ endpoint, answer: () => new Promise(() => {}) })

/** Refuses a call as the server does. */
export const refusal = (endpoint: Endpoint, code: CallRefusal, words: string = REFUSALS[code].sentence): Reply => ({
  endpoint,
  answer: () => {
    const { status } = REFUSALS[code]
    return new Response(words, { status, headers: { 'content-type': 'text/plain', [REFUSAL_HEADER]: code } })
  },
})

/** Answers a call as a broken server does. */
export const failure = (endpoint: Endpoint): Reply => ({ endpoint, answer: () => new Response('', { status: 500 }) })

/** Breaks the line of a call. */
export const broken = (endpoint: Endpoint): Reply => ({
  endpoint,
  answer: () => Promise.reject(new TypeError('Failed to fetch')),
})

const bodyOf = (query: string | undefined, init: RequestInit | undefined): unknown => {
  if (init?.body) return JSON.parse(String(init.body))
  return Object.fromEntries(new URLSearchParams(query))
}

/** A `fetch` that knows these answers alone; a call without one, and one that is not of the contract, is told to `fault`. */
export const fetchFrom = (replies: readonly Reply[], fault: (what: string) => void): typeof fetch => {
  const byPath = new Map(replies.map((one) => [one.endpoint.path, one]))
  return async (address, init) => {
    const [path = '', query] = String(address).replace(BASE, '').split('?')
    if (!navigator.onLine) throw new TypeError('Failed to fetch')
    const found = byPath.get(path)
    if (found === undefined) {
      fault(`no fixture answers ${path}`)
      return new Response('', { status: 500 })
    }
    const body = z.safeParse(found.endpoint.body, bodyOf(query, init))
    if (!body.success) fault(`${path} was asked off the contract: ${z.prettifyError(body.error)}`)
    try {
      return await found.answer(body.data)
    } catch (error) {
      if (!(error instanceof TypeError)) fault(String(error))
      throw error
    }
  }
}
