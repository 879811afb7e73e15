import { expect, test } from 'vitest'
import { createTakeDownMemory } from './take-down-memory.ts'

const open = () => {
  const at = { ms: 0, lookUps: [] as string[], answer: async (): Promise<string | undefined> => undefined }
  const reasonOf = (quizIds: readonly string[]) => {
    at.lookUps.push(quizIds.join())
    return at.answer()
  }
  return { at, memory: createTakeDownMemory({ reasonOf }, { runningMs: () => at.ms }) }
}

test('QC24 a take-down is looked up once in three seconds for each QTest, however many call', async () => {
  const { at, memory } = open()
  await Promise.all([memory.of('one', ['reef']), memory.of('one', ['reef']), memory.of('two', ['egypt', 'kelp'])])
  at.answer = async () => 'It is unkind.'
  at.ms = 2_999
  expect(await memory.of('one', ['reef'])).toBeUndefined()
  expect(at.lookUps).toEqual(['reef', 'egypt,kelp'])
  at.ms = 3_000
  expect(await memory.of('one', ['reef'])).toBe('It is unkind.')
  expect(await memory.of('one', ['reef'])).toBe('It is unkind.')
  expect(at.lookUps).toHaveLength(3)
})

test('QC24 what was decided here counts at once, also for whoever asked before and is answered after', async () => {
  const { at, memory } = open()
  const { promise, resolve } = Promise.withResolvers<undefined>()
  at.answer = () => promise
  const before = memory.of('one', ['reef'])
  at.answer = async () => 'It is unkind.'
  memory.forget()
  resolve(undefined)
  expect(await before).toBeUndefined()
  expect(await memory.of('one', ['reef'])).toBe('It is unkind.')
})

test('QC24 a look-up that fails is not remembered', async () => {
  const { at, memory } = open()
  at.answer = () => Promise.reject(new Error('storage'))
  await expect(memory.of('one', ['reef'])).rejects.toThrow('storage')
  at.answer = async () => 'It is unkind.'
  expect(await memory.of('one', ['reef'])).toBe('It is unkind.')
})
