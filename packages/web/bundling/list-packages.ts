import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const PACKAGE = /.*\/node_modules\/(?:@[^/]+\/)?[^/]+/

/**
 * Writes beside the manifest of which packages something is in the built files, by their folders in the repository: a
 * release names them and brings their licences.
 */
export const listPackages = (root: string): Plugin => ({
  name: 'list-packages',
  apply: 'build',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []))
    const paths = [...this.getModuleIds(), ...files.map((file) => resolve(root, 'packages', 'web', file))]
    const folders = paths.flatMap((path) => PACKAGE.exec(path.split('?')[0] ?? '')?.[0] ?? [])
    const source = JSON.stringify([...new Set(folders.map((folder) => relative(root, folder)))].sort(), null, 2)
    this.emitFile({ type: 'asset', fileName: '.vite/packages.json', source })
  },
})
