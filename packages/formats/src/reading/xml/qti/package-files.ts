import type { Tag } from '../../../text/markup.ts'
import { tagIn, tagsWithin, tagWithin, textOf } from '../../../text/markup.ts'
import type { Entries } from '../../opening/unzip.ts'
import { rootName, xmlRoot, xmlText } from '../../opening/xml.ts'
import type { Refusal } from '../../refusal.ts'
import type { FindMedium } from '../gathered.ts'

/** The folder of a file, with its slash; empty for none. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Where a relative address leads from a folder; one that leads out of the package leads nowhere. */
export const pathFrom = (folder: string, address: string): string => {
  const parts: string[] = []
  const path = decoded(address.replace(/[?#].*$/u, ''))
  for (const part of `${path.startsWith('/') ? '' : folder}${path}`.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

const HEAD_BYTES = 20_000

/** The name of the first element of a file, without reading the rest. */
export const rootOf = (bytes: Uint8Array): string | undefined => rootName(xmlText(bytes.subarray(0, HEAD_BYTES)) ?? '')

/** A file inside as a tree, or why nothing of the package is read. */
export const documentIn = (entries: Entries, path: string): Tag | { refusal: Refusal } => {
  const text = xmlText(entries.get(path) ?? new Uint8Array())
  return text === undefined ? { refusal: { code: 'damaged', entry: path } } : xmlRoot(text, path)
}

export interface Manifest {
  title: string
  /** The files that its resources name, in its order. */
  paths: readonly string[]
}

const MANIFEST = /(?:^|\/)imsmanifest\.xml$/iu

/** What a package says of itself; undefined where it says nothing. */
export const manifestOf = (entries: Entries): Manifest | undefined | { refusal: Refusal } => {
  const [path] = [...entries.keys()]
    .filter((name) => MANIFEST.test(name))
    .sort((left, right) => left.length - right.length)
  if (path === undefined) return undefined
  const root = documentIn(entries, path)
  if ('refusal' in root) return root
  const paths = tagsWithin(root, 'resource').flatMap((resource) => {
    const base = resource.attributes.get('base') ?? ''
    const files = [resource, ...tagsWithin(resource, 'file')].map(({ attributes }) => attributes.get('href') ?? '')
    return files.filter((href) => href !== '').map((href) => pathFrom(`${folderOf(path)}${base}`, href))
  })
  // Not that of a resource.
  const metadata = tagIn(root, 'metadata')
  const title = metadata && tagWithin(metadata, 'title')
  return { title: title === undefined ? '' : textOf(title).trim(), paths: [...new Set(paths)] }
}

/** The names of all files inside that are XML, those of the manifest first and in its order. */
export const documentPaths = (entries: Entries, manifest: Manifest | undefined): string[] => {
  const names = [...(manifest?.paths ?? []), ...entries.keys()].filter(
    (name) => entries.has(name) && /\.(?:xml|dat|qti)$/iu.test(name) && !MANIFEST.test(name),
  )
  return [...new Set(names)]
}

/** The first of some files that is inside. */
export const fileAt = (entries: Entries, ...paths: readonly string[]): ReturnType<FindMedium> => {
  const path = paths.find((one) => entries.has(one))
  const bytes = path === undefined ? undefined : entries.get(path)
  return path === undefined || bytes === undefined ? undefined : { path, bytes }
}
