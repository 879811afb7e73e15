import { isIP } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import * as z from 'zod'
import type { Config } from '../../config.ts'
import type { Mailer } from '../../ports.ts'

/** Waits between three tries; what waits is work after a reply, so nobody looks at it. */
const PAUSES_MS = [1_000, 5_000]
const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, dnsTimeout: 5_000, socketTimeout: 10_000 }

/** Connection errors of the mail server, as nodemailer names them; a sign-in or an address that is refused stays refused. */
const OF_THE_LINE = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS'])

/** What may be told of a failure; its texts may hold the address or the email. */
const Failure = z.object({
  code: z.string().catch('unknown'),
  /** Of the system, behind one of nodemailer's. */
  originalCode: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
})

const mayPass = ({ code, responseCode }: z.infer<typeof Failure>): boolean =>
  responseCode === undefined ? OF_THE_LINE.has(code) : responseCode >= 400 && responseCode < 500

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

/**
 * Sends through a mail server, over a few connections that stay open; a server that is away or busy for a moment is tried again.
 * The address may carry nodemailer's own options as a query, e.g. `?tls.rejectUnauthorized=false`.
 */
export const smtpMailer = ({
  url,
  from,
  pausesMs = PAUSES_MS,
}: {
  url: string
  from: ReturnType<typeof senderOf>
  pausesMs?: readonly number[]
}): Mailer & { close(): void } => {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 3,
      maxRequeues: 0,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...TIMEOUTS,
    },
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  )
  return {
    async send({ to, subject, text, html }) {
      for (let tried = 0; ; tried += 1) {
        try {
          // As an object: a text would be read as a list, so that one address could hold several.
          await transport.sendMail({ to: { name: '', address: to }, subject, text, html })
          return
        } catch (error) {
          const failure = Failure.parse(error)
          const pauseMs = mayPass(failure) ? pausesMs[tried] : undefined
          if (pauseMs === undefined) throw new Error(`a mail was not sent: ${Object.values(failure).join(' ')}`)
          await pause(pauseMs)
        }
      }
    },
    close: () => transport.close(),
  }
}
