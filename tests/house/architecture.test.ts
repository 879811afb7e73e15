import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { QUESTION_TYPES } from '../../packages/core/src/questions/question-types.ts'

const root = join(import.meta.dirname, '..', '..')

test('question types are named by their own folders only', () => {
  const code = new RegExp(`(['"\`])(${QUESTION_TYPES.join('|')})\\1`)
  const own = /^packages\/(core|web)\/src\/questions\//
  const exempt = /(^packages\/content\/|\.test\.tsx?$|\/(testing|fixtures|generated)\/)/
  const leaks = globSync('packages/*/{src,scripts}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !own.test(path) && !exempt.test(path))
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, index) => (code.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
    )
  expect(leaks).toEqual([])
})
