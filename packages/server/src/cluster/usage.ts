import * as z from 'zod'
import type { Used } from '../budgets/budgets.ts'
import type { Usage, UsedByAll } from '../budgets/usage.ts'
import type { Bus } from '../ports.ts'
import type { Nodes } from './nodes.ts'
import { readJson } from './read-json.ts'

const ANSWER_MS = 2_000

const payer = z.string().max(200)

/** What one node asks all others. */
const Question = z.discriminatedUnion('asks', [
  z.object({ asks: z.literal('used') }),
  z.object({ asks: z.literal('stop'), payer }),
  z.object({ asks: z.literal('allow'), payer }),
])
type Question = z.infer<typeof Question>

const count = z.number().min(0)
const used = {
  bytesLastHour: count,
  bytesLastDay: count,
  openRooms: count,
  qtestsLastHour: count,
  stoppedUntilMs: count.nullable(),
}
const UsedThere = z.object({
  server: z.object(used),
  payers: z.array(z.object({ ...used, payer })),
})

const sum = (left: Used, right: Used): Used => ({
  bytesLastHour: left.bytesLastHour + right.bytesLastHour,
  bytesLastDay: left.bytesLastDay + right.bytesLastDay,
  openRooms: left.openRooms + right.openRooms,
  qtestsLastHour: left.qtestsLastHour + right.qtestsLastHour,
  stoppedUntilMs: Math.max(left.stoppedUntilMs ?? 0, right.stoppedUntilMs ?? 0) || null,
})

const together = (all: readonly [UsedByAll, ...UsedByAll[]]): UsedByAll => {
  const payers = new Map<string, Used & { payer: string }>()
  for (const one of all.flatMap((node) => node.payers)) {
    const known = payers.get(one.payer)
    payers.set(one.payer, known === undefined ? one : { ...sum(known, one), payer: one.payer })
  }
  const [first, ...others] = all
  return {
    server: others.reduce((before, { server }) => sum(before, server), first.server),
    payers: [...payers.values()].sort((left, right) => right.bytesLastDay - left.bytesLastDay),
  }
}

/** The same of all nodes. */
export interface ClusterUsage extends Usage {
  /** Answers another node. */
  answer(text: string): Promise<string>
}

export const clusterUsage = ({
  local,
  nodes,
  bus,
}: {
  local: Usage
  nodes: Pick<Nodes, 'others'>
  bus: Pick<Bus, 'ask'>
}): ClusterUsage => {
  /** What the others answer; one that cannot be asked now is left out. */
  const askAll = async (question: Question): Promise<string[]> => {
    const text = JSON.stringify(question)
    const answers = (await nodes.others()).map((node) => bus.ask(node, 'usage', text, ANSWER_MS))
    return (await Promise.all(answers)).flatMap((answer) => (answer.ok ? [answer.value] : []))
  }

  const answerTo = async (question: Question): Promise<UsedByAll | undefined> => {
    if (question.asks === 'used') return local.used()
    await local[question.asks](question.payer)
    return undefined
  }

  return {
    async used() {
      const others = (await askAll({ asks: 'used' })).flatMap((text) => readJson(UsedThere, text) ?? [])
      return together([await local.used(), ...others])
    },
    async stop(payer) {
      await Promise.all([local.stop(payer), askAll({ asks: 'stop', payer })])
    },
    async allow(payer) {
      await Promise.all([local.allow(payer), askAll({ asks: 'allow', payer })])
    },
    async answer(text) {
      const question = readJson(Question, text)
      return JSON.stringify((question && (await answerTo(question))) ?? null)
    },
  }
}
