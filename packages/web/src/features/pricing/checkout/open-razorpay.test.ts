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

test('PR10 a document that may not load the script is requested again with the plan that was chosen, once', async () => {
  // As the profile leads here: the address has a plan, and the document is still that of the profile.
  history.replaceState(null, '', plansWith('Premium_Monthly'))
  let isPlansDocument = false
  const reload = vi.fn((_plan: PremiumPlan) => {
    isPlansDocument = true
  })
  const around = { reload, isPlansDocument: () => isPlansDocument }
  const first = openRazorpay(checkout, payer, around)
  expect(reload.mock.calls).toEqual([['Premium_Yearly']])
  // Nothing more comes of a page that is gone.
  expect(await Promise.race([first, Promise.resolve('still open')])).toBe('still open')
  expect(await openRazorpay(checkout, payer, around)).toMatchObject({ is: 'failed' })
  expect(reload).toHaveBeenCalledTimes(1)
})
