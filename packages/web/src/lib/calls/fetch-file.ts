import type { Endpoint } from '@quokka/contract/http'
import type * as z from 'zod/mini'
import { translate } from '../text/translate.ts'
import type { Outcome } from './call.ts'
import { AROUND, failed, fetchPatiently } from './call.ts'

/** How far a file has come, in bytes; `total` is undefined where the server does not say. */
export interface Received {
  bytes: number
  total: number | undefined
}

interface FetchFileOptions {
  /** Ends it; the outcome is then a failure that nobody needs to read. */
  signal: AbortSignal
  /** From the first byte on. */
  onReceived: (received: Received) => void
}

const totalOf = ({ headers }: Response): number | undefined => {
  const length = Number(headers.get('content-length') ?? Number.NaN)
  // What was compressed on the way has another length here.
  return Number.isNaN(length) || headers.has('content-encoding') ? undefined : length
}

/** What the server calls it; empty where it does not say. */
const nameOf = ({ headers }: Response): string =>
  decodeURIComponent(/filename\*=UTF-8''(.+)/.exec(headers.get('content-disposition') ?? '')?.[1] ?? '')

const received = async (response: Response, onReceived: FetchFileOptions['onReceived']): Promise<File> => {
  const total = totalOf(response)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value)
    bytes += part.value.length
    onReceived({ bytes, total })
  }
  if (total !== undefined && bytes < total) throw new Error('The file ended before its end.')
  return new File(parts, nameOf(response), { type: response.headers.get('content-type') ?? '' })
}

/** Makes a call of the contract whose answer is a file, and tells how it comes; the file has the name that the server gives it. Never throws. */
export const fetchFile = async <Body extends z.core.$ZodType>(
  endpoint: Endpoint<Body, 'file'>,
  body: z.input<Body>,
  { signal, onReceived }: FetchFileOptions,
): Promise<Outcome<File>> => {
  const around = {
    ...AROUND,
    fetch: (address: RequestInfo | URL, init?: RequestInit) => fetch(address, { ...init, signal }),
  }
  try {
    const response = await fetchPatiently(endpoint, body, around)
    if (!response.ok) return await failed(response, around)
    return { ok: true, value: await received(response, onReceived) }
  } catch {
    return { ok: false, sentence: translate('lib:network') }
  }
}
