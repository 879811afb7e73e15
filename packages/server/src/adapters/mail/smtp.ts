import { isIP } from 'node:net'
import type { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import * as z from 'zod'
import type { Config } from '../../config.ts'
import type { NotDoneOutcome } from '../../jobs/not-done.ts'
import { NotDone } from '../../jobs/not-done.ts'
import type { Mailer } from '../../ports.ts'
import { REQUEST_ID_HEADER } from '../../tracing/request-id.ts'

/** Each step of a delivery has a bound, and so has the whole of it. */
const TIMEOUTS_MS = { setUp: 5_000, step: 30_000, whole: 90_000 }
/** As many as are sent at once. */
const CONNECTIONS = 4

/** What may be told of a failure; its texts may hold the address or the email. */
const Failure = z.object({
  code: z.string().catch('unknown'),
  /** Of the system, behind one of nodemailer's. */
  originalCode: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
})
type Failure = z.infer<typeof Failure>

/** Refused is the email, not the server's own state or our sign-in, which somebody may mend. */
const isOfTheMail = ({ code, responseCode = 500 }: Failure): boolean =>
  ['EENVELOPE', 'EMESSAGE'].includes(code) && responseCode >= 500 && responseCode !== 503

/** An answer of the server, or a line that broke before the first byte of the email, says that it has not left. */
const outcomeOf = (failure: Failure, isBegun: boolean): NotDoneOutcome => {
  if (isOfTheMail(failure)) return 'never'
  return failure.responseCode === undefined && isBegun ? 'unknown' : 'later'
}

const notDone = (error: unknown, isBegun: boolean): NotDone => {
  const failure = Failure.parse(error)
  return new NotDone(`a mail was not sent: ${Object.values(failure).join(' ')}`, outcomeOf(failure, isBegun))
}

/** The sender of emails: the configured one, else an unused mailbox at the product's own host. */
export const senderOf = ({
  MAIL_FROM,
  BRAND_NAME,
  PUBLIC_ORIGIN,
}: Pick<Config, 'MAIL_FROM' | 'BRAND_NAME' | 'PUBLIC_ORIGIN'>): string | { name: string; address: string } => {
  if (MAIL_FROM !== undefined) return MAIL_FROM
  const host = PUBLIC_ORIGIN[0] === undefined ? 'localhost' : new URL(PUBLIC_ORIGIN[0]).hostname
  return { name: BRAND_NAME, address: `no-reply@${isIP(host.replace(/^\[|\]$/g, '')) ? 'localhost' : host}` }
}

export interface SmtpMailer extends Mailer {
  /** Connects and signs in; answers why that is not possible, without a secret in it, or undefined. */
  check(): Promise<string | undefined>
  close(): void
}

/**
 * Sends through a mail server, over a few connections that stay open; what it cannot send is tried again by whoever asked.
 * The address may carry nodemailer's own options as a query, e.g. `?tls.rejectUnauthorized=false`.
 */
export const smtpMailer = ({
  url,
  from,
  timeoutsMs = TIMEOUTS_MS,
}: {
  url: string
  from: ReturnType<typeof senderOf>
  timeoutsMs?: typeof TIMEOUTS_MS
}): SmtpMailer => {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: CONNECTIONS,
      maxRequeues: 1,
      disableFileAccess: true,
      disableUrlAccess: true,
      connectionTimeout: timeoutsMs.setUp,
      greetingTimeout: timeoutsMs.setUp,
      dnsTimeout: timeoutsMs.setUp,
      socketTimeout: timeoutsMs.step,
    },
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  )
  /** The bytes of what is being sent: they are read once the server has asked for them. */
  const contents = new WeakMap<AbortSignal, Readable>()
  transport.use('stream', ({ data: { signal }, message }, done) => {
    const read = message.createReadStream.bind(message)
    message.createReadStream = (options) => {
      const content = read(options)
      if (signal) contents.set(signal, content)
      return content
    }
    done()
  })
  return {
    async send({ to, subject, text, html }, requestId) {
      const signal = AbortSignal.timeout(timeoutsMs.whole)
      try {
        // As an object: a text would be read as a list, so that one address could hold several.
        const headers = requestId === undefined ? {} : { [REQUEST_ID_HEADER]: requestId }
        await transport.sendMail({ to: { name: '', address: to }, subject, text, html, headers, signal })
      } catch (error) {
        throw notDone(error, contents.get(signal)?.readableDidRead ?? false)
      }
    },
    async check() {
      try {
        await transport.verify()
        return undefined
      } catch (error) {
        return Object.values(Failure.parse(error)).join(' ')
      }
    },
    close: () => transport.close(),
  }
}
