import { escapeHtml } from '../../http/escape-html.ts'
import type { Mail } from '../../ports.ts'

/** Who writes: the product's name and, where it is known, its address. */
export interface Sender {
  brandName: string
  origin: string | undefined
}

interface Letter {
  subject: string
  greeting: string
  paragraphs: readonly string[]
  /** Shown large, to be typed. */
  code?: string
  /** A page to go on at. */
  path?: string
}

const mail = (to: string, { brandName, origin }: Sender, letter: Letter): Mail => {
  const link = origin !== undefined && letter.path !== undefined ? `${origin}${letter.path}` : undefined
  const blocks = [letter.greeting, ...letter.paragraphs]
  const text = [...blocks, ...(letter.code ? [letter.code] : []), ...(link ? [link] : []), brandName].join('\n\n')
  const html = `<!doctype html>
<html lang="en">
<body style="margin:0;padding:24px;background:#fbf7f0;color:#241a3d;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:24px;background:#ffffff;border-radius:18px">
${blocks.map((block) => `<p>${escapeHtml(block)}</p>`).join('\n')}
${letter.code ? `<p style="font-size:32px;font-weight:700;letter-spacing:6px">${escapeHtml(letter.code)}</p>` : ''}
${link ? `<p><a href="${escapeHtml(link)}" style="color:#4630ae">${escapeHtml(link)}</a></p>` : ''}
<p style="color:#5e5672">${escapeHtml(brandName)}</p>
</div>
</body>
</html>
`
  return { to, subject: `${brandName}: ${letter.subject}`, text: `${text}\n`, html }
}

/** Somebody who came by a social login may have no name yet. */
const greeting = (name: string): string => (name === '' ? 'Hello,' : `Hello ${name},`)

const PAGE_OF = (userName: string): string => `/confirmemail/${encodeURIComponent(userName)}`

/** The code that confirms an e-mail. */
export const confirmationMail = (
  to: string,
  sender: Sender,
  { userName, code, minutes }: { userName: string; code: string; minutes: number },
): Mail =>
  mail(to, sender, {
    subject: 'your confirmation code',
    greeting: greeting(userName),
    paragraphs: [
      `this code confirms your e-mail address. It works once, within ${minutes} minutes.`,
      'If you did not sign up, do nothing: without the code the account is removed by itself.',
    ],
    code,
    path: PAGE_OF(userName),
  })

/** To somebody who has an account, when the address was used to sign up again. */
export const alreadyRegisteredMail = (to: string, sender: Sender): Mail =>
  mail(to, sender, {
    subject: 'you have an account already',
    greeting: 'Hello,',
    paragraphs: [
      'somebody asked for a new account with this e-mail address. You have one already, so nothing was changed.',
      'If it was you, log in, or choose a new password if you have forgotten the old one.',
    ],
    path: '/signin',
  })

/** The code that sets a new password. */
export const resetMail = (
  to: string,
  sender: Sender,
  { userName, code, minutes }: { userName: string; code: string; minutes: number },
): Mail =>
  mail(to, sender, {
    subject: 'your code for a new password',
    greeting: greeting(userName),
    paragraphs: [
      `with this code you can choose a new password. It works once, within ${minutes} minutes.`,
      'If you did not ask for it, do nothing: your password stays as it is.',
    ],
    code,
    path: '/forgotpassword',
  })

/** Before an account that nobody has used for long is deleted. */
export const inactivityMail = (
  to: string,
  sender: Sender,
  { userName, days }: { userName: string; days: number },
): Mail =>
  mail(to, sender, {
    subject: 'your account will be deleted',
    greeting: greeting(userName),
    paragraphs: [
      `nobody has used this account for a long time. In ${days} days it will be deleted, with everything in it.`,
      'To keep it, log in once.',
    ],
    path: '/signin',
  })
