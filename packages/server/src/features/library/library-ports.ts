import type { Plan } from '@quokka/core/accounts'
import type { Chance, Clock } from '../../ports.ts'
import type { LibraryChanges } from '../../stores/library-changes.ts'
import type { LibraryFolders } from '../../stores/library-folders.ts'
import type { LibraryList } from '../../stores/library-list.ts'
import type { QTests } from '../../stores/qtests.ts'
import type { Quizzes } from '../../stores/quizzes.ts'

/** What the calls of a library share. */
export interface LibraryPorts {
  quizzes: Quizzes
  qtests: Pick<QTests, 'ofOwner'>
  libraryList: LibraryList
  libraryChanges: LibraryChanges
  libraryFolders: LibraryFolders
  clock: Clock
  chance: Pick<Chance, 'newId'>
  /** Quizzes of one account, by its plan. */
  quizQuota: Record<Plan, number>
}
