import { escapeHtml } from '../../http/replies/escape-html.ts'
import type { Mail } from '../../ports.ts'

/** The sender: the product's name and, where it is known, its address. */
export interface Sender {
  brandName: string
  origin: string | undefined
}

interface Letter {
  subject: string
  paragraphs: readonly string[]
  /** Shown large, to be typed. */
  code?: string
  /** A page to go on at. */
  path?: string
}

/** No name: somebody else may have chosen it, and mail programs make links of names with dots. Rule ML9. */
const GREETING = 'Hello,'

const mail = (to: string, { brandName, origin }: Sender, letter: Letter): Mail => {
  const link = origin !== undefined && letter.path !== undefined ? `${origin}${letter.path}` : undefined
  const blocks = [GREETING, ...letter.paragraphs]
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

/** The code that confirms an email. */
export const confirmationMail = (
  to: string,
  sender: Sender,
  { code, minutes }: { code: string; minutes: number },
): Mail =>
  mail(to, sender, {
    subject: 'your confirmation code',
    paragraphs: [
      `this code confirms your e-mail address. It works once, within ${minutes} minutes, on the page that asked for it. If that page is closed, log in: it is asked for again.`,
      'If you did not sign up, do nothing: without the code the account is removed by itself.',
    ],
    code,
    path: '/signin',
  })

/** To somebody who has an account, when the address was used to sign up again. */
export const alreadyRegisteredMail = (to: string, sender: Sender): Mail =>
  mail(to, sender, {
    subject: 'you have an account already',
    paragraphs: [
      'somebody asked for a new account with this e-mail address. You have one already, so nothing was changed.',
      'If it was you, log in, or choose a new password if you have forgotten the old one.',
    ],
    path: '/signin',
  })

/** The code that sets a new password. */
export const resetMail = (to: string, sender: Sender, { code, minutes }: { code: string; minutes: number }): Mail =>
  mail(to, sender, {
    subject: 'your code for a new password',
    paragraphs: [
      `with this code you can choose a new password. It works once, within ${minutes} minutes.`,
      'If you did not ask for it, do nothing: your password stays as it is.',
    ],
    code,
    path: '/forgotpassword',
  })

const IF_NOT_YOU = 'If it was not you, choose a new password at once, and look at two-step sign-in in your profile.'

/** Whoever has the mailbox hears what becomes of the second step. Rule ML12. */
const secondStepMail = (to: string, sender: Sender, subject: string, sentence: string): Mail =>
  mail(to, sender, { subject, paragraphs: [sentence, IF_NOT_YOU], path: '/forgotpassword' })

export const oneTimeCodeSetUpMail = (to: string, sender: Sender): Mail =>
  secondStepMail(
    to,
    sender,
    'an authenticator app was set up',
    'an authenticator app was set up for your account. From now on each sign-in asks for its code.',
  )

export const oneTimeCodeRemovedMail = (to: string, sender: Sender): Mail =>
  secondStepMail(
    to,
    sender,
    'two-step sign-in was turned off',
    'two-step sign-in was turned off for your account. From now on the password alone signs in.',
  )

export const recoveryCodeMail = (to: string, sender: Sender, { left }: { left: number }): Mail =>
  secondStepMail(
    to,
    sender,
    'a recovery code was used',
    `a recovery code of your account was used in place of your authenticator app. Unused codes: ${left}.`,
  )

export const guessesMail = (to: string, sender: Sender): Mail =>
  secondStepMail(
    to,
    sender,
    'wrong codes at your sign-in',
    'somebody gave your right password and then several wrong codes of your authenticator app. They did not get in. For an hour no further code is taken; a recovery code still is.',
  )

/** When nothing tells any more whose a deleted account was. */
export const accountDeletedMail = (to: string, sender: Sender): Mail =>
  mail(to, sender, {
    subject: 'your account is deleted',
    paragraphs: [
      'your account is deleted, and your name, picture and details are removed from games and tests of others. What you played there stays without a name.',
    ],
  })

/** Before an account that nobody has used for long is deleted. */
export const inactivityMail = (to: string, sender: Sender, { days }: { days: number }): Mail =>
  mail(to, sender, {
    subject: 'your account will be deleted',
    paragraphs: [
      `nobody has used this account for a long time. In ${days} days it will be deleted, with everything in it.`,
      'To keep it, log in once.',
    ],
    path: '/signin',
  })
