import type { Told } from './engine.ts'

/** Asks again where what had the focus went from the page between two questions about it. */
export const againIfStale = async (ask: () => Promise<Told>): Promise<Told> => {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Error && /\bstale\b/u.test(error.message)) return againIfStale(ask)
    throw error
  }
}
