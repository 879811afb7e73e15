import { UploadedMedia } from '@quokka/contract/http'
import { REFUSAL_HEADER } from '@quokka/contract/wire'
import * as z from 'zod/mini'
import type { Outcome } from '../../../lib/calls/call.ts'
import { codeIn, sentenceIn } from '../../../lib/calls/call.ts'
import { tellUnauthorized } from '../../../lib/calls/unauthorized.ts'
import { translate } from '../../../lib/text/translate.ts'

const URL = '/qq/v1/media'
const STARTING_OR_DRAINING = 511
const RETRIES = 2
const RETRY_AFTER_MS = 2_000

interface UploadOptions {
  /** How much has left, 0 to 1. */
  onProgress: (share: number) => void
  /** Ends the upload; its answer is then a failure that nobody reads. */
  signal: AbortSignal
  sleep?: (ms: number) => Promise<void>
}

/** Sends once; undefined when no answer came. A request of `fetch` does not tell how far it is. */
const send = (file: File, { onProgress, signal }: UploadOptions): Promise<XMLHttpRequest | undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve(undefined)
    const request = new XMLHttpRequest()
    const body = new FormData()
    body.append('file', file)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(request)
    request.onerror = () => resolve(undefined)
    request.onabort = () => resolve(undefined)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', URL)
    request.send(body)
  })

const sendPatiently = async (file: File, options: UploadOptions): Promise<XMLHttpRequest | undefined> => {
  const { sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms)) } = options
  for (let attempt = 1; ; attempt += 1) {
    const request = await send(file, options)
    if (request?.status !== STARTING_OR_DRAINING || attempt > RETRIES) return request
    await sleep(RETRY_AFTER_MS * attempt)
  }
}

const readAnswer = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Uploads a picture, sound or film (contract §9). Never throws. */
export const uploadMedia = async (file: File, options: UploadOptions): Promise<Outcome<UploadedMedia>> => {
  const request = await sendPatiently(file, options)
  if (request === undefined) return { ok: false, sentence: translate('lib:network') }
  const { status, responseText } = request
  if (status === 200) {
    const media = z.safeParse(UploadedMedia, readAnswer(responseText))
    return media.success ? { ok: true, value: media.data } : { ok: false, sentence: translate('lib:fallback'), status }
  }
  const code = codeIn(request.getResponseHeader(REFUSAL_HEADER))
  if (status === 401 && responseText.trim() === '') {
    const sentence = translate('lib:unauthorized')
    tellUnauthorized(sentence)
    return { ok: false, sentence, status, ...code }
  }
  const isSentence = request.getResponseHeader('content-type')?.startsWith('text/plain') ?? false
  const english = (isSentence && responseText.trim()) || translate('lib:fallback')
  const sentence = await sentenceIn({ get: (name) => request.getResponseHeader(name) }, english)
  return { ok: false, sentence, status, ...code }
}
