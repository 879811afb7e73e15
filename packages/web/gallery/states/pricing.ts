import {
  cancelSubscription,
  confirmPayment,
  createOrder,
  createSubscription,
  getOwnRoom,
  getProfile,
  getSubscription,
  getUserStats,
  paySandbox,
} from '@quokka/contract/http'
import { profile } from '../../src/testing/accounts.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { details } from '../fixtures/people.ts'
import type { Hand } from '../hand.ts'
import type { Reply } from '../replies.ts'
import { refusal, reply, replyBy } from '../replies.ts'
import type { GalleryGroup, GalleryState } from '../state.ts'

const checkout = { receiptId: 'QQ-2026-000123', currency: 'INR', provider: 'sandbox', keyId: 'key' } as const
const stats = reply(getUserStats, {
  quizzesHosted: 4,
  quizzesWon: 2,
  quizzesPlayed: 9,
  role: 'Premium',
  points: 320,
  level: 3,
  rankTitle: 'Ninja',
})

const buying = [
  reply(createOrder, { ...checkout, orderId: 'order-1', plan: 'Premium_Yearly', amount: 1_000_000 }),
  reply(createSubscription, { ...checkout, subscriptionId: 'sub-1', plan: 'Premium_Monthly', amount: 99_900 }),
  replyBy(paySandbox, ({ outcome }) =>
    outcome === 'failed'
      ? { outcome, error: { description: 'The payment was declined by the bank.' } }
      : { outcome, razorpay_payment_id: 'pay-1', razorpay_order_id: 'order-1', razorpay_signature: 'signed' },
  ),
  reply(confirmPayment, 'Payment Confirmed, redirecting to Home Page'),
  refusal(getSubscription, 'billing/subscription-not-found'),
  stats,
]

const session = details('Maya Rivera', { sessionId: 'user-1', avatar: 'avatar2' })
const member = { account: 'REGULAR', session, at: '/pricing', replies: buying } as const
const child = {
  account: 'REGULAR',
  session: details('Ada Young', { sessionId: 'user-1', ageGroup: '9 to 14' }),
  replies: [
    ...catalogue,
    reply(getProfile, profile({ given_name: 'Ada', family_name: 'Young', 'custom:age_group': '9 to 14' })),
  ],
} as const

const PREMIUM = profile({ role: 'Premium', userType: 'PREMIUM', plan: 'premium' })
const receipt = (plan: 'Premium_Yearly' | 'Premium_Monthly', amount: number) => ({
  date: '2026-11-24T09:00:00.000Z',
  receiptId: checkout.receiptId,
  plan,
  amount,
  status: 'paid' as const,
})

/** The profile of a Premium member with this subscription. */
const premium = (...replies: Reply[]) =>
  ({
    account: 'PREMIUM',
    session,
    at: '/profile',
    replies: [reply(getProfile, PREMIUM), reply(getOwnRoom, { ownRoom: null }), stats, ...replies],
  }) as const
const yearly = reply(getSubscription, {
  plan: 'Premium_Yearly',
  status: 'active',
  startedOn: '2026-11-24T09:00:00.000Z',
  paidUntil: '2027-11-24T09:00:00.000Z',
  renews: false,
  cancelled: false,
  renewable: false,
  receipts: [receipt('Premium_Yearly', 1_000_000)],
})
const monthlyOf = (cancelled: boolean) =>
  reply(getSubscription, {
    plan: 'Premium_Monthly',
    status: cancelled ? 'cancelled' : 'active',
    startedOn: '2026-11-24T09:00:00.000Z',
    paidUntil: '2026-12-24T09:00:00.000Z',
    renews: !cancelled,
    cancelled,
    renewable: cancelled,
    receipts: [receipt('Premium_Monthly', 99_900)],
  })
const given = reply(getSubscription, {
  plan: null,
  status: 'active',
  startedOn: '2026-06-04T10:00:00.000Z',
  paidUntil: null,
  renews: false,
  cancelled: false,
  renewable: false,
  receipts: [],
})

const openChooser = async ({ press, byRole }: Hand) => {
  await press('Choose Premium')
  await byRole('dialog', 'Choose your plan')
}
const openCheckout = async (hand: Hand) => {
  await openChooser(hand)
  await hand.press('Go to the checkout')
  await hand.byRole('dialog', 'TEST CHECKOUT')
}

const states: GalleryState[] = [
  { name: 'plans of a visitor', at: '/pricing', shows: 'One quiz night or a whole school' },
  {
    name: 'plans by the month',
    isAlike: true,
    at: '/pricing',
    play: ({ press }) => press('Monthly', 'radio'),
    shows: 'One quiz night or a whole school',
  },
  { ...child, name: 'ask an adult', at: '/pricing', shows: 'Ask an adult' },
  {
    ...child,
    name: 'locked quiz of a child',
    at: '/quizselection',
    play: ({ press }) => press(/Premium/u),
    shows: 'Ask an adult to open this quiz for you.',
  },
  { ...member, name: 'choice of a plan', play: openChooser, shows: 'Choose your plan' },
  { ...member, name: 'test checkout', play: openCheckout, shows: 'Let it fail' },
  {
    ...member,
    name: 'failed payment',
    play: async (hand) => {
      await openCheckout(hand)
      await hand.press('Let it fail')
    },
    shows: /declined/u,
  },
  {
    ...member,
    name: 'confirmed payment',
    play: async (hand) => {
      await openCheckout(hand)
      await hand.press('Pay ₹10,000')
    },
    shows: 'Payment Confirmed, redirecting to Home Page',
  },
  {
    ...member,
    name: 'payment that is not confirmed',
    replies: [
      ...member.replies,
      refusal(
        confirmPayment,
        'billing/payment-not-confirmed',
        'This payment could not be confirmed. If money was taken, write to help@quiz.example with the id of the payment: pay_QxBzVtqfW2zYJm',
      ),
    ],
    play: async (hand) => {
      await openCheckout(hand)
      await hand.press('Pay ₹10,000')
    },
    shows: 'Premium has not begun',
  },
  { ...premium(yearly), name: 'plans of a Premium member', at: '/pricing', shows: 'You are already a Premium Member' },
  { ...premium(yearly), name: 'subscription in the profile', shows: 'Receipt' },
  {
    ...premium(monthlyOf(false)),
    name: 'cancelling',
    play: async ({ press, byRole }) => {
      await press('Cancel Subscription')
      await byRole('dialog', 'Cancel your subscription?')
    },
    shows: 'Cancel your subscription?',
  },
  {
    ...premium(monthlyOf(true), reply(cancelSubscription, 'Cancelled.')),
    name: 'cancelled subscription',
    shows: 'Cancelled',
  },
  { ...premium(given), name: 'Premium that was given', isAlike: true, shows: /^This Premium was given/u },
]

/** The plans, a purchase, and what the profile says of it afterwards. */
export const pricing: GalleryGroup = { name: 'pricing', of: 'studio', states }
