import type { PremiumPlan } from '@quokka/core/prices'
import { expect, test, vi } from 'vitest'
import '../../../messages/studio.ts'
import { plansWith } from '../chosen-before.ts'
import { openRazorpay } from './open-razorpay.ts'

const checkout = {
  orderId: 'order_1',
  plan: 'Premium_Yearly',
  receiptId: 'rcpt_1',
  amount: 10_000_00,
  currency: 'INR',
  provider: 'razorpay',
  keyId: 'rzp_test_1',
} as const
const payer = { name: 'Maya', email: 'maya@example.org' }

test('PR10 a page that may not load the script is requested again with the plan that was chosen, once', async () => {
  history.replaceState(null, '', '/pricing')
  const reload = vi.fn((plan: PremiumPlan) => history.replaceState(null, '', plansWith(plan)))
  const first = openRazorpay(checkout, payer, { reload })
  expect(reload.mock.calls).toEqual([['Premium_Yearly']])
  // Nothing more comes of a page that is gone.
  expect(await Promise.race([first, Promise.resolve('still open')])).toBe('still open')
  expect(await openRazorpay(checkout, payer, { reload })).toMatchObject({ is: 'failed' })
  expect(reload).toHaveBeenCalledTimes(1)
})
