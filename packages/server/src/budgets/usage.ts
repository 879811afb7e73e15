import type { Budgets, Used } from './budgets.ts'

/** What is used, by whom. */
export interface UsedByAll {
  server: Used
  /** Who uses most of the last day first. */
  payers: (Used & { payer: string })[]
}

/** What all servers together use, and a stop that holds on each. */
export interface Usage {
  used(): Promise<UsedByAll>
  /** Lets a payer begin nothing for an hour, and ends its open rooms. */
  stop(payer: string): Promise<void>
  /** Takes a stop back. */
  allow(payer: string): Promise<void>
}

/** Of this process alone. */
export const localUsage = (
  budgets: Pick<Budgets, 'used' | 'stop' | 'allow'>,
  closeRoom: (roomId: string) => void,
): Usage => ({
  used: async () => budgets.used(),
  async stop(payer) {
    for (const roomId of budgets.stop(payer)) closeRoom(roomId)
  },
  allow: async (payer) => budgets.allow(payer),
})
