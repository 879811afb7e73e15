import { paths } from '../lib/paths.ts'

/** The link by which people take a QTest, to be shared. */
export const qTestLink = (origin: string, qtestId: string) => `${origin}${paths.qTest}/${encodeURIComponent(qtestId)}`

/** Where a QTest's link, QR code and invitations are. */
export const shareQTestOf = (qtestId: string) => `${paths.shareQTest}/${encodeURIComponent(qtestId)}`

/** Where the code for other sites is; a kind of `EMBED_KINDS`. */
export const embedOf = (kind: string, qtestId: string) => `${paths.embed}/${kind}/${encodeURIComponent(qtestId)}`

/** Where its owner sees how far everybody is. */
export const qTestProgressOf = (qtestId: string) => `${paths.qTestProgress}/${encodeURIComponent(qtestId)}`
