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

/** The code that proves a new mailbox of an account. */
export const newEmailMail = (to: string, sender: Sender, { code, minutes }: { code: string; minutes: number }): Mail =>
  mail(to, sender, {
    subject: 'your code for a new e-mail address',
    paragraphs: [
      `with this code your account gets this e-mail address. It works once, within ${minutes} minutes, in the profile that asked for it.`,
      'If you did not ask for it, do nothing: without the code no account gets this address.',
    ],
    code,
    path: '/profile',
  })

/** To somebody who has an account, when another account wanted the address. */
export const emailInUseMail = (to: string, sender: Sender): Mail =>
  mail(to, sender, {
    subject: 'another account asked for your e-mail address',
    paragraphs: [
      'somebody wanted to use this e-mail address for another account. You have an account with it, so nothing was changed.',
      'If it was you, log in with this address, or delete that account first.',
    ],
    path: '/signin',
  })

/** To the mailbox of before. It does not say the new one: whoever reads it may not be the owner any more. Rule AC48. */
export const emailChangedMail = (to: string, sender: Sender): Mail =>
  mail(to, sender, {
    subject: 'your e-mail address was changed',
    paragraphs: [
      'your account has another e-mail address now. Codes and receipts go there, and this mailbox does not open the account any more.',
      'If it was not you, tell whoever runs this site at once.',
    ],
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

/** The way to a first password, for somebody whose account an administrator has made. */
export const invitationMail = (to: string, sender: Sender, { path, days }: { path: string; days: number }): Mail =>
  mail(to, sender, {
    subject: 'an account is ready for you',
    paragraphs: [
      `an administrator has made an account for you at ${sender.brandName}. Open this link and choose a password. It works once, within ${days} days.`,
      'If you do not expect this, do nothing: without a password nobody can use the account.',
    ],
    path,
  })

/** The way to a new password, sent by an administrator. */
export const passwordLinkMail = (to: string, sender: Sender, { path, hours }: { path: string; hours: number }): Mail =>
  mail(to, sender, {
    subject: 'your link for a new password',
    paragraphs: [
      `an administrator sends you this link, with which you can choose a new password. It works once, within ${hours} hours.`,
      'If you did not ask for it, do nothing: your password stays as it is.',
    ],
    path,
  })

const IF_NOT_YOU = 'If it was not you, choose a new password at once, and look at two-step sign-in in your profile.'

/** Whoever has the mailbox hears what becomes of the password and the second step. Rules ML12, AC45. */
const securityMail = (to: string, sender: Sender, subject: string, sentence: string): Mail =>
  mail(to, sender, { subject, paragraphs: [sentence, IF_NOT_YOU], path: '/forgotpassword' })

export const passwordChangedMail = (to: string, sender: Sender): Mail =>
  securityMail(
    to,
    sender,
    'your password was changed',
    'the password of your account was changed in your profile. Every other browser has to log in again.',
  )

export const oneTimeCodeSetUpMail = (to: string, sender: Sender): Mail =>
  securityMail(
    to,
    sender,
    'an authenticator app was set up',
    'an authenticator app was set up for your account. From now on each sign-in asks for its code.',
  )

export const oneTimeCodeResetMail = (to: string, sender: Sender): Mail =>
  securityMail(
    to,
    sender,
    'an administrator turned two-step sign-in off',
    'an administrator has taken the authenticator app off your account. From now on the password alone signs in, until you set up another app.',
  )

export const oneTimeCodeRemovedMail = (to: string, sender: Sender): Mail =>
  securityMail(
    to,
    sender,
    'two-step sign-in was turned off',
    'two-step sign-in was turned off for your account. From now on the password alone signs in.',
  )

export const recoveryCodeMail = (to: string, sender: Sender, { left }: { left: number }): Mail =>
  securityMail(
    to,
    sender,
    'a recovery code was used',
    `a recovery code of your account was used in place of your authenticator app. Unused codes: ${left}.`,
  )

export const guessesMail = (to: string, sender: Sender): Mail =>
  securityMail(
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

/** To administrators, without a word of what was said: whoever reports must not write to them. */
export const complaintsMail = (to: string, sender: Sender, { waiting }: { waiting: number }): Mail =>
  mail(to, sender, {
    subject: 'a quiz was reported',
    paragraphs: [
      waiting === 1
        ? 'somebody reported a quiz or a question. It waits to be judged.'
        : `quizzes or questions were reported. ${waiting} of them wait to be judged.`,
    ],
    path: '/admin',
  })

/** To somebody who may edit a quiz now; names only where both are in one organisation. Rule ML19. */
export const sharedQuizMail = (
  to: string,
  sender: Sender,
  { quizId, sharedBy }: { quizId: string; sharedBy: { quizName: string; ownerName: string } | undefined },
): Mail =>
  mail(to, sender, {
    subject: 'a quiz was shared with you',
    paragraphs: [
      sharedBy === undefined
        ? 'somebody shared a quiz with you: you can edit it now. In My Library you see which one it is and whose.'
        : `${sharedBy.ownerName} shared the quiz "${sharedBy.quizName.replaceAll(/\s+/gu, ' ')}" with you: you can edit it now.`,
    ],
    path: `/createquiz/${quizId}`,
  })
