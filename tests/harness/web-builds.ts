import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const BUILT = join(import.meta.dirname, '..', '..', 'packages', 'web', 'dist')
const isText = (name: string): boolean => /\.(?:js|css|html|json)$/u.test(name)
const NAME = /[\w.-]+-[\w-]{8}(?=\.(?:js|css|svg|woff2|[\w-]+\.\w+\.json)\b)/gu
/** By this the page's scripts call the files of sentences, whose names they put together. */
const NAMED_CATALOGUES = /(?<=name="catalogues" content=")\w+/u

/**
 * Puts the built web into a folder, in place of whatever build is there, as if it were another one: its files have other names, by
 * which the page and the files call each other. Its page says which one it is.
 */
export const putBuild = (folder: string, mark: string): void => {
  const names = readdirSync(join(BUILT, 'assets')).filter((name) => !/\.(?:br|gz)$/u.test(name))
  const known = new Set(names.flatMap((name) => name.match(NAME) ?? []))
  const renamed = (text: string) => text.replace(NAME, (name) => (known.has(name) ? name + mark : name))
  rmSync(folder, { recursive: true, force: true })
  for (const part of ['assets', '.vite']) mkdirSync(join(folder, part), { recursive: true })
  const put = (from: string, to = from) => {
    if (!isText(from)) return cpSync(join(BUILT, from), join(folder, to))
    writeFileSync(join(folder, to), renamed(readFileSync(join(BUILT, from), 'utf8')))
  }
  for (const name of names) put(`assets/${name}`, `assets/${renamed(name)}`)
  for (const name of ['screens.json', 'kept-files.json', 'service-worker.js', 'removed-worker.js']) put(`.vite/${name}`)
  put('index.html')
  const page = join(folder, 'index.html')
  const written = readFileSync(page, 'utf8').replace(NAMED_CATALOGUES, (build) => build + mark)
  writeFileSync(page, written.replace('<head>', `<head><meta name="build" content="${mark}" />`))
}
