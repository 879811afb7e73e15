import { useEffect, useRef } from 'react'
import type { CheckoutProps } from './checkout-end.ts'
import { openRazorpay } from './open-razorpay.ts'

/** The checkout of Razorpay, which draws itself. */
export const RazorpayCheckout = ({ checkout, payer, onEnd }: CheckoutProps) => {
  const isOpened = useRef(false)
  useEffect(() => {
    // Once, however often it is drawn.
    if (isOpened.current) return
    isOpened.current = true
    void openRazorpay(checkout, payer).then(onEnd)
  })
  return null
}
