import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as z from 'zod'
import { PLAYERS_FOLDERS } from '../packages/web/bundling/stage-folders.ts'
import { root } from './child.ts'

/** The most that a player may download in scripts, gzipped, from /{roomId} to the podium. */
export const maxStageBytes = 155_000

/** A script that a player downloads, and its gzipped size. */
export type StageScript = { file: string; gzippedBytes: number }

const Chunk = z.object({
  file: z.string(),
  isEntry: z.boolean().optional(),
  imports: z.array(z.string()).default([]),
  dynamicImports: z.array(z.string()).default([]),
})
const Manifest = z.record(z.string(), Chunk)
type Manifest = z.infer<typeof Manifest>

const room = 'src/features/room/'
const stageSources = PLAYERS_FOLDERS.map((folder) => `src/${folder}/`)
/** What a player never loads: the host's screens, and the questions' editors, which load with the authors' screens. */
const othersSources = /\/(host-[^/]+|editor)\.tsx$/

/**
 * The scripts of a player's way from /{roomId} to the podium, largest first: the entry, the lazy chunks of the room and
 * of the questions, whatever those load lazily themselves, and the static imports of all these. What only hosts and
 * authors load is left out, by the names of its files.
 */
export const stageScripts = (dist: string): StageScript[] => {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')))
  return [...chunksOfStage(manifest)]
    .map((key) => manifest[key]?.file ?? '')
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, gzippedBytes: gzipSync(readFileSync(join(dist, file))).length }))
    .sort((a, b) => b.gzippedBytes - a.gzippedBytes)
}

const chunksOfStage = (manifest: Manifest): Set<string> => {
  /** Each chunk, and whether it was reached as a part of the stage, whose lazy parts all count. */
  const found = new Map<string, boolean>()
  const add = (key: string, isStage: boolean): void => {
    const chunk = manifest[key]
    if (chunk === undefined || found.get(key) === true || found.get(key) === isStage) return
    found.set(key, isStage)
    for (const imported of chunk.imports) add(imported, isStage)
    for (const lazy of chunk.dynamicImports) {
      // The entry knows the way to every screen; a player takes the stage's.
      const counts = (isStage && !chunk.isEntry) || stageSources.some((source) => lazy.startsWith(source))
      if (counts && !othersSources.test(lazy)) add(lazy, true)
    }
  }
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) add(key, false)
  if (![...found.keys()].some((key) => key.startsWith(room))) {
    throw new Error(`The entry loads nothing lazily from ${room}: the stage cannot be measured.`)
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
  const scripts = stageScripts(join(root, 'packages', 'web', 'dist'))
  console.log(stageTable(scripts))
  process.exitCode = sumBytes(scripts) > maxStageBytes ? 1 : 0
}
