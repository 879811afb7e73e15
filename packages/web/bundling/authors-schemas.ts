import type { Plugin } from 'vite'

const OF_AUTHORS = '?authors'
const CLASSIC = /packages\/(core|formats)\/src\/.*\.ts$/

/**
 * The authors' screens read slides with core's schemas, which need most of zod; players get by with a small part of it.
 * Shared, each of zod's modules would hold what both need. So the `zod` of core and of formats is a copy of its own, for authors to
 * download.
 */
export const authorsSchemas = (): Plugin => ({
  name: 'authors-schemas',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    order: 'pre',
    async handler(source, importer, options) {
      if (!importer) return null
      const isOfAuthors = importer.endsWith(OF_AUTHORS)
      if (!isOfAuthors && !(source === 'zod' && CLASSIC.test(importer))) return null
      const from = isOfAuthors ? importer.slice(0, -OF_AUTHORS.length) : importer
      const found = await this.resolve(source, from, { ...options, skipSelf: true })
      return found && { ...found, id: found.id + OF_AUTHORS }
    },
  },
})
