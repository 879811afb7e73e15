import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scopedClassNames } from '../../packages/web/bundling/class-names.ts'

const WEB = join(import.meta.dirname, '..', '..', 'packages', 'web')

test('every style sheet of a component is in the build', () => {
  const built = globSync('dist/assets/*.css', { cwd: WEB }).map((file) => readFileSync(join(WEB, file), 'utf8'))
  const scoped = scopedClassNames(WEB)
  const lost = globSync('src/**/*.module.css', { cwd: WEB }).filter((file) => {
    const [, name] = /^\.([a-zA-Z][\w-]*)/m.exec(readFileSync(join(WEB, file), 'utf8')) ?? []
    return name !== undefined && !built.some((css) => css.includes(`.${scoped(name, join(WEB, file))}`))
  })
  expect(lost).toEqual([])
})
