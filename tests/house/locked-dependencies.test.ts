import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import lock from '../../package-lock.json' with { type: 'json' }

interface Locked {
  version?: string
  integrity?: string
  link?: boolean
  resolved?: string
  hasInstallScript?: boolean
}

const packages = Object.entries(lock.packages as Record<string, Locked>)
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
  const images = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
  expect(new Set(images)).toEqual(new Set([`node:${manifest.devDependencies.node}-slim`]))
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
  const scripted = fetched.flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript === true ? [path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)] : [],
  )
  expect(scripted.filter((name) => !(name in manifest.allowScripts))).toEqual([])
})

/** Below these a known weakness is open. */
test.each([
  ['@fastify/static', [10, 1, 3]],
  ['fastify', [5, 8, 1]],
  ['ws', [8, 17, 1]],
] as const)('%s is not older than its last mended weakness', (name, least) => {
  const version = packages.find(([path]) => path === `node_modules/${name}`)?.[1].version ?? '0.0.0'
  const parts = version.split('.').map(Number)
  const first = parts.findIndex((part, index) => part !== least[index])
  expect(first === -1 || (parts[first] ?? 0) > (least[first] ?? 0), `${name} ${version}`).toBe(true)
})
