import { expect, test } from 'vitest'
import { otherFeatures } from './other-features.ts'

test('a change in one feature of the server leaves out the tests of the others', () => {
  const left = otherFeatures([
    'packages/server/src/features/library/routes.ts',
    'packages/web/src/app/main.tsx',
    'README.md',
  ])
  expect(left).toContain('packages/server/src/features/accounts/**')
  expect(left).not.toContain('packages/server/src/features/library/**')
})

test.each(['packages/server/src/stores/quizzes.ts', 'packages/core/src/limits.ts', 'vitest.config.ts'])(
  'a change in %s leaves out nothing',
  (path) => {
    expect(otherFeatures(['packages/server/src/features/library/routes.ts', path])).toEqual([])
  },
)
