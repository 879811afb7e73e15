import { BILLING_ZONE } from '@quokka/core/lib'
import type { Language } from '@quokka/languages'
import { billingDay } from '@quokka/languages'
import type { Reader } from '../../mailing/reader.ts'
import type { SayInMail } from '../../mailing/written-mail.ts'
import { writtenMail } from '../../mailing/written-mail.ts'
import type { Mail } from '../../ports.ts'
import type { SoonEnding } from '../../stores/billing-duties.ts'
import type { StoredPayment } from '../../stores/purchases.ts'
import { rupees } from './money.ts'
import type { Seller } from './seller.ts'

type Paid = StoredPayment & { paidUntilMs: number | undefined }
type Row = readonly [string, string]

const dayOf = (ms: number, say: SayInMail, language: Language): string =>
  say('paid/day', { day: billingDay(ms, language), zone: BILLING_ZONE })

const rowsOf = ({ receiptId, plan, amount, paidAtMs }: Paid, say: SayInMail, language: Language): Row[] => [
  [say('paid/receipt'), receiptId],
  [say('paid/date'), dayOf(paidAtMs, say, language)],
  [say('paid/plan'), say(`paid/${plan}`)],
  [say('paid/amount'), rupees(amount, language)],
]

/** What was paid, and what it is for. */
export const receiptMail = (to: Reader, seller: Seller, paid: Paid): Mail =>
  writtenMail(to, seller, (say, language) => ({
    subject: say('receipt/subject'),
    paragraphs: [say('receipt/thanks'), say(paid.kind === 'subscription' ? 'receipt/renewed' : 'receipt/ends')],
    rows: [
      ...rowsOf(paid, say, language),
      ...(paid.paidUntilMs === undefined
        ? []
        : ([[say('paid/until'), dayOf(paid.paidUntilMs, say, language)]] as const)),
    ],
    path: '/profile',
  }))

/** That a payment changed nothing and is given back. */
export const refundMail = (to: Reader, seller: Seller, paid: Paid): Mail =>
  writtenMail(to, seller, (say, language) => ({
    subject: say('refund/subject'),
    paragraphs: [say('refund/why')],
    rows: rowsOf(paid, say, language),
    path: '/profile',
  }))

/** A week before a year is over. */
export const endingMail = (to: Reader, seller: Seller, { paidUntilMs }: SoonEnding): Mail =>
  writtenMail(to, seller, (say, language) => ({
    subject: say('ending/subject'),
    paragraphs: [say('ending/when', { day: billingDay(paidUntilMs, language) }), say('ending/go-on')],
    path: '/pricing',
  }))
