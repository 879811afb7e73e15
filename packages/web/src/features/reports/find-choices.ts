import { perLanguage } from '../../lib/text/per-language.ts'
import { isFoundIn } from '../../lib/text/search-key.ts'
import type { ReportChoice } from './api/reports-to-choose.ts'

export const SORTS = ['newest', 'oldest', 'players', 'name'] as const
export type Sort = (typeof SORTS)[number]

const NAMES = perLanguage((locale) => new Intl.Collator(locale, { numeric: true }))

const ORDERS: Record<Sort, (a: ReportChoice, b: ReportChoice) => number> = {
  newest: (a, b) => b.at.localeCompare(a.at, 'en'),
  oldest: (a, b) => a.at.localeCompare(b.at, 'en'),
  players: (a, b) => b.players - a.players,
  name: (a, b) => NAMES().compare(a.name, b.name),
}

/** What has the words of a search in its name or its room's code, in this order. */
export const findChoices = (choices: readonly ReportChoice[], query: string, sort: Sort): ReportChoice[] =>
  choices.filter(({ name, place }) => isFoundIn([name, place.roomId ?? ''], query)).toSorted(ORDERS[sort])
