import { basename, dirname, join, relative, resolve } from 'node:path'
import type { Plugin } from 'rolldown'
import { rolldown } from 'rolldown'
import { root } from '../child.ts'
import { packageOfModule } from './packages.ts'

/** What cannot be bundled: it loads native code, or files beside itself. It goes along as it is installed. */
export const UNBUNDLED = ['sharp', '@electric-sql/pglite'] as const

/** The folder of the bundle in a release; all its files are in it, none in folders of it. */
export const BUNDLE = 'server'

const SERVER = join(root, 'packages', 'server', 'src')

/** What an operator runs beside the server, by the names that the entry of a release takes. */
const COMMANDS = ['backup', 'restore', 'move'] as const
const commands = COMMANDS.map((name) => [`${name}-command`, join(SERVER, 'backup', `${name}-command.ts`)])

const STARTED = /new URL\('(\.\/[\w-]+)\.ts', import\.meta\.url\)/g
const OURS = /\/packages\/(core|contract|content|server)\/src\/.*\.ts$/

/**
 * A release has the files that the server reads where the repository has them. A bundled module goes on to see itself at its
 * own place among them, and what is started as a thread or a process is a file of the bundle.
 */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform: {
    filter: { id: OURS },
    handler(code, id) {
      const started = code.replaceAll(STARTED, (_, path: string) => {
        const fileName = `${basename(path)}.mjs`
        this.emitFile({ type: 'chunk', id: resolve(dirname(id), `${path}.ts`), fileName })
        return `new URL('./${fileName}', import.meta['url'])`
      })
      const fromBundle = relative(join(root, BUNDLE), id)
      return started
        .replaceAll('import.meta.url', `new URL('${fromBundle}', import.meta['url']).href`)
        .replaceAll('import.meta.dirname', `(import.meta['dirname'] + '/${dirname(fromBundle)}')`)
    },
  },
}

const isUnbundled = (id: string): boolean => UNBUNDLED.some((name) => id === name || id.startsWith(`${name}/`))

/** Bundles the server into a folder as JavaScript; answers the folders of the packages of which something is inside. */
export const bundleServer = async (folder: string): Promise<ReadonlySet<string>> => {
  const bundle = await rolldown({
    cwd: root,
    input: { main: join(SERVER, 'main.ts'), ...Object.fromEntries(commands) },
    platform: 'node',
    // pg asks for its native sibling only where it is told to.
    external: (id) => isUnbundled(id) || id === 'pg-native',
    plugins: [keepPlaces],
    onwarn: (warning) => {
      throw new Error(warning.message)
    },
  })
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name].mjs',
  })
  await bundle.close()
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  return new Set(modules.flatMap((id) => packageOfModule(id) ?? []))
}
