import type { LibraryQuiz } from '@quokka/contract/http'
import { classNames } from '../../../lib/page/class-names.ts'
import type { Browsing } from './library-address.ts'
import type { CardActs } from './library-card.tsx'
import { LibraryCard } from './library-card.tsx'
import styles from './quiz-browser.module.css'
import type { Selection } from './use-selection.ts'

interface CardListProps {
  label: string
  look: Browsing['look']
  quizzes: readonly LibraryQuiz[]
  /** While those of another query are on their way. */
  isBusy: boolean
  selection: Selection
  acts: CardActs
}

export const CardList = ({ label, look, quizzes, isBusy, selection, acts }: CardListProps) => (
  <ul
    aria-label={label}
    aria-busy={isBusy || undefined}
    data-look={look}
    className={classNames(styles.list, isBusy && styles.busy)}
  >
    {quizzes.map((quiz) => (
      <LibraryCard key={quiz.tile.quizId} quiz={quiz} isSelected={selection.has(quiz.tile.quizId)} acts={acts} />
    ))}
  </ul>
)
