import { createReadStream, existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Connect, Plugin } from 'vite'
import { defineConfig } from 'vite'
import { catalogues } from './bundling/catalogues.ts'

const PICTURES = join(import.meta.dirname, '../content/pictures')
/** What is shown where an author's upload would be. */
const ANY_PICTURE = 'team-quiz-night-2.png'
const ANY_SOUND = 'sound_beat_sxx-sxx.mp3'

const TYPES: Record<string, string> = { '.svg': 'image/svg+xml', '.mp3': 'audio/mpeg' }

/** A film has the sound alone: its picture stays black. */
const anyOf = (name: string): string => (/\.mp[34]$/.test(name) ? ANY_SOUND : ANY_PICTURE)

/** What the page of an embedded QTest holds in its frame. */
const ENTRY = '/gallery.html?state=qtest%2Fentry'

const answerFrame: Connect.NextHandleFunction = (request, response, next) => {
  if (!/^\/qtest\//.test(request.url ?? '')) return next()
  response.writeHead(302, { location: ENTRY }).end()
}

const answerMedia: Connect.NextHandleFunction = (request, response, next) => {
  const [, folder, name] = /^\/media\/([^/]+)\/([^?]+)/.exec(request.url ?? '') ?? []
  if (folder === undefined || name === undefined) return next()
  const wanted = join(PICTURES, decodeURIComponent(name))
  const file = wanted.startsWith(PICTURES) && existsSync(wanted) ? wanted : join(PICTURES, anyOf(name))
  response.setHeader('content-type', TYPES[extname(file)] ?? 'image/png')
  response.setHeader('cache-control', 'max-age=3600')
  createReadStream(file).pipe(response)
}

/** Pictures of the catalogue under the addresses of the product, where one of them stands for all others; and what is framed. */
const addresses = (): Plugin => ({
  name: 'gallery-addresses',
  configureServer: ({ middlewares }) => void middlewares.use(answerMedia).use(answerFrame),
  configurePreviewServer: ({ middlewares }) => void middlewares.use(answerMedia).use(answerFrame),
})

/** The gallery: the product's screens from fixtures, without a server. No part of it is in the product's own build. */
export default defineConfig({
  appType: 'mpa',
  plugins: [react(), addresses(), catalogues({ isEnglishApart: false, hasPseudo: true })],
  // What a browser has compiled it keeps only with a file that it may keep.
  preview: { headers: { 'cache-control': 'max-age=3600' } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    outDir: '../../node_modules/.cache/gallery',
    emptyOutDir: true,
    reportCompressedSize: false,
    // One file instead of 150 takes less of the processor.
    cssCodeSplit: false,
    rolldownOptions: { input: 'gallery.html', output: { codeSplitting: false } },
    chunkSizeWarningLimit: 4_000,
  },
})
