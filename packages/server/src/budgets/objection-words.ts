import type { BudgetCode, Objection } from './budgets.ts'

const MINUTE_MS = 60_000

const WHY: Record<BudgetCode, string> = {
  'budget/bytes': 'You have started as much as is possible in an hour.',
  'budget/rooms': 'You have as many rooms open as is possible at once: close one, and you can open another.',
  'budget/qtests': 'You have made as many QTests as is possible in an hour.',
  'budget/stopped': 'An administrator has stopped this for now.',
  'budget/server': 'There is more going on here than this server is made for.',
}

/** The sentence of an objection, which says when it goes on. */
export const objectionWords = ({ code, waitMs }: Objection): string => {
  const minutes = Math.max(1, Math.ceil(waitMs / MINUTE_MS))
  return `${WHY[code]} Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}
