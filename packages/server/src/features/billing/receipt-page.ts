import { MONTHS } from '@quokka/core/billing'
import { addMonths, BILLING_ZONE } from '@quokka/core/lib'
import type { Language } from '@quokka/languages'
import { billingDay, directionOf } from '@quokka/languages'
import { escapeHtml } from '../../http/replies/escape-html.ts'
import { mailWords } from '../../mailing/mail-words.ts'
import type { StoredPayment } from '../../stores/purchases.ts'
import { rupees } from './money.ts'
import type { Seller } from './seller.ts'

const STYLE = `
body { margin: 0; padding: 40px 24px; color: #241a3d; background: #fff; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 560px; margin: 0 auto }
h1 { margin: 0 0 4px; font-size: 28px }
p { margin: 0 0 24px; color: #5e5672 }
table { width: 100%; border-collapse: collapse }
th, td { padding: 12px 0; border-bottom: 1px solid #e4dfef; text-align: start; vertical-align: top }
th { width: 40%; padding-inline-end: 16px; font-weight: 400; color: #5e5672 }
td { font-weight: 600; overflow-wrap: anywhere }
`

const row = (name: string, value: string): string =>
  `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`

/** A receipt as a page to print, in the language of whoever opens it. Rule BI17. */
export const receiptPage = (
  { receiptId, paymentId, plan, amount, paidAtMs, state }: StoredPayment,
  { brandName }: Seller,
  { email, language }: { email: string; language: Language },
): string => {
  const say = mailWords(language)
  const dayOf = (ms: number) => billingDay(ms, language)
  const until = addMonths(paidAtMs, MONTHS[plan])
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(say('paid/title', { receipt: receiptId }))}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(brandName)}</h1>
<p>${escapeHtml(say('paid/receipt'))}</p>
<table>
${row(say('paid/receipt'), receiptId)}
${row(say('paid/date'), say('paid/day', { day: dayOf(paidAtMs), zone: BILLING_ZONE }))}
${row(say('paid/by'), email)}
${row(say('paid/plan'), say(`paid/${plan}`))}
${state === 'paid' ? row(say('paid/period'), say('paid/from-to', { from: dayOf(paidAtMs), until: dayOf(until) })) : ''}
${row(say('paid/amount'), rupees(amount, language))}
${row(say('paid/status'), say(state === 'paid' ? 'paid/paid' : 'paid/refunded'))}
${row(say('paid/payment'), paymentId)}
</table>
</main>
</body>
</html>
`
}
