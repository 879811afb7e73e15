import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from './child.ts'
import { root, run, tool } from './child.ts'

const web = join(root, 'packages', 'web')

/** What the built web is made from: a change in any of these makes it stale. */
const sources = [
  'packages/web/src',
  'packages/web/public',
  'packages/web/index.html',
  'packages/web/vite.config.ts',
  'packages/web/bundling',
  'packages/web/worker',
  'packages/web/package.json',
  'packages/core/src',
  'packages/contract/src',
  'packages/formats/src',
  'packages/languages/src',
  'package-lock.json',
].map((path) => join(root, path))

/** What the page of the gallery is made from besides. */
const gallerySources = [
  ...sources,
  ...[
    'packages/web/gallery',
    'packages/web/gallery.html',
    'packages/web/vite.gallery.config.ts',
    'packages/content/quizzes',
    'packages/server/src/features',
    'packages/server/src/http/replies',
    'packages/server/src/room',
    'packages/server/src/wire',
  ].map((path) => join(root, path)),
]

/** Builds the web into `packages/web/dist`. */
export const webBuildCommand: Command = [tool('vite'), 'build', web, '--manifest', '--logLevel=warn']

/** Builds the web; answers whether that succeeded. */
export const buildWeb = async (): Promise<boolean> => {
  const [program, ...args] = webBuildCommand
  return (await run(program, args)) === 0
}

/** Builds the page of the gallery outside of what is served. */
export const galleryBuildCommand: Command = [
  tool('vite'),
  'build',
  web,
  '--config',
  join(web, 'vite.gallery.config.ts'),
  '--logLevel=warn',
]

/** Serves the page of the gallery, and opens it; a change of a source shows at once. */
export const galleryPage = [web, '--config', join(web, 'vite.gallery.config.ts'), '--open', '/gallery.html']

/** Builds the page of the gallery if it is missing or older than what it is made from; answers whether it stands. */
export const ensureGallery = async (): Promise<boolean> => {
  const page = join(root, 'node_modules', '.cache', 'gallery', 'gallery.html')
  if (existsSync(page) && Math.max(...gallerySources.map(newestMs)) <= statSync(page).mtimeMs) return true
  const [program, ...args] = galleryBuildCommand
  return (await run(program, args)) === 0
}

/** Whether the built web is missing or older than what it is made from. */
export const isWebStale = (): boolean => {
  const manifest = join(web, 'dist', '.vite', 'manifest.json')
  return !existsSync(manifest) || Math.max(...sources.map(newestMs)) > statSync(manifest).mtimeMs
}

const newestMs = (path: string): number => {
  if (!existsSync(path)) return 0
  const entry = statSync(path)
  if (!entry.isDirectory()) return entry.mtimeMs
  // The folder's own date tells of files taken away.
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => newestMs(join(path, name))))
}
