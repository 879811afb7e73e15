import { LIMITS } from '../../limits.ts'
import type { ExchangedAs, Landing, LandingNeed } from '../exchanged.ts'
import { fold } from '../fold.ts'

const { min, max } = LIMITS.orderedItems

/** An order of another product: what comes after the fourth item is left out, which leaves the order right. */
export const landOrder = ({ items: found }: ExchangedAs<'order'>): Landing => {
  const filled = found.map((text) => text.trim()).filter((text) => text !== '')
  const items = filled.slice(0, max)
  const needs: LandingNeed[] = items
    .filter((text) => text.length > LIMITS.optionCharacters)
    .map((text) => ({ code: 'itemTooLong', text }))
  if (items.length < min) needs.push({ code: 'tooFewItems', count: items.length })
  const repeated = items.find((text, place) => items.findIndex((one) => fold(one) === fold(text)) !== place)
  if (repeated !== undefined) needs.push({ code: 'equalOptions', text: repeated })
  return {
    fields: { correctAnswer: items },
    changes: filled.slice(max).map((text) => ({ code: 'itemLeftOut', text })),
    needs,
  }
}
