import { useId, useState } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import type { CatalogueQuiz } from '../api/fetch-quizzes.ts'
import { t } from '../messages.ts'
import styles from './quiz-section.module.css'
import type { TileProps } from './quiz-tile.tsx'
import { QuizTile } from './quiz-tile.tsx'
import grid from './tile-grid.module.css'

interface QuizSectionProps extends Omit<TileProps, 'quiz' | 'isChosen'> {
  title: string
  quizzes: readonly CatalogueQuiz[]
  /** Whether only the first rows are shown until all are asked for. */
  isShortened?: boolean
  chosenId: string | undefined
}

/** Two rows of a wide screen. */
const FIRST_ROWS = 12

/** Quizzes of one kind of author; nothing without any. */
export const QuizSection = ({ title, quizzes, isShortened = false, chosenId, ...tile }: QuizSectionProps) => {
  const id = useId()
  const [isWhole, setIsWhole] = useState(false)
  if (quizzes.length === 0) return null
  const shown = isShortened && !isWhole ? quizzes.slice(0, FIRST_ROWS) : quizzes
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        <span id={id}>{title}</span> <span className={styles.count}>{t('quizzes', { count: quizzes.length })}</span>
      </h2>
      <ul className={classNames(grid.grid, grid.quizzes)} aria-labelledby={id}>
        {shown.map((quiz) => (
          <li key={quiz.quizId} className={grid.place}>
            <QuizTile quiz={quiz} isChosen={quiz.quizId === chosenId} {...tile} />
          </li>
        ))}
      </ul>
      {shown.length < quizzes.length && (
        <Button tone="glass" className={styles.more} onPress={() => setIsWhole(true)}>
          {t('viewAll', { count: quizzes.length })}
        </Button>
      )}
    </section>
  )
}
