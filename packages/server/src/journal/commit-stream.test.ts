import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Alongside, Appended, Row } from '../stores/journals.ts'
import { createCommitStream } from './commit-stream.ts'

const rowOf = (journalId: string, body = ''): Row => ({ journalId, epoch: 1, seq: 2, body, ends: false })
const MEMBERS: Alongside[] = [{ name: 'members', parts: '', facts: [] }]

/** A stream over a database that does one statement at a time when it is let, and keeps what each of them held. */
const overSlowDatabase = (refuses: (journalId: string) => boolean = () => false) => {
  const statements: string[][] = []
  const held: (() => void)[] = []
  const does = async (journalIds: string[]): Promise<void> => {
    statements.push(journalIds)
    await new Promise<void>((resolve) => held.push(resolve))
    if (journalIds.some(refuses)) throw new Error('refused')
  }
  const stream = createCommitStream({
    async append({ journalId }) {
      await does([journalId])
      return 'appended'
    },
    async appendEach(rows) {
      await does(rows.map(({ journalId }) => journalId))
      return rows.map(({ journalId }): Appended => (journalId === 'taken over' ? 'fenced' : 'appended'))
    },
  })
  /** Lets every statement be done until the answers have come. */
  const letAll = async (answers: readonly Promise<Appended>[]) => {
    let isSettled = false
    const settled = Promise.allSettled(answers)
    void settled.then(() => {
      isSettled = true
    })
    while (!isSettled) {
      for (const release of held.splice(0)) release()
      await pause(1)
    }
    return (await settled).map((answer) => (answer.status === 'fulfilled' ? answer.value : 'rejected'))
  }
  return { stream, statements, letAll }
}

test('ST50 a lone row is stored at once, and what comes meanwhile goes together', async () => {
  const { stream, statements, letAll } = overSlowDatabase()
  const answers = ['alone', 'left', 'taken over', 'right'].map((journalId) => stream.append(rowOf(journalId)))
  expect(statements).toEqual([['alone']])
  expect(await letAll(answers)).toEqual(['appended', 'appended', 'fenced', 'appended'])
  expect(statements).toEqual([['alone'], ['left', 'taken over', 'right']])
})

test('ST50 a row that the database refuses fails alone', async () => {
  const { stream, statements, letAll } = overSlowDatabase((journalId) => journalId === 'broken')
  const answers = ['alone', 'left', 'broken', 'right'].map((journalId) => stream.append(rowOf(journalId)))
  expect(await letAll(answers)).toEqual(['appended', 'appended', 'rejected', 'appended'])
  expect(statements).toEqual([['alone'], ['left', 'broken', 'right'], ['left'], ['broken'], ['right']])
})

test('ST50 two rows of one journal, large rows, and one with something alongside do not share a statement', async () => {
  const { stream, statements, letAll } = overSlowDatabase()
  const large = 'x'.repeat(2_500_000)
  const rows = [rowOf('alone'), rowOf('twice'), rowOf('twice'), rowOf('large', large), rowOf('larger', large)]
  const answers = [...rows, { ...rowOf('joined'), alongside: MEMBERS }].map((row) => stream.append(row))
  expect(await letAll(answers)).toEqual(answers.map(() => 'appended'))
  expect(statements).toEqual([['alone'], ['joined'], ['twice', 'large'], ['twice', 'larger']])
})
