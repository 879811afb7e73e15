import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Ajv } from 'ajv'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import manifest from '../../package.json' with { type: 'json' }
import { newFolder } from '../../packages/server/src/testing/new-folder.ts'
import { packFolder } from '../../scripts/release/archive.ts'
import { gatherTree } from '../../scripts/release/tree.ts'
import { joinMember } from '../harness/member.ts'
import { playShortGame } from '../harness/played-game.ts'
import { publishShortQuiz } from '../harness/qtest.ts'
import { startServer } from '../harness/server.ts'

const MAX_BYTES = 150_000_000
const MISTAKEN_START_MS = 30_000
const ROOT = join(import.meta.dirname, '..', '..')

const folder = newFolder()
/** The archive as somebody has it who unpacked it: nothing of the repository is above it. */
const unpacked = join(folder, 'unpacked', 'quokka-quiz')

interface Entry {
  path: string
  mode: number
  bytes: number
}

/** Everything in a folder, with what it may be used for. */
const entriesIn = (top: string): readonly Entry[] =>
  readdirSync(top, { recursive: true, encoding: 'utf8' }).map((path) => {
    const { mode, size } = statSync(join(top, path))
    return { path, mode, bytes: size }
  })

const read = (...path: string[]): string => readFileSync(join(unpacked, ...path), 'utf8')

beforeAll(async () => {
  expect(await gatherTree(join(folder, 'quokka-quiz'))).toBeUndefined()
  const archive = join(folder, 'quokka-quiz.tar.gz')
  await packFolder(join(folder, 'quokka-quiz'), archive, new Date(0))
  expect(statSync(archive).size).toBeLessThan(MAX_BYTES)
  execFileSync('mkdir', [dirname(unpacked)])
  execFileSync('tar', ['xzf', archive, '-C', dirname(unpacked)])
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('OP62 OP68 an archive runs without a build, npm or a folder of its own to write to: a game is played on it and backed up, and it stops by SIGTERM', async () => {
  for (const { path, mode } of entriesIn(unpacked)) chmodSync(join(unpacked, path), mode & ~0o222)
  const before = entriesIn(unpacked)
  expect(before.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MAX_BYTES)

  const home = newFolder()
  const server = await startServer(
    { NODE_ENV: 'production', HOME: home, npm_config_cache: home, NODE_PATH: '' },
    { command: [join(unpacked, 'server.mjs')], dataFolder: join(home, 'data') },
  )
  try {
    expect(await (await fetch(`${server.origin}/`)).text()).toContain('<script')
    const host = await joinMember(server, 'from-an-archive', 'correct horse 7 staple')
    const form = new FormData()
    const picture = readFileSync(join(ROOT, 'packages', 'content', 'pictures', 'angle_30.png'))
    form.append('file', new Blob([picture], { type: 'image/png' }), 'angle.png')
    const headers = { cookie: host.cookie ?? '', 'sec-fetch-site': 'same-origin' }
    const upload = await fetch(`${server.origin}/qq/v1/media`, { method: 'POST', headers, body: form })
    expect(upload.status, await upload.text()).toBe(200)

    const quizId = await publishShortQuiz(host, 'From an archive')
    const { ranks } = await playShortGame(server, host, quizId, [{ name: 'Ann', answers: ['Tom', 'Ann', 'Mira'] }])
    expect([...ranks]).toEqual([['Ann', 1]])

    const backup = join(home, 'backup')
    const env = {
      ...process.env,
      DATA_DIR: join(home, 'data'),
      DATABASE_URL: '',
      NODE_COMPILE_CACHE: join(home, 'compiled'),
    }
    const said = execFileSync(process.execPath, [join(unpacked, 'server.mjs'), 'backup', backup], { env })
    expect(said.toString()).toContain(`Backed up into ${backup}`)

    await server.stop()
    expect(server.output()).toContain('"msg":"stopped"')
    expect(server.failures()).toEqual([])
    expect(entriesIn(unpacked)).toEqual(before)
  } finally {
    await server.close()
    await rm(home, { recursive: true, force: true })
  }
})

test('OP62 what the server starts as a thread or a process is in the archive', () => {
  const bundled = readdirSync(join(unpacked, 'server'))
  const started = bundled.flatMap((file) =>
    [...read('server', file).matchAll(/new URL\(["']\.\/([\w-]+\.\w+)["']/g)].map(([, name = '']) => name),
  )
  expect(started).toContain('pglite-worker.mjs')
  expect(started.filter((name) => !bundled.includes(name))).toEqual([])
})

/** Says that it is another Node, or on another kind of machine, before it runs the entry of the archive. */
const startAs = (what: Readonly<Record<string, string>>): string => {
  const said = Object.entries(what).map(
    ([name, value]) => `Object.defineProperty(process, '${name}', { value: ${value} })`,
  )
  const disguise = `data:text/javascript,${encodeURIComponent(said.join(';'))}`
  // Where it starts after all it is ended, and has written nothing here.
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), PORT: '0' }
  const options = { env, stdio: 'pipe', timeout: MISTAKEN_START_MS } as const
  try {
    execFileSync(process.execPath, ['--import', disguise, join(unpacked, 'server.mjs')], options)
  } catch (error) {
    return z
      .object({ stderr: z.instanceof(Buffer) })
      .parse(error)
      .stderr.toString()
  }
  return 'It ended well.'
}

test('OP68 an archive that is given a command it does not have names those that it has', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(unpacked, 'server.mjs'), 'upgrade'])
  expect([status, stderr.toString()]).toEqual([
    1,
    'There is no command upgrade: without one the server starts, the others are backup, restore, move.\n',
  ])
})

test('OP64 an archive says which Node it needs, and for which kind of machine it is', () => {
  expect(startAs({ versions: `{ node: '24.6.9' }` })).toBe('Node 24.7 or newer is needed; this is Node 24.6.9.\n')
  expect(startAs({ arch: `'mips'` })).toBe(
    `This release is for ${process.platform}-${process.arch}; this machine is ${process.platform}-mips.\n`,
  )
})

const Inventory = z.object({
  metadata: z.object({ component: z.object({ version: z.string() }) }),
  components: z.array(z.object({ name: z.string(), version: z.string(), licenses: z.array(z.unknown()).min(1) })),
})

/** Name and version of a package by its folder. */
const called = (path: string): string => {
  const { name, version } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  return `${name} ${version}`
}

/** Where a bundled module begins the bundler writes its path, but not before the one module of this package. */
const UNMARKED = { name: '@aws-sdk/client-s3', file: 's3.mjs', text: 'S3Client' }

/** What is inside, as the archive itself shows: whole packages, and those that bundled files and pages were made from. */
const inside = (): ReadonlySet<string> => {
  const whole = entriesIn(join(unpacked, 'node_modules'))
    .filter(({ path }) => /(^|node_modules\/)(@[^/]+\/)?[^/@]+\/package\.json$/.test(path))
    .map(({ path }) => join(unpacked, 'node_modules', dirname(path)))
  const bundled = readdirSync(join(unpacked, 'server')).flatMap((file) =>
    [...read('server', file).matchAll(/^\/\/ (.*node_modules\/(?:@[^/]+\/)?[^/]+)/gm)].map(([, path = '']) => path),
  )
  const web = z.array(z.string()).parse(JSON.parse(read('packages', 'web', 'dist', '.vite', 'packages.json')))
  return new Set([...whole, ...[...bundled, ...web].map((path) => join(ROOT, path))].map(called))
}

test('OP65 the inventory names the packages of which something is inside, no other, each with its licence, whose text is there', () => {
  const { metadata, components } = Inventory.parse(JSON.parse(read('inventory.cdx.json')))
  expect(metadata.component.version).toBe(manifest.version)
  const unmarked = components
    .filter(({ name }) => name === UNMARKED.name)
    .map(({ name, version }) => `${name} ${version}`)
  expect(read('server', UNMARKED.file)).toContain(UNMARKED.text)
  expect(new Set(components.map(({ name, version }) => `${name} ${version}`))).toEqual(
    new Set([...inside(), ...unmarked]),
  )
  expect(components.length).toBeGreaterThan(150)
  const texts = read('THIRD-PARTY-LICENSES.txt')
  expect(components.filter(({ name, version }) => !texts.includes(`\n${name} ${version} (`))).toEqual([])
  expect(texts).toContain('GNU LESSER GENERAL PUBLIC LICENSE')
})

test('OP65 the inventory is CycloneDX', () => {
  const library = createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library/package.json')
  // They refer to each other by the names of their files.
  const schema = (name: string) => ({
    ...JSON.parse(readFileSync(join(dirname(library), 'res', 'schema', `${name}.SNAPSHOT.schema.json`), 'utf8')),
    $id: `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`,
  })
  const ajv = new Ajv({ strict: false, validateFormats: false, schemas: [schema('spdx'), schema('jsf-0.82')] })
  const isValid = ajv.compile(schema('bom-1.6'))
  isValid(JSON.parse(read('inventory.cdx.json')))
  expect(isValid.errors).toBeNull()
})
