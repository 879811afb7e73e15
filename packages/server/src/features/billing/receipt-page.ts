import { MONTHS } from '@quokka/core/billing'
import { addMonths, BILLING_ZONE, billingDay } from '@quokka/core/lib'
import { escapeHtml } from '../../http/replies/escape-html.ts'
import type { StoredPayment } from '../../stores/purchases.ts'
import { rupees } from './money.ts'
import { planName } from './plan-name.ts'
import type { Seller } from './seller.ts'

const STYLE = `
body { margin: 0; padding: 40px 24px; color: #241a3d; background: #fff; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 560px; margin: 0 auto }
h1 { margin: 0 0 4px; font-size: 28px }
p { margin: 0 0 24px; color: #5e5672 }
table { width: 100%; border-collapse: collapse }
th, td { padding: 12px 0; border-bottom: 1px solid #e4dfef; text-align: left; vertical-align: top }
th { width: 40%; padding-right: 16px; font-weight: 400; color: #5e5672 }
td { font-weight: 600; overflow-wrap: anywhere }
`

const row = (name: string, value: string): string =>
  `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`

/** A receipt as a page to print. Rule BI17. */
export const receiptPage = (
  { receiptId, paymentId, plan, amount, paidAtMs, state }: StoredPayment,
  { brandName }: Seller,
  email: string,
): string => {
  const until = addMonths(paidAtMs, MONTHS[plan])
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`Receipt ${receiptId}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(brandName)}</h1>
<p>Receipt</p>
<table>
${row('Receipt', receiptId)}
${row('Date', `${billingDay(paidAtMs)} (${BILLING_ZONE})`)}
${row('Paid by', email)}
${row('Plan', planName(plan))}
${state === 'paid' ? row('Period', `${billingDay(paidAtMs)} to ${billingDay(until)}`) : ''}
${row('Amount', rupees(amount))}
${row('Status', state === 'paid' ? 'Paid' : 'Refunded')}
${row('Payment', paymentId)}
</table>
</main>
</body>
</html>
`
}
