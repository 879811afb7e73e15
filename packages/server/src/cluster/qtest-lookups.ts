import type { Result } from '@quokka/core/lib'
import { refuse } from '@quokka/core/lib'
import * as z from 'zod'
import { REFUSALS } from '../http/replies/refusals.ts'
import type { Bus } from '../ports.ts'
import type { QTestLookups } from '../qtest/qtest-lookups.ts'
import type { Refused } from '../qtest/run-qtest.ts'
import { HeldElsewhere } from '../stores/held-elsewhere.ts'
import type { Elsewhere } from './elsewhere.ts'
import { MOVED } from './elsewhere.ts'
import type { Nodes } from './nodes.ts'
import { readJson } from './read-json.ts'

const ANSWER_MS = 5_000

const qtestId = z.string().max(100)

/** What one node asks another about a QTest. */
const Question = z.discriminatedUnion('asks', [
  z.object({ asks: z.literal('media'), qtestId, alias: z.string().max(200) }),
  z.object({ asks: z.literal('settle'), qtestId, userId: z.string().max(100) }),
  z.object({ asks: z.literal('putAway'), qtestId }),
])
type Question = z.infer<typeof Question>

const Media = z.object({ folder: z.string(), name: z.string() }).nullable()
const Settled = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.null() }),
  z.object({
    ok: z.literal(false),
    refusal: z.string().refine((code): code is Refused => Object.hasOwn(REFUSALS, code)),
  }),
])

/** The same lookups, asked of the node that has the QTest. */
export interface ClusterQTestLookups extends QTestLookups {
  /** Answers another node. */
  answer(text: string): Promise<string>
}

export const clusterQTestLookups = ({
  local,
  elsewhere,
  nodes,
  bus,
}: {
  local: QTestLookups
  elsewhere: Elsewhere
  nodes: Pick<Nodes, 'others'>
  bus: Pick<Bus, 'ask'>
}): ClusterQTestLookups => {
  /** Undefined when nobody can be asked now. */
  const ask = async <Answer extends z.ZodType>(
    question: Question,
    answer: Answer,
    here: () => Promise<z.output<Answer>>,
  ): Promise<z.output<Answer> | undefined> => {
    const text = () => JSON.stringify(question)
    const asked = await elsewhere.ask(question.qtestId, { topic: 'qtests', text }, here)
    if (!asked.ok) return undefined
    return 'here' in asked.value ? asked.value.here : readJson(answer, asked.value.there)
  }

  const answerTo = async (question: Question): Promise<unknown> => {
    switch (question.asks) {
      case 'media':
        return (await local.findMedia(question.qtestId, question.alias)) ?? null
      case 'settle':
        return local.settle(question.qtestId, question.userId)
      case 'putAway':
        await local.putAway(question.qtestId)
        return null
    }
  }

  return {
    findMedia: async (qtestId, alias) =>
      (await ask(
        { asks: 'media', qtestId, alias },
        Media,
        async () => (await local.findMedia(qtestId, alias)) ?? null,
      )) ?? undefined,
    settle: async (qtestId, userId): Promise<Result<null, Refused>> =>
      (await ask({ asks: 'settle', qtestId, userId }, Settled, () => local.settle(qtestId, userId))) ??
      refuse('server/busy'),
    async putAway(qtestId) {
      await local.putAway(qtestId)
      const question: Question = { asks: 'putAway', qtestId }
      for (const node of await nodes.others()) {
        const answer = await bus.ask(node, 'qtests', JSON.stringify(question), ANSWER_MS)
        // One that nobody hears may still have it.
        if (!answer.ok && answer.refusal === 'silent') throw new Error('A node could not be told to let a QTest go.')
      }
    },
    async answer(text) {
      const question = readJson(Question, text)
      if (question === undefined) return MOVED
      try {
        return JSON.stringify(await answerTo(question))
      } catch (error) {
        if (error instanceof HeldElsewhere) return MOVED
        throw error
      }
    },
  }
}
