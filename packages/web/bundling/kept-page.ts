import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { minify, transformWithOxc } from 'vite'
import type { Chunk } from './reached-chunks.ts'
import { chunkOf, chunksOf, filesIn, reach } from './reached-chunks.ts'

/** What the page without a connection shows, and what a phone needs from a room's link to the podium. */
const SCREENS = [
  'features/home/offline/offline-screen.tsx',
  'features/room/join/room-entry.tsx',
  'features/room/room.tsx',
]
const FOLDER = join(import.meta.dirname, '..', 'worker')
/** One that keeps the page, and one that removes whatever was there before it. */
const WORKERS = ['service-worker', 'removed-worker']
/** Of the faces only what the page names itself; other scripts have files of their own. */
const OTHER_FACE = /(?<!latin-wght-normal-[^/]*)\.woff2$/

const scriptOf = async (name: string): Promise<string> => {
  const path = join(FOLDER, `${name}.ts`)
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path)
  return (await minify(path, code)).code
}

/** Writes beside the manifest which files browsers keep for the page without a connection, and the workers that keep them. */
export const keptPage = (): Plugin => ({
  name: 'kept-page',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const chunks = chunksOf(bundle)
    const shown = [chunks.find(({ isEntry }) => isEntry), ...SCREENS.map((source) => chunkOf(chunks, source))]
    const reached = new Set<Chunk>()
    for (const chunk of shown) reach(chunks, chunk, reached)
    const pictures = [...reached].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedAssets ?? [])])
    // The server names the catalogue of the reader's language instead.
    const words = Object.keys(bundle).filter((file) =>
      /\/words-[^.]+\.en\.(?:stage|titles|home|refusals)\.json$/.test(file),
    )
    const files = [...new Set([...filesIn(reached), ...pictures, ...words])].filter((file) => !OTHER_FACE.test(file))
    this.emitFile({ type: 'asset', fileName: '.vite/kept-files.json', source: JSON.stringify(files) })
    for (const name of WORKERS)
      this.emitFile({ type: 'asset', fileName: `.vite/${name}.js`, source: await scriptOf(name) })
  },
})
