import type { CallRefusal } from '@quokka/contract/wire'
import type { FieldCode } from '@quokka/core/lib'

/** One failing rule of a body: where, and what is wanted there. */
export interface FieldError {
  path: string
  code: FieldCode
  message: string
  /** The message in no language. */
  says?: string | undefined
}

/** Why a call was refused; a value, never thrown. */
export interface Refusal {
  code: CallRefusal
  /** Replaces the table's sentence where the refusal knows a better one. */
  sentence?: string
  /** What that sentence says in no language, where the code does not tell. */
  says?: string | undefined
  /** For a body that fails validation: every failing rule, the first one first. */
  errors?: FieldError[]
  /** For what may be tried again: after how many seconds. */
  retryAfterS?: number
}

interface Reply {
  status: number
  /** Fit to be shown to the user as it is. */
  sentence: string
}

/** Every refusal of the HTTP side, by area: its status and its sentence (contract §1). */
export const REFUSALS = {
  'request/invalid': { status: 400, sentence: 'The request could not be read.' },
  'request/unreadable': { status: 400, sentence: 'The request could not be read.' },
  'request/too-complex': { status: 400, sentence: 'This is nested too deeply, or has too many parts, to be read.' },
  'request/unstorable-text': { status: 400, sentence: 'There is a character in this that cannot be stored.' },
  'account/sign-in-required': { status: 401, sentence: '' },
  'request/cross-site': { status: 403, sentence: 'This call came from another site, so nothing was done.' },
  'request/not-found': { status: 404, sentence: 'There is nothing at this address.' },
  'request/too-large': { status: 413, sentence: 'This is too large to be taken.' },
  'request/unsupported-media-type': { status: 415, sentence: 'This kind of content is not taken here.' },
  'request/range-not-satisfiable': { status: 416, sentence: 'This part of the content does not exist.' },
  'request/rate-limited': { status: 429, sentence: 'That was a little too often. Please wait a moment and try again.' },
  'account/admin-only': { status: 403, sentence: 'Only an administrator can do that.' },
  'account/sign-in-incomplete': { status: 403, sentence: 'Please finish signing in first.' },
  'account/wrong-credentials': { status: 401, sentence: 'The username, e-mail or password is not right.' },
  'account/email-not-confirmed': {
    status: 302,
    sentence: 'Please confirm your e-mail first. If the code that we sent is too old, press Resend Code.',
  },
  'account/initial-password-expired': {
    status: 403,
    sentence: 'This first password has expired. Use "Forgot password" to choose one of your own.',
  },
  'account/invalid-confirmation-code': {
    status: 400,
    sentence: 'Invalid Code. It may have expired: please ask for a new one.',
  },
  'account/username-taken': { status: 409, sentence: 'This username is already taken.' },
  'account/username-immutable': { status: 409, sentence: 'A username cannot be changed any more.' },
  'account/email-taken': { status: 409, sentence: 'An account with this e-mail exists already.' },
  'account/password-too-common': {
    status: 400,
    sentence: 'This password is among the first that somebody would guess. Please choose another one.',
  },
  'account/wrong-password': { status: 403, sentence: 'The current password is not right.' },
  'account/password-unchanged': { status: 400, sentence: 'Please choose a password that is not the present one.' },
  'account/wrong-one-time-code': {
    status: 403,
    sentence: 'This code is not right. Wait for the next one and try again.',
  },
  'account/no-authenticator-setup': { status: 409, sentence: 'No authenticator app is being set up.' },
  'account/authenticator-already-set-up': { status: 409, sentence: 'An authenticator app is set up already.' },
  'account/too-many-wrong-codes': {
    status: 429,
    sentence: 'Too many codes were wrong. Use a recovery code, or wait an hour and try again.',
  },
  'account/wrong-recovery-code': { status: 403, sentence: 'This recovery code is not right, or was used before.' },
  'account/two-step-off': { status: 409, sentence: 'Two-step sign-in is off.' },
  'account/two-step-required': {
    status: 409,
    sentence: 'Administrators keep two-step sign-in. You can set up another phone.',
  },
  'account/recent-sign-in-required': {
    status: 403,
    sentence: 'Please log out and in again first, then try once more.',
  },
  'account/picture-too-large': { status: 413, sentence: 'Image too big, max image size is 2MB' },
  'account/picture-unsupported': { status: 415, sentence: 'Unsupported File' },
  'account/picture-adults-only': {
    status: 403,
    sentence: 'Photographs of children are not kept: please choose one of the five friends.',
  },
  'account/username-mismatch': { status: 400, sentence: 'This is not your username.' },
  'account/last-admin': { status: 409, sentence: 'The last administrator cannot be deleted.' },
  'account/not-found': { status: 404, sentence: 'There is no such account any more.' },
  'account/own-account': {
    status: 409,
    sentence: 'This is your own account. Another administrator can do that, or you in your profile.',
  },
  'account/paid-for': {
    status: 409,
    sentence: 'This account has paid for Premium. It becomes a regular one by itself when that ends.',
  },
  'account/disabled': {
    status: 403,
    sentence: 'An administrator has disabled this account.',
  },
  'account/link-expired': {
    status: 404,
    sentence: 'This link was used before, or is too old. Please ask for a new one.',
  },
  'account/invalid-setup-token': { status: 403, sentence: 'This setup token is not valid, or was used before.' },
  'social/unknown-provider': { status: 404, sentence: 'This login is not offered here.' },
  'social/no-email': {
    status: 403,
    sentence: 'This login told us no confirmed e-mail, and we need one. Please sign up with e-mail and password.',
  },
  'social/email-taken': {
    status: 409,
    sentence: 'There is an account with this e-mail already. Please log in with its password first.',
  },
  'social/failed': { status: 401, sentence: 'The login did not succeed. Please try again.' },
  'organisation/not-found': { status: 404, sentence: 'There is no such organisation.' },
  'organisation/user-not-found': { status: 404, sentence: 'No registered user has this name or e-mail.' },
  'organisation/team-not-found': { status: 404, sentence: 'There is no such team in this organisation.' },
  'organisation/name-taken': { status: 409, sentence: 'There is one of this name already.' },
  'organisation/member-of-another': { status: 409, sentence: 'This user belongs to another organisation.' },
  'job/not-found': { status: 404, sentence: 'This is not among what failed any more.' },
  'quiz/not-found': { status: 404, sentence: 'There is no such quiz.' },
  'quiz/not-authorized': { status: 403, sentence: 'User not authorized to view and/or edit this quiz' },
  'quiz/slide-not-found': { status: 404, sentence: 'This slide is not in the quiz any more.' },
  'quiz/too-many-slides': { status: 409, sentence: 'A quiz has at most 200 slides.' },
  'quiz/quota-exceeded': {
    status: 409,
    sentence: 'You have as many quizzes as your plan keeps. Delete one to make another.',
  },
  'quiz/too-many-published': {
    status: 409,
    sentence: 'You have published many quizzes to everyone today. Please publish this one tomorrow.',
  },
  'quiz/taken-down': { status: 403, sentence: 'An administrator has taken this quiz down.' },
  'quiz/publishing-disabled': {
    status: 403,
    sentence: 'An administrator has switched off publishing to everyone here. You can still publish to your teams.',
  },
  'quiz/stale-slide': { status: 409, sentence: 'Somebody else has changed this slide meanwhile.' },
  'quiz/stale-order': { status: 409, sentence: 'Somebody else has added, deleted or moved a slide meanwhile.' },
  'quiz/stale-settings': { status: 409, sentence: 'Somebody else has changed these settings meanwhile.' },
  'quiz/no-questions': {
    status: 400,
    sentence: 'A quiz needs at least one question before it can be published.',
  },
  'quiz/no-questions-in-categories': { status: 404, sentence: 'There are no questions in these categories.' },
  'quiz/category-not-found': { status: 404, sentence: 'There is no such category.' },
  'library/folder-not-found': { status: 404, sentence: 'There is no such folder any more.' },
  'library/folder-name-taken': { status: 409, sentence: 'There is a folder of this name already.' },
  'library/too-many-folders': { status: 409, sentence: 'A library has at most 200 folders.' },
  'library/no-room': {
    status: 409,
    sentence: 'You have as many quizzes as your plan keeps. Delete some to restore these.',
  },
  'quiz/sign-up-required': { status: 403, sentence: 'Please sign up/log in to access more quizzes' },
  'quiz/adult-required': { status: 403, sentence: 'Ask an adult to open this quiz for you.' },
  'quiz/premium-required': { status: 403, sentence: 'Purchase our premium pack to play more than 5000 quizzes!' },
  'quiz/last-question': {
    status: 409,
    sentence: 'A published quiz keeps at least one question. Add another one first, or move the quiz to drafts.',
  },
  'quiz/user-not-found': { status: 404, sentence: 'No registered user has this e-mail.' },
  'quiz/too-many-unknown-emails': {
    status: 429,
    sentence: 'Too many of these e-mails belong to nobody here. Please try again in two hours.',
  },
  'quiz/already-editor': { status: 409, sentence: 'This email already has access to edit this quiz' },
  'quiz/team-not-found': { status: 404, sentence: 'There is no such team in your organisation.' },
  'qtest/not-found': { status: 404, sentence: 'There is no such QTest.' },
  'qtest/not-owner': { status: 403, sentence: 'Only the host of this QTest can do that.' },
  'qtest/single-quiz': { status: 400, sentence: 'A QTest is made of one quiz.' },
  'qtest/invalid-window': { status: 400, sentence: 'End Date must be greater than Start Date and Time.' },
  'qtest/too-many-fields': { status: 400, sentence: 'A QTest asks for at most 10 additional fields.' },
  'qtest/field-too-long': {
    status: 400,
    sentence: 'The name of an additional field may have at most 30 characters.',
  },
  'qtest/field-not-allowed': {
    status: 400,
    sentence: 'A QTest for young people cannot ask for addresses, numbers, dates of birth or passwords.',
  },
  'qtest/not-started': { status: 409, sentence: 'QTest is Yet To Start. Kindly visit after sometime.' },
  'qtest/expired': { status: 409, sentence: 'Qtest has expired. Kindly contact the host to play this QTest.' },
  'qtest/closed': {
    status: 409,
    sentence: 'This QTest was closed by an administrator. Your answers so far are kept. Your host can read why.',
  },
  'qtest/full': { status: 409, sentence: 'This QTest has as many participants as its host has room for.' },
  'qtest/locked': { status: 409, sentence: 'The host has locked this QTest.' },
  'qtest/members-only': { status: 403, sentence: 'This QTest is for members. Please log in and open its link again.' },
  'qtest/list-empty': { status: 400, sentence: 'A list needs at least one name or code.' },
  'qtest/list-too-long': { status: 400, sentence: 'A list has at most 2000 names or codes.' },
  'qtest/listed-name-too-long': { status: 400, sentence: 'A name on the list may have at most 30 characters.' },
  'qtest/not-listed': {
    status: 403,
    sentence: "This name is not on the host's list. Please write it as your host does.",
  },
  'qtest/name-taken': {
    status: 409,
    sentence: 'Somebody has begun under this name already. If that was not you, please tell your host.',
  },
  'qtest/wrong-code': { status: 403, sentence: 'This code is not right. Please look at it again.' },
  'qtest/too-many-wrong-entries': {
    status: 429,
    sentence: 'Too many names or codes were wrong here. Please wait a moment and try again.',
  },
  'qtest/quota-exceeded': {
    status: 409,
    sentence: 'You have as many open QTests as your plan allows. Delete one, or wait until one ends.',
  },
  'qtest/retake-not-allowed': { status: 403, sentence: 'The host of this QTest allows no retake.' },
  'player/name-empty': { status: 400, sentence: 'Kindly enter all fields and provide a valid email' },
  'player/name-too-long': { status: 400, sentence: 'Your name may have at most 30 characters.' },
  'player/email-empty': { status: 400, sentence: 'Kindly enter all fields and provide a valid email' },
  'player/email-invalid': { status: 400, sentence: 'Kindly enter all fields and provide a valid email' },
  'player/field-empty': { status: 400, sentence: 'Kindly enter all fields and provide a valid email' },
  'player/field-too-long': { status: 400, sentence: 'An additional field may have at most 60 characters.' },
  'player/not-found': { status: 404, sentence: 'This participant is not there any more.' },
  'attempt/removed': { status: 403, sentence: 'The host has removed you from this QTest.' },
  'attempt/place-lost': {
    status: 409,
    sentence: 'After ten minutes without an answer your place was given to somebody else, and all are taken now.',
  },
  'attempt/not-found': {
    status: 403,
    sentence: 'There is no attempt of yours here. Please begin on the page of the QTest.',
  },
  'attempt/in-progress': { status: 409, sentence: 'This attempt is not completed yet.' },
  'attempt/completed': { status: 409, sentence: 'This QTest is completed already.' },
  'answer/already-given': { status: 409, sentence: 'This question is answered already.' },
  'answer/question-not-open': { status: 409, sentence: 'This is not the question that is open.' },
  'attempt/too-many-at-once': {
    status: 429,
    sentence: 'Many are beginning at once. Please wait a moment and try again.',
  },
  'answer/not-shown': { status: 403, sentence: 'The answer to this question is not shown.' },
  'answer/invalid': { status: 400, sentence: 'This answer does not fit the question.' },
  'report/not-found': { status: 404, sentence: 'There is no such report.' },
  'report/not-host': { status: 403, sentence: 'Only the host of this room can do that.' },
  'report/csv-single-type': {
    status: 400,
    sentence: 'A CSV file holds one kind of report. Please choose one, or Excel.',
  },
  'report/nothing-missed': {
    status: 400,
    sentence: 'Nothing was missed: at least 60 % got every question right.',
  },
  'report/too-large': {
    status: 413,
    sentence: 'This report is too large to be made. Please ask for a single game or fewer sheets.',
  },
  'report/too-many-at-once': { status: 429, sentence: 'Please wait until your other reports are made.' },
  'report/busy': { status: 503, sentence: 'Many reports are being made just now. Please try again in a moment.' },
  'moderation/item-not-found': { status: 404, sentence: 'This report is not there any more.' },
  'moderation/author-not-found': { status: 404, sentence: 'This account is not there any more.' },
  'media/file-missing': { status: 400, sentence: 'Please choose a file to upload.' },
  'media/upload-incomplete': { status: 400, sentence: 'The upload ended too early. Please try again.' },
  'media/too-large': { status: 413, sentence: 'File too big, max file size is 20MB' },
  'media/too-many-pixels': { status: 413, sentence: 'Image too big, max image size is 40 megapixels' },
  'media/unsupported': { status: 415, sentence: 'Unsupported File' },
  'media/quota-exceeded': { status: 413, sentence: 'There is no room left for your files.' },
  'media/too-many-at-once': { status: 429, sentence: 'Please wait until your other files are uploaded.' },
  'media/busy': { status: 503, sentence: 'Many files are being read just now. Please try again in a moment.' },
  'media/unknown-name': { status: 400, sentence: 'This file is not here any more. Please upload it again.' },
  'billing/adults-only': { status: 403, sentence: 'Ask an adult: Premium is bought by people of 18 and more.' },
  'billing/age-unknown': { status: 403, sentence: 'Please choose your age in your profile first.' },
  'billing/already-premium': { status: 409, sentence: 'You are already a Premium Member' },
  'billing/not-a-subscription': {
    status: 400,
    sentence: 'A year of Premium is paid at once: there is no subscription to it.',
  },
  'billing/payment-not-confirmed': {
    // Comes with a sentence that says its id.
    status: 400,
    sentence: 'This payment could not be confirmed.',
  },
  'billing/payment-pending': {
    status: 503,
    sentence: 'Your bank has not handed over the payment yet. Premium begins as soon as it has.',
  },
  'billing/payment-refunded': {
    status: 409,
    sentence: 'This payment came too late or a second time, so it is given back. Nothing was changed.',
  },
  'billing/invalid-signature': { status: 400, sentence: 'The signature of this event is not right.' },
  'billing/payment-failed': { status: 409, sentence: 'The payment did not succeed.' },
  'billing/provider-unavailable': {
    status: 503,
    sentence: 'The payment provider does not answer. Please try again in a moment: nothing is taken twice.',
  },
  'billing/subscription-not-found': { status: 404, sentence: 'There is no subscription here.' },
  'billing/premium-granted': { status: 409, sentence: 'Your Premium was given to you, so there is nothing to cancel.' },
  'billing/receipt-not-found': { status: 404, sentence: 'There is no such receipt.' },
  'server/failed': { status: 500, sentence: 'Something went wrong on our side. Please try again.' },
  // Each comes with a sentence that says when it goes on.
  'budget/bytes': { status: 429, sentence: 'You have started as much as is possible in an hour.' },
  'budget/rooms': { status: 429, sentence: 'You have as many rooms open as is possible at once.' },
  'budget/qtests': { status: 429, sentence: 'You have made as many QTests as is possible in an hour.' },
  'budget/stopped': { status: 429, sentence: 'An administrator has stopped this for now.' },
  'budget/server': { status: 429, sentence: 'There is more going on here than this server is made for.' },
  'budget/payer-not-found': { status: 404, sentence: 'Nobody uses anything under this name.' },
  'server/busy': { status: 503, sentence: 'The server cannot keep up at the moment. Please try again.' },
  'server/starting': { status: 511, sentence: 'The server is starting. Please try again in a moment.' },
  'server/draining': { status: 511, sentence: 'The server is about to restart. Please try again in a moment.' },
  'server/pages-not-built': {
    status: 503,
    sentence: 'The pages have not been built yet: npm start builds them.',
  },
  'server/storage-full': {
    status: 503,
    sentence: 'The server cannot store anything at the moment. Please try again later.',
  },
} as const satisfies Record<CallRefusal, Reply>

/** More pictures, sounds and films wait to be re-encoded than may. */
export const REWRITING_BUSY: Refusal = { code: 'media/busy', retryAfterS: 5 }
