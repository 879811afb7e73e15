import type { Filling } from '@quokka/core/lib'
import { filled, saysOf } from '@quokka/core/lib'

/** Sentences of refusals whose code alone does not tell what is said: the code, and why it is said otherwise. */
export const WORDINGS = {
  'server/failed/reference': 'Something went wrong on our side. Please try again. (Reference {{reference}})',
  'request/cross-site/home': 'This call came from another site, so nothing was done. Open {{address}} instead.',
  'quiz/taken-down/reason': 'An administrator has taken this quiz down: {{reason}}',
  'quiz/slide-not-found/copying': 'One of these questions is not there any more. Nothing was added.',
  'quiz/adult-required/answers': 'The answers are shown to adults.',
  'quiz/premium-required/brand': 'Purchase our premium pack to play more than 5000 quizzes with {{brand}}!',
  'account/username-taken/row': 'Username: Row {{row}} has it too',
  'account/email-taken/row': 'Email: Row {{row}} has it too',
  'organisation/team-not-found/none': 'Team: Choose an organisation first',
  'qtest/name-taken/restoring': 'Somebody else has begun under this name meanwhile. Remove them first.',
  'billing/payment-not-confirmed/paid':
    'This payment could not be confirmed. If money was taken, tell whoever runs this site the id of the payment: {{paymentId}}',
  'billing/payment-not-confirmed/support':
    'This payment could not be confirmed. If money was taken, write to {{address}} with the id of the payment: {{paymentId}}',
  'field/empty/reason-for-author': 'Please say why: the author reads this sentence.',
  'field/empty/reason-for-host': 'Please say why: the host reads this sentence.',
  'field/empty/login': 'Enter a valid username/email',
  'field/empty/account': 'Please enter a valid email/username',
  'field/too-short/login': 'Incorrect password',
  'field/too-short/password': 'Password must be of atleast 8 characters',
  'field/wrong-length/code': 'Invalid Code',
  'field/invalid-email/editor': 'Email: Enter a valid email',
  'field/not-an-option/picture': 'Picture: Choose one of the options',
  'field/not-an-option/language': 'Language: Choose one of the options',
  'field/not-an-option/own-email': 'Email: This is your address already',
  'budget/bytes/wait_one': 'You have started as much as is possible in an hour. Try again in a minute.',
  'budget/bytes/wait_other': 'You have started as much as is possible in an hour. Try again in {{count}} minutes.',
  'budget/rooms/wait_one':
    'You have as many rooms open as is possible at once: close one, and you can open another. Try again in a minute.',
  'budget/rooms/wait_other':
    'You have as many rooms open as is possible at once: close one, and you can open another. Try again in {{count}} minutes.',
  'budget/qtests/wait_one': 'You have made as many QTests as is possible in an hour. Try again in a minute.',
  'budget/qtests/wait_other': 'You have made as many QTests as is possible in an hour. Try again in {{count}} minutes.',
  'budget/stopped/wait_one': 'An administrator has stopped this for now. Try again in a minute.',
  'budget/stopped/wait_other': 'An administrator has stopped this for now. Try again in {{count}} minutes.',
  'budget/server/wait_one': 'There is more going on here than this server is made for. Try again in a minute.',
  'budget/server/wait_other':
    'There is more going on here than this server is made for. Try again in {{count}} minutes.',
} as const
export type Wording = keyof typeof WORDINGS

/** A sentence of a refusal, in English and in no language. */
export const worded = (wording: Wording, filling: Filling = {}): { sentence: string; says: string } => ({
  sentence: filled(WORDINGS[wording], filling),
  // Which form of a plural it is, each language decides by its own grammar.
  says: saysOf(wording.replace(/_(?:one|other)$/, ''), filling),
})
