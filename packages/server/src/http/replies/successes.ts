import type { Filling, Result } from '@quokka/core/lib'
import { filled, ok, saysOf } from '@quokka/core/lib'

/** What calls answer that did what they were asked to and have nothing else to tell. */
export const SUCCESSES = {
  'done/code-sent': 'We have sent a code to your e-mail address. Enter it to confirm your account.',
  'done/email-confirmed': 'Your e-mail address is confirmed.',
  'done/code-sent-again':
    'If this account waits for its confirmation, a new code is on its way. If none comes, use the newest one, or ask again later.',
  'done/username-free': 'This username is available.',
  'done/logged-out': 'You are logged out.',
  'done/reset-code-sent':
    'If there is such an account, a code is on its way to its e-mail address. If none comes, use the newest one, or ask again later.',
  'done/password-reset': 'Your password has been reset.',
  'done/new-email-code-sent': 'A code is on its way to this e-mail address. If none comes, ask again later.',
  'done/profile-saved': 'Profile successfully updated!',
  'done/account-deleted': 'Your account is deleted.',
  'done/guest-forgotten': 'What this browser has played is forgotten.',
  'done/player-forgotten': 'The player is forgotten.',
  'done/organisation-deleted': '{{name}} is deleted. The accounts of its members stay.',
  'done/link-sent': 'A link is on its way to {{email}}.',
  'done/account-removed': '{{name}} is deleted.',
  'done/job-retried': 'It is tried again now.',
  'done/job-removed': 'It is removed.',
  'done/complaint-received': 'Thank you. An administrator will look at it.',
  'done/complaint-keep': 'This quiz stays.',
  'done/complaint-takeDown': 'This quiz is taken down.',
  'done/may-publish': '{{name}} may publish to everyone.',
  'done/may-not-publish': '{{name}} may not publish to everyone any more.',
  'done/quiz-saved': 'Quiz saved.',
  'done/quiz-renamed': 'Quiz renamed.',
  'done/order-saved': 'Order saved.',
  'done/slide-deleted': 'Slide deleted.',
  'done/quiz-draft': 'Quiz moved to drafts.',
  'done/quiz-published': 'Quiz Published',
  'done/quiz-inactive': 'Quiz deleted.',
  'done/quiz-public': 'Quiz made public',
  'done/quiz-teams': 'Quiz made private to assigned teams',
  'done/quiz-editors': 'Quiz made private to its editors',
  'done/payment-confirmed': 'Payment Confirmed, redirecting to Home Page',
  'done/premium-ends': 'Your Premium ends by itself on {{day}}. Nothing more is taken.',
  'done/subscription-cancelled': 'Your subscription is cancelled. Premium stays until {{day}}.',
} as const
export type Success = keyof typeof SUCCESSES

/** A sentence, in English and in no language (decision 0117). */
export interface Said {
  sentence: string
  says: string
}

/** The answer of a call that is done. Rule LG12. */
export const done = (success: Success, filling: Filling = {}): Result<Said, never> =>
  ok({ sentence: filled(SUCCESSES[success], filling), says: saysOf(success, filling) })
