import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { isFromThisMachine, isLoopbackHost } from '../../http/callers/this-machine.ts'
import { escapeHtml } from '../../http/replies/escape-html.ts'
import { policyOfPage } from '../../http/replies/page-policy.ts'
import { sendRefusal } from '../../http/replies/refusal-to-reply.ts'
import type { KeptMail } from '../../ports.ts'

export interface DevMailPorts {
  newestMails(most: number): Promise<KeptMail[]>
}

const MOST_SHOWN = 50

/** Whether this is a developer's installation: one that sends no emails, and that nobody else is told to reach. */
export const isDevMailOffered = ({
  NODE_ENV,
  SMTP_URL,
  PUBLIC_ORIGIN,
  TRUST_PROXY,
}: Pick<Config, 'NODE_ENV' | 'SMTP_URL' | 'PUBLIC_ORIGIN' | 'TRUST_PROXY'>): boolean =>
  NODE_ENV === 'development' &&
  SMTP_URL === undefined &&
  // A proxy may come from this machine, by its name, and say nothing of whom it brings.
  TRUST_PROXY.length === 0 &&
  PUBLIC_ORIGIN.every((origin) => isLoopbackHost(new URL(origin).host))

const codeIn = (text: string): string | undefined => /^[A-Z0-9]{6}$/m.exec(text)?.[0]

const shown = ({ sentAt, to, subject, text }: KeptMail): string => {
  const code = codeIn(text)
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, ${escapeHtml(sentAt)}</p>
${code === undefined ? '' : `<p>Code: <strong>${escapeHtml(code)}</strong></p>`}
<pre>${escapeHtml(text)}</pre>
</article>`
}

const STYLE = `
body { margin: 0; padding: 24px; color: #1b1038; background: #fff6e3; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 720px; margin: 0 auto }
article { margin-block: 16px; padding: 4px 20px 20px; background: #fff; border: 1px solid #e4d6b8; border-radius: 14px }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
`

const page = (mails: readonly KeptMail[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Emails on this machine</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Emails on this machine</h1>
${mails.length === 0 ? '<p>None yet.</p>' : mails.map(shown).join('\n')}
</main>
</body>
</html>
`

/** Shows a developer the emails that were written to the data folder; to everybody else the address does not exist. */
export const mountDevMail = (app: FastifyInstance, { newestMails }: DevMailPorts): void => {
  app.get('/dev/mail', async (request, reply) => {
    if (!isFromThisMachine(request)) return sendRefusal(request, reply, { code: 'request/not-found' })
    const shownMails = page(await newestMails(MOST_SHOWN))
    return reply
      .header('content-security-policy', policyOfPage(shownMails))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(shownMails)
  })
}
