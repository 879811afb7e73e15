import { useId } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import type { CatalogueQuiz } from '../api/fetch-quizzes.ts'
import { t } from '../messages.ts'
import styles from './quiz-section.module.css'
import { QuizTile } from './quiz-tile.tsx'
import grid from './tile-grid.module.css'

interface QuizSectionProps {
  title: string
  quizzes: readonly CatalogueQuiz[]
  chosenId: string | undefined
  onPress: (quiz: CatalogueQuiz) => void
  onComplain: (quiz: CatalogueQuiz) => void
}

/** Quizzes of one kind of author; nothing without any. */
export const QuizSection = ({ title, quizzes, chosenId, onPress, onComplain }: QuizSectionProps) => {
  const id = useId()
  if (quizzes.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        <span id={id}>{title}</span> <span className={styles.count}>{t('quizzes', { count: quizzes.length })}</span>
      </h2>
      <ul className={classNames(grid.grid, grid.quizzes)} aria-labelledby={id}>
        {quizzes.map((quiz) => (
          <li key={quiz.quizId} className={grid.place}>
            <QuizTile quiz={quiz} isChosen={quiz.quizId === chosenId} onPress={onPress} onComplain={onComplain} />
          </li>
        ))}
      </ul>
    </section>
  )
}
