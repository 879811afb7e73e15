import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Below this a compressed answer is not smaller by much. */
const WORTH_IT_BYTES = 1_024

/** Leaves `name.br` and `name.gz` beside each built text file, for the server to send to browsers that take them. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  writeBundle: ({ dir }, bundle) => {
    if (dir === undefined) return
    for (const name of Object.keys(bundle).filter((file) => /\.(js|css|svg|json|txt|webmanifest)$/.test(file))) {
      const path = join(dir, name)
      const bytes = readFileSync(path)
      if (bytes.length < WORTH_IT_BYTES) continue
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }))
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    }
  },
})
