import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import { FlagIcon } from '@phosphor-icons/react/dist/ssr/Flag'
import { UserIcon } from '@phosphor-icons/react/dist/ssr/User'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree'
import { mediaUrl } from '../../../lib/calls/media-url.ts'
import { classNames } from '../../../lib/page/class-names.ts'
import { IconButton } from '../../../ui/stage/controls/icon-button.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import type { CatalogueQuiz } from '../api/fetch-quizzes.ts'
import { t } from '../messages.ts'
import { Cover } from './cover.tsx'
import { PremiumMark } from './premium-mark.tsx'
import styles from './quiz-tile.module.css'
import tile from './tile.module.css'

interface QuizTileProps {
  quiz: CatalogueQuiz
  isChosen: boolean
  onPress: (quiz: CatalogueQuiz) => void
  onComplain: (quiz: CatalogueQuiz) => void
}

/** The quiz to press; the one that is chosen can be complained about, if others wrote it. */
export const QuizTile = ({ quiz, isChosen, onPress, onComplain }: QuizTileProps) => {
  const canComplain = isChosen && (quiz.origin === 'ready-made' || quiz.origin === 'public')
  return (
    <>
      <button
        type="button"
        data-tile
        className={classNames(tile.tile, styles.place, isChosen && tile.chosen, quiz.isLocked && tile.locked)}
        aria-pressed={quiz.isLocked ? undefined : isChosen}
        aria-haspopup={quiz.isLocked ? 'dialog' : undefined}
        title={quiz.quizDescription}
        onClick={() => onPress(quiz)}
      >
        <span className={classNames(tile.picture, styles.picture)}>
          <Cover src={mediaUrl('readymade', quiz.quizImage)} />
        </span>
        <span className={styles.text}>
          <span className={tile.name}>{quiz.quizName}</span>
          <span className={tile.count}>{t('questions', { count: quiz.questionCount })}</span>
          {quiz.byline && (
            <span className={styles.byline}>
              <Icon of={quiz.origin === 'team' ? UsersThreeIcon : UserIcon} size={18} />
              <span className={styles.bylineName}>{quiz.byline}</span>
            </span>
          )}
        </span>
        {isChosen && (
          <span className={styles.tick}>
            <Icon of={CheckIcon} />
          </span>
        )}
        {quiz.isLocked && <PremiumMark />}
      </button>
      {canComplain && (
        <IconButton
          icon={FlagIcon}
          label={t('complainAbout', { quiz: quiz.quizName })}
          tone="sand"
          className={styles.complain}
          aria-haspopup="dialog"
          onPress={() => onComplain(quiz)}
        />
      )}
    </>
  )
}
