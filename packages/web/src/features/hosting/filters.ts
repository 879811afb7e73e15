import type { SchoolClass, Subject } from '@quokka/core/quiz'

/** What narrows the list of quizzes besides the search. */
export interface Filters {
  subject: Subject | undefined
  schoolClass: SchoolClass | undefined
  /** A quiz of any of them is found; none stands for all. */
  categoryIds: ReadonlySet<string>
}

export const NO_FILTERS: Filters = { subject: undefined, schoolClass: undefined, categoryIds: new Set() }

export const isFiltered = ({ subject, schoolClass, categoryIds }: Filters): boolean =>
  subject !== undefined || schoolClass !== undefined || categoryIds.size > 0
