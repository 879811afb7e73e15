import { paths } from '../../../lib/navigation/paths.ts'

/** How a QTest stands in somebody's page, as addresses name it. */
export const EMBED_KINDS = ['fullPageEmbed', 'popupButton', 'redirectButton'] as const
export type EmbedKind = (typeof EMBED_KINDS)[number]

/** The kind that a segment of an address names, in any case. */
export const embedKindOf = (segment: string): EmbedKind | undefined =>
  EMBED_KINDS.find((kind) => kind.toLowerCase() === segment.toLowerCase())

/** Where the code of a kind is. */
export const embedOf = (kind: EmbedKind, qtestId: string) => `${paths.embed}/${kind}/${encodeURIComponent(qtestId)}`

/** Where a QTest plays in somebody's page, in px. */
export const FRAME = { width: 700, height: 600 } as const
