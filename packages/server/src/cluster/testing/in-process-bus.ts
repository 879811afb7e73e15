import { ok, refuse } from '@quokka/core/lib'
import type { Bus, BusTopic } from '../../ports.ts'

type Answer = Parameters<Bus['listen']>[1]

/** What happens to one message on its way. */
export interface Fate {
  isLost: boolean
  isDoubled: boolean
  delayMs: number
}

const FINE: Fate = { isLost: false, isDoubled: false, delayMs: 0 }

/** Whether one node hears another now, and what happens to a message between them. */
export interface Between {
  isCut(from: string, to: string): boolean
  fateOf(from: string, to: string): Fate
}

/** Buses of nodes within one process; what is between them can be made as bad as a network. */
export const inProcessBuses = (between: Between = { isCut: () => false, fateOf: () => FINE }) => {
  const listening = new Map<string, Answer>()
  const pass = (ms: number) => (ms === 0 ? Promise.resolve() : new Promise<void>((resolve) => setTimeout(resolve, ms)))

  /** The answer, or undefined when it or the question is lost. */
  const deliver = async (from: string, to: string, topic: BusTopic, question: string): Promise<string | undefined> => {
    const there = between.fateOf(from, to)
    await pass(there.delayMs)
    const answer = listening.get(to)
    if (there.isLost || answer === undefined || between.isCut(from, to)) return undefined
    if (there.isDoubled)
      void pass(between.fateOf(from, to).delayMs)
        .then(() => listening.get(to)?.(topic, question))
        .catch(() => {})
    const answered = await answer(topic, question).catch(() => undefined)
    const back = between.fateOf(to, from)
    await pass(back.delayMs)
    return back.isLost || between.isCut(to, from) ? undefined : answered
  }

  return {
    /** From now on nobody answers under this name. */
    remove: (node: string) => listening.delete(node),
    busOf(from: string): Bus {
      return {
        async ask(node, topic, question, withinMs) {
          if (!listening.has(node) && !between.isCut(from, node)) return refuse('nobody')
          let timer: NodeJS.Timeout | undefined
          const silence = new Promise<undefined>((resolve) => {
            timer = setTimeout(() => resolve(undefined), withinMs)
          })
          const answer = await Promise.race([
            deliver(from, node, topic, question).then((text) => text ?? silence),
            silence,
          ])
          clearTimeout(timer)
          return answer === undefined ? refuse('silent') : ok(answer)
        },
        listen(node, answer) {
          listening.set(node, answer)
        },
        isConnected: () => true,
        close: async () => void listening.delete(from),
      }
    },
  }
}
