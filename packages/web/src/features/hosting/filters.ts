import type { QuizOrigin, SchoolClass, Subject } from '@quokka/core/quiz'
import { browserStorage } from '../../lib/page/page-storage.ts'

/** What narrows the list of quizzes besides the search. */
export interface Filters {
  /** Whose quiz it is in the eyes of the host who chooses. */
  whose: QuizOrigin | undefined
  subject: Subject | undefined
  schoolClass: SchoolClass | undefined
  /** A quiz of any of them is found; none stands for all. */
  categoryIds: ReadonlySet<string>
}

export const NO_FILTERS: Filters = {
  whose: undefined,
  subject: undefined,
  schoolClass: undefined,
  categoryIds: new Set(),
}

export const isFiltered = ({ whose, subject, schoolClass, categoryIds }: Filters): boolean =>
  whose !== undefined || subject !== undefined || schoolClass !== undefined || categoryIds.size > 0

const WHOSE_KEY = 'whose-quizzes'

/** Whose quizzes this browser showed last, if there are some of theirs. */
export const recallWhose = (offered: readonly QuizOrigin[]): QuizOrigin | undefined => {
  const kept = browserStorage().getItem(WHOSE_KEY)
  return offered.find((origin) => origin === kept)
}

export const rememberWhose = (whose: QuizOrigin | undefined): void => browserStorage().setItem(WHOSE_KEY, whose ?? '')
