import { expect, test } from 'vitest'
import lock from '../../package-lock.json' with { type: 'json' }

interface Locked {
  license?: string
  link?: boolean
  dev?: boolean
}

/** Licences that ask for no more than their text and the names of the authors, which a release has. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]

/** What else was read and found right, for the packages named. */
const OTHERS: readonly { license: string; packages: RegExp }[] = [
  // Fonts as files of their own; whoever passes them on must not sell them alone.
  { license: 'OFL-1.1', packages: /^@fontsource-variable\// },
  // libvips is a library of its own beside the server, which whoever runs it may replace by another build; its text goes along.
  { license: 'LGPL-3.0-or-later', packages: /^@img\/sharp-/ },
]

const mayGo = (name: string, licence: string): boolean =>
  PERMISSIVE.includes(licence) || OTHERS.some(({ license, packages }) => license === licence && packages.test(name))

/** Whether all of several licences, or one of those to choose from, may be passed on. */
const isRead = (name: string, expression: string): boolean => {
  const plain = expression.replaceAll(/[()]/g, '')
  return plain.includes(' OR ')
    ? plain.split(' OR ').some((licence) => mayGo(name, licence))
    : plain.split(' AND ').every((licence) => mayGo(name, licence))
}

/** What the product runs with on any platform, and what its pages are built from. */
const shipped = Object.entries(lock.packages as Record<string, Locked>)
  .filter(([path, { dev, link }]) => path.includes('node_modules/') && dev !== true && link !== true)
  .map(([path, { license = 'no licence' }]) => ({ name: path.split('node_modules/').at(-1) ?? '', license }))

test('OP66 every package that the product runs with or is built from has a licence that was read', () => {
  expect(shipped.length).toBeGreaterThan(200)
  const unread = shipped.filter(({ name, license }) => !isRead(name, license))
  expect(unread.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
})

test.each([
  ['a-package', 'MIT', true],
  ['a-package', '(MIT OR GPL-3.0-only)', true],
  ['a-package', 'MIT AND ISC', true],
  ['a-package', 'MIT AND GPL-3.0-only', false],
  ['a-package', 'LGPL-3.0-or-later', false],
  ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
  ['a-package', 'UNLICENSED', false],
  ['a-package', 'no licence', false],
])('OP66 %s may be passed on under %s: %s', (name, licence, may) => {
  expect(isRead(name, licence)).toBe(may)
})
