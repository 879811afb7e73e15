import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PurchaseKind } from '@quokka/core/billing'

/** HMAC-SHA256 in hexadecimal digits. */
export const signatureOf = (content: string | Buffer, secret: string): string =>
  createHmac('sha256', secret).update(content).digest('hex')

/** Whether a signature is that of the content, found out in the same time wherever they differ; rubbish is none. Rule BI6. */
export const isSignatureOf = (content: string | Buffer, secret: string, signature: string): boolean => {
  const wanted = Buffer.from(signatureOf(content, secret))
  const given = Buffer.from(signature)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** What is signed of a payment: for a subscription its parts stand the other way round. Rule BI6. */
export const signedText = (kind: PurchaseKind, purchaseId: string, paymentId: string): string =>
  kind === 'order' ? `${purchaseId}|${paymentId}` : `${paymentId}|${purchaseId}`
