import { readQuery } from '@quokka/core/search'
import { expect, test } from 'vitest'
import { readQuizIndex, readQuizzes } from './catalogue.ts'
import { SEARCHES } from './searches.ts'

/** Those that a search page shows without scrolling. */
const FIRST = 12
const nameOf = new Map(readQuizzes().map(({ quizId, quizName }) => [quizId, quizName]))
const index = await readQuizIndex()
const namesFor = (search: string): string[] =>
  index.search(readQuery(search), () => true, 12).quizzes.map(({ quizId }) => nameOf.get(quizId) ?? '')

const searches = SEARCHES.trim()
  .split('\n')
  .map((line) => {
    const [search = '', wanted] = line.split(' = ')
    return { search, wanted, names: namesFor(search) }
  })

test('FS11 each realistic search whose content is there has it among its first results', () => {
  const missing = searches.flatMap(({ search, wanted, names }) =>
    wanted === undefined || names.slice(0, FIRST).some((name) => name.startsWith(wanted))
      ? []
      : [`${search}: ${names.length} found, ${names.slice(0, 5).join(' | ') || 'nothing'}`],
  )
  expect(missing).toEqual([])
  expect(searches.length).toBeGreaterThan(120)
})

test('FS11 few realistic searches find nothing, and all of them are of what the catalogue has not', () => {
  const nothing = searches.filter(({ names }) => names.length === 0)
  expect(nothing.filter(({ wanted }) => wanted !== undefined)).toEqual([])
  expect(nothing.length / searches.length).toBeLessThan(60 / 143)
})
