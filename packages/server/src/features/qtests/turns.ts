/** Work under one name, one after the other; different names do not wait for each other. */
export const createTurns = () => {
  const last = new Map<string, Promise<unknown>>()
  return async <Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work, work)
    last.set(name, mine)
    try {
      return await mine
    } finally {
      if (last.get(name) === mine) last.delete(name)
    }
  }
}
