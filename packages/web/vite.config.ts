import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'

const BACKEND = 'http://127.0.0.1:3000'

/** The weights besides bold that the files which import an icon name; few do. */
const otherWeights = (): Map<string, Set<string>> => {
  const source = join(import.meta.dirname, 'src')
  const found = new Map<string, Set<string>>()
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue
    const text = readFileSync(join(source, file), 'utf8')
    const weights = ['fill', 'duotone'].filter((weight) => new RegExp(`['"]${weight}['"]`).test(text))
    for (const [, icon = ''] of text.matchAll(/@phosphor-icons\/react\/dist\/ssr\/(\w+)/g)) {
      found.set(icon, new Set([...(found.get(icon) ?? []), ...weights]))
    }
  }
  return found
}

/**
 * Phosphor ships six weights of every icon in one module; a player downloads those that are drawn. A weight that was
 * not seen is drawn bold.
 */
const trimIconWeights = (): Plugin => {
  const weightsOf = otherWeights()
  return {
    name: 'trim-icon-weights',
    apply: 'build',
    transform: {
      filter: { id: /@phosphor-icons\/react\/dist\/defs\/\w+\.es\.js$/ },
      handler: (code, id) => {
        const icon = /(\w+)\.es\.js$/.exec(id)?.[1] ?? ''
        const drawings = new Map(
          [...code.matchAll(/ {2}\[\n {4}"(\w+)",\n([\s\S]*?)\n {2}\]/g)].map(([, weight, drawing]) => [
            weight,
            drawing,
          ]),
        )
        const entries = ['fill', 'duotone'].map((weight) =>
          weightsOf.get(icon)?.has(weight) ? `['${weight}', ${drawings.get(weight)}]` : `['${weight}', bold]`,
        )
        return {
          code: `${code.split('\n')[0]}
            const bold = ${drawings.get('bold')}
            export default /* @__PURE__ */ new Map([['bold', bold], ${entries.join(', ')}])`,
          map: null,
        }
      },
    },
  }
}

/** Text in the right face from the first paint on: the two latin files start to load with the page. */
const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /(fredoka|figtree)-latin-wght-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head-prepend' as const,
        })),
  },
})

interface ModuleGraph {
  getModuleInfo(id: string): { isEntry: boolean; importers: string[]; dynamicImporters: string[] } | null
}

/** A player's way: what these load, a phone downloads. */
const STAGE = /packages\/web\/src\/(app\/(?!studio)|questions\/|room-connection\/|features\/(home|room|hosting)\/)/

/** The calls of accounts and their forms: a stage screen names them through the index of their package, and fetches them on need. */
const OF_MEMBERS = /packages\/(contract\/src\/http\/(accounts|admin)|core\/src\/accounts\/account-forms)\.ts$/

/** Tells which files of the stage, downloaded by themselves, need a module. */
const stageFilesOf = (graph: ModuleGraph) => {
  const known = new Map<string, ReadonlySet<string>>()
  const filesOf = (id: string): ReadonlySet<string> => {
    const found = known.get(id)
    if (found) return found
    const files = new Set<string>()
    // Before its importers answer: a circle leads nowhere new.
    known.set(id, files)
    const info = graph.getModuleInfo(id)
    if (STAGE.test(id) && (info?.isEntry || info?.dynamicImporters.length)) files.add(id)
    for (const importer of info?.importers ?? []) for (const file of filesOf(importer)) files.add(file)
    return files
  }
  return filesOf
}

/** The file for what is shared: the players', the authors', or none for what one stage screen shares with authors. */
const nameShared = () => {
  let filesOf: ReturnType<typeof stageFilesOf> | undefined
  return (id: string, graph: ModuleGraph) => {
    if (OF_MEMBERS.test(id)) return 'members'
    filesOf ??= stageFilesOf(graph)
    const { size } = filesOf(id)
    if (size === 1) return null
    return size === 0 ? 'studio' : 'kit'
  }
}

export default defineConfig({
  plugins: [react(), trimIconWeights(), preloadFonts(), precompress()],
  server: {
    proxy: {
      '/qq': BACKEND,
      '/media': BACKEND,
      '/ws': { target: BACKEND, ws: true },
    },
  },
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        // The schemas of a call that nobody imports are dropped with their module.
        moduleSideEffects: (id) => !/packages\/(contract|core)\/src\//.test(id),
      },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'zod', test: /node_modules\/zod\// },
            { name: 'qr-code', test: /node_modules\/qrcode\.react\// },
            // Whatever two screens share is one file instead of two dozen small ones, which would pack worse; what only
            // the authors' screens share is another, so that no player downloads it.
            {
              name: nameShared(),
              debugName: 'shared',
              test: /packages\/(web|contract|core)\/src\/|node_modules\/(@phosphor-icons|@mantine|@floating-ui)\//,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
})
