import type { ReportChoice } from './api/reports-to-choose.ts'

export const SORTS = ['newest', 'oldest', 'players', 'name'] as const
export type Sort = (typeof SORTS)[number]

const folded = (text: string) => text.normalize('NFC').trim().toLowerCase()

const ORDERS: Record<Sort, (a: ReportChoice, b: ReportChoice) => number> = {
  newest: (a, b) => b.at.localeCompare(a.at, 'en'),
  oldest: (a, b) => a.at.localeCompare(b.at, 'en'),
  players: (a, b) => b.players - a.players,
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
}

/** What has the words of a search in its name or its room's code, in this order. */
export const findChoices = (choices: readonly ReportChoice[], query: string, sort: Sort): ReportChoice[] => {
  const wanted = folded(query)
  return choices
    .filter(({ name, place }) => [name, place.roomId ?? ''].some((text) => folded(text).includes(wanted)))
    .toSorted(ORDERS[sort])
}
