import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple'
import { classNames } from '../../../lib/class-names.ts'
import { mediaUrl } from '../../../lib/media-url.ts'
import { t } from '../../../messages/t.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import type { CatalogueQuiz } from '../api/use-catalogue.ts'
import { Cover } from './cover.tsx'
import styles from './quiz-tile.module.css'

interface QuizTileProps {
  quiz: CatalogueQuiz
  isChosen: boolean
  onPress: (quiz: CatalogueQuiz) => void
}

export const QuizTile = ({ quiz, isChosen, onPress }: QuizTileProps) => (
  <button
    type="button"
    className={classNames(styles.tile, isChosen && styles.chosen, quiz.isLocked && styles.locked)}
    aria-pressed={quiz.isLocked ? undefined : isChosen}
    aria-haspopup={quiz.isLocked ? 'dialog' : undefined}
    title={quiz.quizDescription}
    onClick={() => onPress(quiz)}
  >
    <span className={styles.picture}>
      <Cover src={mediaUrl('readymade', quiz.quizImage)} />
    </span>
    <span className={styles.text}>
      <span className={styles.name}>{quiz.quizName}</span>
      <span className={styles.count}>{t('hosting:questions', { count: quiz.questionCount })}</span>
    </span>
    {isChosen && (
      <span className={styles.tick}>
        <Icon of={CheckIcon} />
      </span>
    )}
    {quiz.isLocked && (
      <span className={styles.premium}>
        <Icon of={LockSimpleIcon} size={18} />
        {t('hosting:premium')}
      </span>
    )}
  </button>
)
