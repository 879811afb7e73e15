/** What is kept in a journal. Ids of different kinds differ in length, so that no two journals share one. */
export const JOURNAL_KINDS = ['room', 'qtest'] as const
export type JournalKind = (typeof JOURNAL_KINDS)[number]
