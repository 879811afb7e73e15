import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Language } from '@quokka/languages'
import { FIRST_LANGUAGE, LANGUAGE_CODES } from '@quokka/languages'
import * as z from 'zod'
import { PARTICIPANTS_FOLDERS, PLAYERS_FOLDERS } from '../packages/web/bundling/stage-folders.ts'
import type { Part } from '../packages/web/src/lib/language/parts.ts'
import { root } from './child.ts'

/** The most that one may download in scripts and sentences, gzipped, on any of the ways, in any language. */
export const maxStageBytes = 160_000

/** A script or a catalogue that a player downloads, and its gzipped size. */
export type StageScript = { file: string; gzippedBytes: number }

const Chunk = z.object({
  file: z.string(),
  isEntry: z.boolean().optional(),
  imports: z.array(z.string()).default([]),
  dynamicImports: z.array(z.string()).default([]),
})
const Manifest = z.record(z.string(), Chunk)
type Manifest = z.infer<typeof Manifest>

interface Way {
  name: string
  /** Where its own screens are; the way cannot be measured without them. */
  screens: string
  /** Whatever is loaded lazily from these is met on it. */
  folders: readonly string[]
  /** What is said on it. */
  parts: readonly Part[]
}

/** The ways on which phones come in. */
export const WAYS = [
  { name: 'from /{roomId} to the podium', screens: 'src/features/room/', folders: PLAYERS_FOLDERS, parts: ['stage'] },
  {
    name: 'from /qtest/{qtestId} to the results',
    screens: 'src/features/qtest-taking/',
    folders: PARTICIPANTS_FOLDERS,
    parts: ['stage', 'qtest', 'complaints'],
  },
] as const satisfies readonly Way[]

const catalogueOf = (dist: string, language: Language, part: Part): string => {
  const [file] = globSync(`assets/words-*.${language}.${part}.json`, { cwd: dist })
  if (file === undefined) throw new Error(`The build has no catalogue ${language}.${part}.`)
  return file
}

/**
 * What is met on no way: the host's screens, the questions' editors, which load with the authors' screens, what loads for
 * readers who chose how they read, and the dialogs that nobody sees who does not open them, of the language and, on devices without a
 * share sheet, of an invitation.
 */
const othersSources = /\/(host-[^/]+|editor|(language|invite)-dialog)\.tsx$|^src\/(reading|questions\/aloud)\//

/**
 * The scripts of a way, largest first: the entry, the lazy chunks of its folders, whatever those load lazily themselves,
 * and the static imports of all these. What only hosts, authors and readers who chose so load is left out, by the names of its files.
 */
export const stageScripts = (dist: string, way: Way, language: Language = FIRST_LANGUAGE): StageScript[] => {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')))
  return [...chunksOf(way, manifest)]
    .map((key) => manifest[key]?.file ?? '')
    .filter((file) => file.endsWith('.js'))
    .concat(way.parts.map((part) => catalogueOf(dist, language, part)))
    .map((file) => ({ file, gzippedBytes: gzipSync(readFileSync(join(dist, file))).length }))
    .sort((a, b) => b.gzippedBytes - a.gzippedBytes)
}

const chunksOf = ({ screens, folders }: Way, manifest: Manifest): Set<string> => {
  /** Each chunk, and whether it was reached as a part of the way, whose lazy parts all count. */
  const found = new Map<string, boolean>()
  const add = (key: string, isOnWay: boolean): void => {
    const chunk = manifest[key]
    if (chunk === undefined || found.get(key) === true || found.get(key) === isOnWay) return
    found.set(key, isOnWay)
    for (const imported of chunk.imports) add(imported, isOnWay)
    for (const lazy of chunk.dynamicImports) {
      // The entry knows the way to every screen; one takes the way's own.
      const counts = (isOnWay && !chunk.isEntry) || folders.some((folder) => lazy.startsWith(`src/${folder}/`))
      if (counts && !othersSources.test(lazy)) add(lazy, true)
    }
  }
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) add(key, false)
  if (![...found.keys()].some((key) => key.startsWith(screens))) {
    throw new Error(`The entry loads nothing lazily from ${screens}: the way cannot be measured.`)
  }
  return new Set(found.keys())
}

/** The scripts and their sum, as a table to print. */
export const stageTable = (scripts: readonly StageScript[]): string =>
  [...scripts, { file: `of at most ${maxStageBytes}`, gzippedBytes: sumBytes(scripts) }]
    .map(({ file, gzippedBytes }) => `${String(gzippedBytes).padStart(8)}  ${file}`)
    .join('\n')

export const sumBytes = (scripts: readonly StageScript[]): number =>
  scripts.reduce((sum, { gzippedBytes }) => sum + gzippedBytes, 0)

if (import.meta.main) {
  const dist = join(root, 'packages', 'web', 'dist')
  for (const way of WAYS) {
    console.log(`${way.name}\n${stageTable(stageScripts(dist, way))}`)
    const sizes = LANGUAGE_CODES.map((language) => [language, sumBytes(stageScripts(dist, way, language))] as const)
    console.log(sizes.map(([language, bytes]) => `${language} ${bytes}`).join(' · '))
    if (sizes.some(([, bytes]) => bytes > maxStageBytes)) process.exitCode = 1
  }
}
