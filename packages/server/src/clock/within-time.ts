/** What is asked for; undefined where that fails, or takes longer than the milliseconds. */
export const withinTime = async <Value>(asked: Promise<Value>, longestMs: number): Promise<Value | undefined> => {
  const { promise: tooLate, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, longestMs, undefined)
  const answer = asked.catch(() => undefined)
  return await Promise.race([answer, tooLate]).finally(() => clearTimeout(timer))
}
