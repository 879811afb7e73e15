import type { ShareSource } from '@quokka/core/share-sources'
import { paths } from '../lib/navigation/paths.ts'

const of = (path: string, qtestId: string): string => `${path}/${encodeURIComponent(qtestId)}`

/** The link by which participants take a QTest, to be shared. */
export const qtestLink = (origin: string, qtestId: string, source?: ShareSource) =>
  `${origin}${of(paths.qTest, qtestId)}${source ? `?source=${source}` : ''}`

/** Where its host shares it. */
export const shareQTestOf = (qtestId: string) => of(paths.shareQTest, qtestId)

/** Where its host gets the code for another site. */
export const embedQTestOf = (qtestId: string) => of(`${paths.embed}/fullPageEmbed`, qtestId)

/** Where its host sees how far everybody is. */
export const qtestProgressOf = (qtestId: string) => of(paths.qTestProgress, qtestId)

/** Where its host finds the names or codes by which it is entered. */
export const qtestListOf = (qtestId: string) => `${qtestProgressOf(qtestId)}?list`
