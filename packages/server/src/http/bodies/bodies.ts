import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { setImmediate as otherWork } from 'node:timers/promises'
import type { Endpoint } from '@quokka/contract/http'
import type { Result } from '@quokka/core/lib'
import { ok } from '@quokka/core/lib'
import { createInFlight } from '../limits/in-flight.ts'
import type { Refusal } from '../replies/refusals.ts'
import { whatIsWrong } from './clean-text.ts'
import { takeOutDataUrls } from './data-urls.ts'
import { isWithinBounds } from './json-bounds.ts'

/** What an endpoint says of its bodies. */
type Bounds = Pick<Endpoint, 'maxBytes' | 'dataUrls'>

/** Reads the bodies of calls. */
export interface Bodies {
  /**
   * What `use` makes of a body's JSON; undefined stands for an empty one. A large body counts for its caller until then.
   * Nothing of the request may have been read before.
   */
  read<Value>(
    request: IncomingMessage,
    bounds: Bounds,
    callerId: string,
    use: (sent: unknown) => Promise<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal>>
  /** A body as it came, for whoever must check the signature of its bytes. */
  readRaw(request: IncomingMessage, maxBytes: number): Promise<Result<Buffer, Refusal>>
}

/** Bodies with data URLs that are in memory at a time: of one caller, and of all. */
const LARGE_AT_ONCE = { forKey: 2, inAll: 16 }

const refuse = (refusal: Refusal): { ok: false; refusal: Refusal } => ({ ok: false, refusal })
const TOO_LARGE = refuse({ code: 'request/too-large' })
const UNREADABLE = refuse({ code: 'request/unreadable' })

const utf8 = new TextDecoder('utf-8', { fatal: true })

const parse = (bytes: Buffer): Result<unknown, Refusal> => {
  if (bytes.length === 0) return ok(undefined)
  let value: unknown
  try {
    const text = utf8.decode(bytes)
    if (!isWithinBounds(text)) return refuse({ code: 'request/too-complex' })
    value = JSON.parse(text)
  } catch {
    return UNREADABLE
  }
  const wrong = whatIsWrong(value)
  if (wrong === undefined) return ok(value)
  return wrong === 'text' ? refuse({ code: 'request/unstorable-text' }) : UNREADABLE
}

/** Puts data URLs back into the fields that may hold one; false when one was anywhere else. */
const putBack = (value: unknown, texts: ReadonlyMap<string, string>, fields: readonly string[]): boolean => {
  if (typeof value !== 'object' || value === null) return texts.size === 0
  const record = value as Record<string, unknown>
  let left = texts.size
  for (const field of fields) {
    const text = texts.get(String(record[field]))
    if (text === undefined) continue
    record[field] = text
    left -= 1
  }
  return left === 0
}

/** The bytes of a body; a refusal with the first that `mayGrow` has against its size. */
const receive = async (
  request: IncomingMessage,
  mayGrow: (bytes: number) => Refusal | undefined,
): Promise<Result<Buffer[], Refusal>> => {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length
      const refusal = mayGrow(bytes)
      if (refusal !== undefined) return refuse(refusal)
      chunks.push(chunk)
    }
    return ok(chunks)
  } catch {
    // The sender has disconnected, or was disconnected.
    return UNREADABLE
  }
}

/** `longestMs`: whoever takes longer to send a body is disconnected. */
export const createBodies = (longestMs: number): Bodies => {
  const large = createInFlight(LARGE_AT_ONCE)
  const secret = randomUUID()
  let turn: Promise<unknown> = Promise.resolve()

  const readLarge = async (chunks: readonly Buffer[], { maxBytes, dataUrls }: Bounds) => {
    await otherWork()
    const body = Buffer.concat(chunks)
    await otherWork()
    const taken = takeOutDataUrls(body, maxBytes, (index) => `data:,${secret}-${index}`)
    await otherWork()
    const parsed = taken === undefined ? TOO_LARGE : parse(taken.rest)
    if (taken === undefined || !parsed.ok) return parsed
    return putBack(parsed.value, taken.texts, dataUrls?.fields ?? []) ? parsed : TOO_LARGE
  }
  /** Large bodies one after the other, with other work between their steps: none of them stops live play. */
  const readInTurn = (chunks: readonly Buffer[], bounds: Bounds): Promise<Result<unknown, Refusal>> => {
    const read = turn.then(() => readLarge(chunks, bounds))
    turn = read.catch(() => undefined)
    return read
  }

  return {
    async read(request, bounds, callerId, use) {
      const mostBytes = bounds.dataUrls?.maxBytes ?? bounds.maxBytes
      if (Number(request.headers['content-length'] ?? 0) > mostBytes) return TOO_LARGE
      const slow = setTimeout(() => request.destroy(), longestMs)
      let end: (() => void) | undefined
      try {
        const received = await receive(request, (bytes) => {
          if (bytes > mostBytes) return TOO_LARGE.refusal
          if (bytes > bounds.maxBytes) end ??= large.begin(callerId)
          return bytes > bounds.maxBytes && end === undefined
            ? { code: 'request/rate-limited', retryAfterS: 2 }
            : undefined
        })
        clearTimeout(slow)
        if (!received.ok) return received
        const sent = end === undefined ? parse(Buffer.concat(received.value)) : await readInTurn(received.value, bounds)
        return sent.ok ? await use(sent.value) : sent
      } finally {
        clearTimeout(slow)
        end?.()
      }
    },
    async readRaw(request, maxBytes) {
      if (Number(request.headers['content-length'] ?? 0) > maxBytes) return TOO_LARGE
      const slow = setTimeout(() => request.destroy(), longestMs)
      const received = await receive(request, (bytes) => (bytes > maxBytes ? TOO_LARGE.refusal : undefined))
      clearTimeout(slow)
      return received.ok ? ok(Buffer.concat(received.value)) : received
    },
  }
}
