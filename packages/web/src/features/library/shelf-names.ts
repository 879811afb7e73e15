import { paths } from '../../lib/navigation/paths.ts'

/** The library's sections, as the call names them. */
export const SHELF_NAMES = ['drafts', 'published', 'qtests'] as const
export type ShelfName = (typeof SHELF_NAMES)[number]

/** The full list of a section; it has an address, so that the browser's Back leaves it. */
export const listOf = (name: ShelfName) => `${paths.library}?list=${name}`
