/** What can be read from the words of a search and taken off again. */
export const READ_FILTERS = ['schoolClass', 'subject', 'language'] as const
export type ReadFilter = (typeof READ_FILTERS)[number]
