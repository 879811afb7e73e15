import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import lock from '../../package-lock.json' with { type: 'json' }
import { ADVISORIES, isOpenIn, NONE_KNOWN } from './advisories.ts'

interface Locked {
  version?: string
  integrity?: string
  link?: boolean
  resolved?: string
  dev?: boolean
  dependencies?: Record<string, string>
  hasInstallScript?: boolean
}

const packages = Object.entries(lock.packages as Record<string, Locked>)
const nameIn = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
const fetched = packages.filter(([path, { link }]) => path.includes('node_modules/') && link !== true)

test('every package that is fetched is locked to one version and its content', () => {
  expect(fetched.length).toBeGreaterThan(500)
  const loose = fetched.filter(([, { version, integrity }]) => !version || !integrity?.startsWith('sha512-'))
  expect(loose.map(([path]) => path)).toEqual([])
})

test('every package names one version of what it depends on, and its licence', () => {
  const root = join(import.meta.dirname, '..', '..')
  const manifests = globSync(['package.json', 'packages/*/package.json'], { cwd: root })
  expect(manifests.length).toBeGreaterThan(1)
  const ranges = manifests.flatMap((path) => {
    const { license, dependencies, devDependencies } = JSON.parse(readFileSync(join(root, path), 'utf8'))
    const others = Object.entries<string>({ ...dependencies, ...devDependencies }).filter(
      ([name]) => !name.startsWith('@quokka/'),
    )
    const loose = others.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version)).map(([name]) => `${path}: ${name}`)
    return license === undefined ? [`${path}: no licence`, ...loose] : loose
  })
  expect(ranges).toEqual([])
})

test('the image runs the Node of the project, and the workflow names its actions by commit', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, '..', '..', path), 'utf8')
  const dockerfile = read('Dockerfile')
  const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
  expect([...new Set(images), /^ARG BASE=(\S+)$/m.exec(dockerfile)?.[1]]).toEqual([
    '$BASE',
    `node:${manifest.devDependencies.node}-slim`,
  ])
  const actions = [...read('.github/workflows/test.yml').matchAll(/uses: (\S+)/g)].map(([, action]) => action)
  expect(actions.length).toBeGreaterThan(0)
  expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action ?? ''))).toEqual([])
})

test('nothing is fetched from elsewhere than the registry', () => {
  const elsewhere = fetched.filter(
    ([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(elsewhere.map(([path]) => path)).toEqual([])
})

test('whether a package may run a script while it is installed is said for each that has one', () => {
  const scripted = fetched.flatMap(([path, { hasInstallScript }]) => (hasInstallScript === true ? [nameIn(path)] : []))
  expect(scripted.filter((name) => !(name in manifest.allowScripts))).toEqual([])
})

/** What the product runs with, direct dependency or not. */
const shipped = fetched
  .filter(([, { dev }]) => dev !== true)
  .map(([path, { version = '' }]) => ({ name: nameIn(path), version }))

test.each([...ADVISORIES])('$name is nowhere older than its last mended weakness', (advisory) => {
  const versions = shipped.filter(({ name }) => name === advisory.name).map(({ version }) => version)
  expect(versions, 'a package that is not here any more needs no line').not.toEqual([])
  expect(versions.filter((version) => isOpenIn(version, advisory))).toEqual([])
})

test('each direct dependency of the product has a line of advisories, or was checked and has none', () => {
  const direct = packages.flatMap(([path, { dependencies = {} }]) =>
    /^packages\/[a-z]+$/.test(path) ? Object.keys(dependencies).filter((name) => !name.startsWith('@quokka/')) : [],
  )
  expect(direct).toContain('fastify')
  const known = [...ADVISORIES.map(({ name }) => name), ...NONE_KNOWN.names]
  expect([...new Set(direct)].filter((name) => !known.includes(name))).toEqual([])
  expect(NONE_KNOWN.names.filter((name) => !direct.includes(name))).toEqual([])
  expect(NONE_KNOWN.checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test.each([
  ['3.1.6', true],
  ['3.1.7', false],
  ['3.2.0', false],
  ['4.1.3', true],
  ['4.1.4', false],
  ['4.1.10', false],
  ['2.9.9', true],
  ['5.0.0', false],
])('a weakness that was mended in 3.1.7 and 4.1.4 is open in %s: %s', (version, isOpen) => {
  expect(isOpenIn(version, { mended: ['3.1.7', '4.1.4'] })).toBe(isOpen)
})
