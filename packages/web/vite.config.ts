import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { authorsSchemas } from './authors-schemas.ts'
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

/** What stage screens name in the same way and never fetch: the calls of authors, and what slides mean. */
const OF_AUTHORS =
  /packages\/(contract\/src\/http\/(authoring|library|media)|core\/src\/(quiz\/.+|lib\/random|questions\/(?!(fold|index|question-types)\.ts).+))\.ts$/

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
    if (info?.isEntry || (STAGE.test(id) && info?.dynamicImporters.length)) files.add(id)
    for (const importer of info?.importers ?? []) for (const file of filesOf(importer)) files.add(file)
    return files
  }
  return filesOf
}

/**
 * The files for what is shared, by the order in which they take modules and what those import: the players', what one
 * stage screen shares with authors, the authors'.
 */
const sharedFiles = () => {
  let filesOf: ReturnType<typeof stageFilesOf> | undefined
  const nameOf = (id: string, graph: ModuleGraph): string => {
    if (OF_MEMBERS.test(id)) return 'members'
    if (OF_AUTHORS.test(id)) return 'studio'
    filesOf ??= stageFilesOf(graph)
    const [first, second] = filesOf(id)
    if (first === undefined) return 'studio'
    if (second !== undefined) return 'kit'
    if (!graph.getModuleInfo(first)?.isEntry) return `of-${basename(first).replace(/\.tsx?$/, '')}`
    // What is there from the first page on counts as shared with nobody, and authors' files would take it along.
    return graph.getModuleInfo(id)?.importers.some((importer) => filesOf?.(importer).size === 0) ? 'kit' : 'entry'
  }
  return [/^(kit|members)$/, /^of-/, /^studio$/].map((names, index) => ({
    name: (id: string, graph: ModuleGraph) => {
      const name = nameOf(id, graph)
      return names.test(name) ? name : null
    },
    debugName: 'shared',
    priority: 3 - index,
    test: /packages\/(web|contract|core)\/src\/|node_modules\/(@phosphor-icons|@mantine|@floating-ui)\//,
    minShareCount: index === 0 ? 1 : 2,
  }))
}

export default defineConfig({
  plugins: [react(), authorsSchemas(), trimIconWeights(), preloadFonts(), precompress()],
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
            { name: 'react', priority: 4, test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'schemas', priority: 4, test: /node_modules\/zod\/.*\?authors$/ },
            { name: 'zod', priority: 4, test: /node_modules\/zod\// },
            { name: 'qr-code', priority: 4, test: /node_modules\/qrcode\.react\// },
            // Whatever two screens share is one file instead of two dozen small ones, which would pack worse; what only
            // the authors' screens share is another, so that no player downloads it.
            ...sharedFiles(),
          ],
        },
      },
    },
  },
})
