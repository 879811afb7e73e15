import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import * as z from 'zod'
import manifest from '../../package.json' with { type: 'json' }
import { root } from '../child.ts'
import { buildWeb, isWebStale } from '../web-build.ts'
import { inventoryOf } from './inventory.ts'
import { licenceTexts } from './licence-texts.ts'
import { byNameAndVersion, findPackage, readPackage, withDependencies } from './packages.ts'
import { BUNDLE, bundleServer, UNBUNDLED } from './server-bundle.ts'

/** The names of what a release has at its top. */
export const ENTRY = 'server.mjs'
export const INVENTORY = 'inventory.cdx.json'
export const LICENCES = 'THIRD-PARTY-LICENSES.txt'

/** What stays where the repository has it. */
const CONTENT = ['categories.json', 'pictures', 'quizzes'].map((name) => join('packages', 'content', name))
const WEB = join('packages', 'web', 'dist')
const SERVER = join('packages', 'server', 'src')

/** What the server reads beside its sources: everything there that is no program and for no test. */
const serverFiles = (): readonly string[] =>
  readdirSync(join(root, SERVER), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.\w+$/.test(path) && !/\.ts$|(^|\/)testing\//.test(path))
    .map((path) => join(SERVER, path))

const installed = (name: string): string => {
  const folder = findPackage(name, join(root, 'packages', 'server'))
  if (folder === undefined) throw new Error(`${name} is not installed.`)
  return folder
}

/** Of packages that go along whole, what only programmers read. */
const isForProgrammers = (path: string): boolean => /\.(map|d\.[mc]?ts)$/.test(path)

const copy = (path: string, folder: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  cpSync(join(root, path), join(folder, path), {
    recursive: true,
    dereference: true,
    filter: (source) => !isForProgrammers(source),
  })
}

/**
 * Puts what a server needs to run, on machines like this one, into a new folder: the bundled server, what it reads, the built
 * web, and of its packages those that cannot be bundled. Answers why not where it cannot.
 */
export const gatherTree = async (folder: string): Promise<string | undefined> => {
  if (existsSync(folder) && readdirSync(folder).length > 0) return `${folder} is not empty.`
  if (isWebStale() && !(await buildWeb())) return 'The web could not be built.'
  mkdirSync(folder, { recursive: true })

  const bundled = await bundleServer(join(folder, BUNDLE))
  const whole = new Set(UNBUNDLED.flatMap((name) => [...withDependencies(installed(name))]))
  for (const path of [...CONTENT, WEB, ...serverFiles(), ...[...whole].map((path) => relative(root, path))])
    copy(path, folder)
  for (const path of ['LICENSE', 'CHANGELOG.md']) copy(path, folder)
  cpSync(join(import.meta.dirname, ENTRY), join(folder, ENTRY))

  const listed = z.array(z.string()).parse(JSON.parse(readFileSync(join(root, WEB, '.vite', 'packages.json'), 'utf8')))
  const web = listed.map((path) => join(root, path))
  const packages = [...new Set([...bundled, ...whole, ...web])].map(readPackage).sort(byNameAndVersion)
  writeFileSync(join(folder, INVENTORY), inventoryOf(manifest.version, packages))
  writeFileSync(join(folder, LICENCES), licenceTexts(packages))
  return undefined
}
