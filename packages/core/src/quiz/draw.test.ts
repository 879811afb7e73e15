import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AGE_GROUPS } from '../accounts/age-group.ts'
import { seeded } from '../lib/random.ts'
import { DIFFICULTIES } from './difficulty.ts'
import type { Drawable } from './draw.ts'
import { draw } from './draw.ts'

const CATEGORIES = ['animals', 'nature', 'space', 'music']
const TYPES = ['MCQ', 'TRF', 'MTF', 'DND', 'FIB', 'CNT']

const idsOf = (questions: readonly Drawable[]): string[] => questions.map(({ questionId }) => questionId)

const questions = fc
  .array(
    fc.record({
      categories: fc.subarray(CATEGORIES, { minLength: 1 }),
      questionType: fc.constantFrom(...TYPES),
      ageGroup: fc.constantFrom(...AGE_GROUPS),
      difficulty: fc.constantFrom(...DIFFICULTIES),
    }),
    { maxLength: 60 },
  )
  .map((drawables) => drawables.map((drawable, index) => ({ questionId: `q${index}`, ...drawable })))

const wanted = fc.record({
  categories: fc.subarray(CATEGORIES, { minLength: 1 }),
  count: fc.integer({ min: 1, max: 15 }),
  recent: fc.uniqueArray(
    fc.nat(59).map((index) => `q${index}`),
    { maxLength: 60 },
  ),
})

/** A failure prints the seed. */
const OFTEN = { numRuns: 500 }

test('IN1 a draw has as many questions of the chosen categories as are wanted or there are, none twice, in whatever pool', () => {
  fc.assert(
    fc.property(questions, wanted, fc.nat(), (pool, choice, chance) => {
      const drawn = draw([...pool, ...pool], choice, seeded(chance))
      const behind = pool.filter(({ categories }) => categories.some((one) => choice.categories.includes(one)))
      expect(drawn).toHaveLength(Math.min(choice.count, behind.length))
      expect(new Set(idsOf(drawn)).size).toBe(drawn.length)
      for (const question of drawn) expect(behind).toContainEqual(question)
    }),
    OFTEN,
  )
})

test('IN1 the same seed draws the same questions, another one others', () => {
  fc.assert(
    fc.property(questions, wanted, fc.nat(), (pool, choice, chance) => {
      expect(draw(pool, choice, seeded(chance))).toEqual(draw(pool, choice, seeded(chance)))
    }),
    OFTEN,
  )
  const pool = Array.from({ length: 100 }, (_, index): Drawable => {
    return { questionId: `q${index}`, categories: ['music'], questionType: 'MCQ', ageGroup: '18+', difficulty: 'easy' }
  })
  const drawn = (chance: number) => idsOf(draw(pool, { categories: ['music'], count: 10, recent: [] }, seeded(chance)))
  expect(drawn(1)).not.toEqual(drawn(2))
})

/** Nothing gets two more than another that has some left. */
const expectBalance = (
  pool: readonly Drawable[],
  drawn: readonly Drawable[],
  names: readonly string[],
  has: (question: Drawable, name: string) => boolean,
) => {
  const countOf = (name: string, among: readonly Drawable[]) => among.filter((question) => has(question, name)).length
  const open = names.filter((name) => countOf(name, drawn) < countOf(name, pool))
  for (const name of names)
    for (const other of open) expect(countOf(name, drawn) - countOf(other, drawn)).toBeLessThanOrEqual(1)
}

test('IN2 each category gives as many as the others as long as it has any', () => {
  fc.assert(
    fc.property(questions, wanted, fc.nat(), (mixed, { categories, count }, chance) => {
      const pool = mixed.map((question) => ({ ...question, categories: question.categories.slice(0, 1) }))
      const drawn = draw(pool, { categories, count, recent: [] }, seeded(chance))
      expectBalance(pool, drawn, categories, (question, name) => question.categories.includes(name))
    }),
    OFTEN,
  )
})

test('IN2 within a category the types are balanced, of one type the age groups, and of one of these the difficulties', () => {
  fc.assert(
    fc.property(questions, fc.integer({ min: 1, max: 15 }), fc.nat(), (mixed, count, chance) => {
      const one = { categories: ['music'], count, recent: [] }
      const pool = mixed.map((question) => ({ ...question, categories: ['music'] }))
      expectBalance(pool, draw(pool, one, seeded(chance)), TYPES, (question, name) => question.questionType === name)
      const alike = pool.map((question) => ({ ...question, questionType: 'MCQ' }))
      expectBalance(alike, draw(alike, one, seeded(chance)), AGE_GROUPS, (question, name) => question.ageGroup === name)
      const young = alike.map((question) => ({ ...question, ageGroup: '6 to 8' as const }))
      const drawn = draw(young, one, seeded(chance))
      expectBalance(young, drawn, DIFFICULTIES, (question, name) => question.difficulty === name)
    }),
    OFTEN,
  )
})

test('IN2 a category whose questions are all in another one too has its share', () => {
  const pool = Array.from({ length: 40 }, (_, index): Drawable => {
    const categories = index < 20 ? ['animals', 'nature'] : ['nature']
    return { questionId: `q${index}`, categories, questionType: 'MCQ', ageGroup: '18+', difficulty: 'easy' }
  })
  const drawn = draw(pool, { categories: ['animals', 'nature'], count: 10, recent: [] }, seeded(1))
  expect(drawn.filter(({ categories }) => categories.includes('animals')).length).toBeGreaterThanOrEqual(5)
})

test('IN13 for an age group its own new questions are drawn first, others only where there are too few', () => {
  fc.assert(
    fc.property(questions, wanted, fc.constantFrom(...AGE_GROUPS), fc.nat(), (pool, choice, ageGroup, chance) => {
      const drawn = draw(pool, { ...choice, ageGroup }, seeded(chance))
      const fresh = pool.filter(
        ({ categories, questionId }) =>
          categories.some((one) => choice.categories.includes(one)) && !choice.recent.includes(questionId),
      )
      const isOwn = (question: Drawable) => question.ageGroup === ageGroup
      if (fresh.length >= choice.count)
        expect(drawn.filter(isOwn)).toHaveLength(Math.min(choice.count, fresh.filter(isOwn).length))
    }),
    OFTEN,
  )
})

test('IN3 what was drawn lately comes only where there are too few others, the longest ago first', () => {
  fc.assert(
    fc.property(questions, wanted, fc.nat(), (pool, choice, chance) => {
      const drawn = idsOf(draw(pool, choice, seeded(chance)))
      const behind = idsOf(pool.filter(({ categories }) => categories.some((one) => choice.categories.includes(one))))
      const fresh = behind.filter((id) => !choice.recent.includes(id))
      const oldestFirst = choice.recent.filter((id) => behind.includes(id)).reverse()
      const missing = Math.max(0, choice.count - fresh.length)
      expect(drawn.filter((id) => choice.recent.includes(id)).sort()).toEqual(oldestFirst.slice(0, missing).sort())
      if (missing > 0) expect(drawn).toEqual(expect.arrayContaining(fresh))
    }),
    OFTEN,
  )
})
