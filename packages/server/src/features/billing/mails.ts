import { BILLING_ZONE, billingDay } from '@quokka/core/lib'
import { escapeHtml } from '../../http/replies/escape-html.ts'
import type { Mail } from '../../ports.ts'
import type { SoonEnding } from '../../stores/billing-duties.ts'
import type { StoredPayment } from '../../stores/purchases.ts'
import { rupees } from './money.ts'
import { planName } from './plan-name.ts'
import type { Seller } from './seller.ts'

interface Letter {
  subject: string
  paragraphs: readonly string[]
  /** What stands in a table: a name and its value. */
  rows?: readonly (readonly [string, string])[]
  path: string
}

/** No name: somebody else may have chosen it. Rule ML9. */
const GREETING = 'Hello,'

const mail = (to: string, { brandName, origin }: Seller, { subject, paragraphs, rows = [], path }: Letter): Mail => {
  const link = origin === undefined ? [] : [`${origin}${path}`]
  const lines = rows.map(([name, value]) => `${name}: ${value}`)
  const text = [GREETING, ...paragraphs, ...(lines.length > 0 ? [lines.join('\n')] : []), ...link, brandName]
  const html = `<!doctype html>
<html lang="en">
<body style="margin:0;padding:24px;background:#fbf7f0;color:#241a3d;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:24px;background:#ffffff;border-radius:18px">
${[GREETING, ...paragraphs].map((block) => `<p>${escapeHtml(block)}</p>`).join('\n')}
<table style="border-spacing:0 8px">
${rows.map(([name, value]) => `<tr><td style="color:#5e5672;padding-right:16px">${escapeHtml(name)}</td><td>${escapeHtml(value)}</td></tr>`).join('\n')}
</table>
${link.map((address) => `<p><a href="${escapeHtml(address)}" style="color:#4630ae">${escapeHtml(address)}</a></p>`).join('')}
<p style="color:#5e5672">${escapeHtml(brandName)}</p>
</div>
</body>
</html>
`
  return { to, subject: `${brandName}: ${subject}`, text: `${text.join('\n\n')}\n`, html }
}

type Paid = StoredPayment & { paidUntilMs: number | undefined }

const rowsOf = ({ receiptId, plan, amount, paidAtMs }: Paid): (readonly [string, string])[] => [
  ['Receipt', receiptId],
  ['Date', `${billingDay(paidAtMs)} (${BILLING_ZONE})`],
  ['Plan', planName(plan)],
  ['Amount', rupees(amount)],
]

/** What was paid, and what it is for. */
export const receiptMail = (to: string, seller: Seller, paid: Paid): Mail =>
  mail(to, seller, {
    subject: 'your receipt',
    paragraphs: [
      'Thank you! Your payment has arrived.',
      paid.kind === 'subscription'
        ? 'Your subscription is renewed each month until you cancel it in your profile.'
        : 'Premium ends by itself: nothing more is taken.',
    ],
    rows: [
      ...rowsOf(paid),
      ...(paid.paidUntilMs === undefined
        ? []
        : ([['Paid until', `${billingDay(paid.paidUntilMs)} (${BILLING_ZONE})`]] as const)),
    ],
    path: '/profile',
  })

/** That a payment changed nothing and is given back. */
export const refundMail = (to: string, seller: Seller, paid: Paid): Mail =>
  mail(to, seller, {
    subject: 'your payment is given back',
    paragraphs: [
      'A payment of yours came too late or a second time. It changed nothing and is given back by the way it came; banks take some days for it.',
    ],
    rows: rowsOf(paid),
    path: '/profile',
  })

/** A week before a year is over. */
export const endingMail = (to: string, seller: Seller, { paidUntilMs }: SoonEnding): Mail =>
  mail(to, seller, {
    subject: 'your year of Premium ends soon',
    paragraphs: [
      `Your year of Premium ends on ${billingDay(paidUntilMs)}. It is not renewed by itself, and nothing is taken.`,
      'To go on with Premium, choose a plan already now: its time is added to what is left. Your quizzes and reports stay in any case.',
    ],
    path: '/pricing',
  })
