import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { authorsSchemas } from './bundling/authors-schemas.ts'
import { catalogues } from './bundling/catalogues.ts'
import { classNamesInPlace, scopedClassNames } from './bundling/class-names.ts'
import { keptPage } from './bundling/kept-page.ts'
import { listPackages } from './bundling/list-packages.ts'
import { precompress } from './bundling/precompress.ts'
import { preloadFonts } from './bundling/preload-fonts.ts'
import { screenFiles } from './bundling/screen-files.ts'
import { sharedFiles } from './bundling/shared-files.ts'
import { trimDescriptions } from './bundling/trim-descriptions.ts'
import { trimIconWeights } from './bundling/trim-icon-weights.ts'

const BACKEND = 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [
    react(),
    authorsSchemas(),
    trimDescriptions(),
    classNamesInPlace(join(import.meta.dirname, 'src')),
    trimIconWeights(join(import.meta.dirname, 'src')),
    preloadFonts(),
    catalogues({ isEnglishApart: true, hasPseudo: false }),
    screenFiles(),
    keptPage(),
    listPackages(join(import.meta.dirname, '..', '..')),
    precompress(),
  ],
  server: {
    proxy: {
      '/qq': BACKEND,
      '/media': BACKEND,
      '/manifest.webmanifest': BACKEND,
      '/ws': { target: BACKEND, ws: true },
    },
  },
  // Writers bring libraries of their own when they are needed.
  worker: { format: 'es' },
  css: {
    modules: {
      generateScopedName: scopedClassNames(import.meta.dirname),
    },
  },
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      onLog(level, log, handler) {
        // A class that its style sheet does not have.
        if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message)
        handler(level, log)
      },
      // Names of classes too, which are constants then.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      treeshake: {
        // The schemas of a call that nobody imports are dropped with their module.
        moduleSideEffects: (id) => !/packages\/(contract|core|formats)\/src\//.test(id),
      },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', priority: 5, test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'schemas', priority: 5, test: /node_modules\/zod\/.*\?authors$/ },
            { name: 'zod', priority: 5, test: /node_modules\/zod\// },
            { name: 'qr-code', priority: 5, test: /node_modules\/qrcode\.react\// },
            ...sharedFiles(),
          ],
        },
      },
    },
  },
})
