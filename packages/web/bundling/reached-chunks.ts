import type { Plugin } from 'vite'

type Bundle = Parameters<Extract<NonNullable<Plugin['generateBundle']>, (...given: never[]) => unknown>>[1]
export type Chunk = Extract<Bundle[string], { type: 'chunk' }>

export const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')

/** The chunk of a module below `src` that is loaded lazily. */
export const chunkOf = (chunks: readonly Chunk[], source: string): Chunk => {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${source}`))
  if (chunk === undefined) throw new Error(`No file of its own for ${source}`)
  return chunk
}

/** A chunk and whatever it imports, added to what was found before. */
export const reach = (chunks: readonly Chunk[], chunk: Chunk | undefined, found = new Set<Chunk>()): Set<Chunk> => {
  if (chunk === undefined || found.has(chunk)) return found
  found.add(chunk)
  for (const name of chunk.imports)
    reach(
      chunks,
      chunks.find(({ fileName }) => fileName === name),
      found,
    )
  return found
}

/** The scripts and styles of chunks. */
export const filesIn = (reached: Iterable<Chunk>): string[] =>
  [...reached].flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])])
