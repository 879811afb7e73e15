import type { Reader } from '../../mailing/reader.ts'
import type { SayInMail, Sender } from '../../mailing/written-mail.ts'
import { spanIn, writtenMail } from '../../mailing/written-mail.ts'
import type { Mail } from '../../ports.ts'

/** The code that confirms an email. */
export const confirmationMail = (
  to: Reader,
  sender: Sender,
  { code, minutes }: { code: string; minutes: number },
): Mail =>
  writtenMail(to, sender, (say, language) => ({
    subject: say('confirmation/subject'),
    paragraphs: [say('confirmation/use', { time: spanIn(language, minutes, 'minute') }), say('confirmation/stranger')],
    code,
    path: '/signin',
  }))

/** To somebody who has an account, when the address was used to sign up again. */
export const alreadyRegisteredMail = (to: Reader, sender: Sender): Mail =>
  writtenMail(to, sender, (say) => ({
    subject: say('registered/subject'),
    paragraphs: [say('registered/why'), say('registered/owner')],
    path: '/signin',
  }))

/** The code that proves a new mailbox of an account. */
export const newEmailMail = (to: Reader, sender: Sender, { code, minutes }: { code: string; minutes: number }): Mail =>
  writtenMail(to, sender, (say, language) => ({
    subject: say('new-email/subject'),
    paragraphs: [say('new-email/use', { time: spanIn(language, minutes, 'minute') }), say('new-email/stranger')],
    code,
    path: '/profile',
  }))

/** To somebody who has an account, when another account wanted the address. */
export const emailInUseMail = (to: Reader, sender: Sender): Mail =>
  writtenMail(to, sender, (say) => ({
    subject: say('email-in-use/subject'),
    paragraphs: [say('email-in-use/why'), say('email-in-use/owner')],
    path: '/signin',
  }))

/** To the mailbox of before. It does not say the new one: whoever reads it may not be the owner any more. Rule AC48. */
export const emailChangedMail = (to: Reader, sender: Sender): Mail =>
  writtenMail(to, sender, (say) => ({
    subject: say('email-changed/subject'),
    paragraphs: [say('email-changed/what'), say('email-changed/stranger')],
  }))

/** The code that sets a new password. */
export const resetMail = (to: Reader, sender: Sender, { code, minutes }: { code: string; minutes: number }): Mail =>
  writtenMail(to, sender, (say, language) => ({
    subject: say('reset/subject'),
    paragraphs: [say('reset/use', { time: spanIn(language, minutes, 'minute') }), say('reset/stranger')],
    code,
    path: '/forgotpassword',
  }))

/** The way to a first password, for somebody whose account an administrator has made. */
export const invitationMail = (to: Reader, sender: Sender, { path, days }: { path: string; days: number }): Mail =>
  writtenMail(to, sender, (say, language) => ({
    subject: say('invitation/subject'),
    paragraphs: [
      say('invitation/use', { brand: sender.brandName, time: spanIn(language, days, 'day') }),
      say('invitation/stranger'),
    ],
    path,
  }))

/** The way to a new password, sent by an administrator. */
export const passwordLinkMail = (to: Reader, sender: Sender, { path, hours }: { path: string; hours: number }): Mail =>
  writtenMail(to, sender, (say, language) => ({
    subject: say('password-link/subject'),
    paragraphs: [say('password-link/use', { time: spanIn(language, hours, 'hour') }), say('reset/stranger')],
    path,
  }))

/** Whoever has the mailbox hears what becomes of the password and the second step. Rules ML12, AC45. */
const securityMail = (
  to: Reader,
  sender: Sender,
  write: (say: SayInMail) => { subject: string; sentence: string },
): Mail =>
  writtenMail(to, sender, (say) => {
    const { subject, sentence } = write(say)
    return { subject, paragraphs: [sentence, say('security/stranger')], path: '/forgotpassword' }
  })

export const passwordChangedMail = (to: Reader, sender: Sender): Mail =>
  securityMail(to, sender, (say) => ({
    subject: say('password-changed/subject'),
    sentence: say('password-changed/what'),
  }))

export const oneTimeCodeSetUpMail = (to: Reader, sender: Sender): Mail =>
  securityMail(to, sender, (say) => ({ subject: say('app-set-up/subject'), sentence: say('app-set-up/what') }))

export const oneTimeCodeResetMail = (to: Reader, sender: Sender): Mail =>
  securityMail(to, sender, (say) => ({ subject: say('app-taken/subject'), sentence: say('app-taken/what') }))

export const oneTimeCodeRemovedMail = (to: Reader, sender: Sender): Mail =>
  securityMail(to, sender, (say) => ({ subject: say('app-removed/subject'), sentence: say('app-removed/what') }))

export const recoveryCodeMail = (to: Reader, sender: Sender, { left }: { left: number }): Mail =>
  securityMail(to, sender, (say) => ({
    subject: say('recovery-code/subject'),
    sentence: say('recovery-code/what', { left }),
  }))

export const guessesMail = (to: Reader, sender: Sender): Mail =>
  securityMail(to, sender, (say) => ({ subject: say('guesses/subject'), sentence: say('guesses/what') }))

/** When nothing tells any more whose a deleted account was. */
export const accountDeletedMail = (to: Reader, sender: Sender): Mail =>
  writtenMail(to, sender, (say) => ({ subject: say('deleted/subject'), paragraphs: [say('deleted/what')] }))

/** Before an account that nobody has used for long is deleted. */
export const inactivityMail = (to: Reader, sender: Sender, { days }: { days: number }): Mail =>
  writtenMail(to, sender, (say, language) => ({
    subject: say('inactive/subject'),
    paragraphs: [say('inactive/what', { time: spanIn(language, days, 'day') }), say('inactive/keep')],
    path: '/signin',
  }))

/** To administrators, without a word of what was said: whoever reports must not write to them. */
export const complaintsMail = (to: Reader, sender: Sender, { waiting }: { waiting: number }): Mail =>
  writtenMail(to, sender, (say) => ({
    subject: say('complaints/subject'),
    paragraphs: [say('complaints/waiting', { count: waiting })],
    path: '/admin',
  }))

/** To somebody who may edit a quiz now; names only where both are in one organisation. Rule ML19. */
export const sharedQuizMail = (
  to: Reader,
  sender: Sender,
  { quizId, sharedBy }: { quizId: string; sharedBy: { quizName: string; ownerName: string } | undefined },
): Mail =>
  writtenMail(to, sender, (say) => ({
    subject: say('shared/subject'),
    paragraphs: [
      sharedBy === undefined
        ? say('shared/by-somebody')
        : say('shared/by', { owner: sharedBy.ownerName, quiz: sharedBy.quizName.replaceAll(/\s+/gu, ' ') }),
    ],
    path: `/createquiz/${quizId}`,
  }))
