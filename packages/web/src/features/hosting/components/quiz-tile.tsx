import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import { EyeIcon } from '@phosphor-icons/react/dist/ssr/Eye'
import { FlagIcon } from '@phosphor-icons/react/dist/ssr/Flag'
import { UserIcon } from '@phosphor-icons/react/dist/ssr/User'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree'
import { mediaUrl } from '../../../lib/calls/media-url.ts'
import type { CameFrom } from '../../../lib/navigation/quiz-page-paths.ts'
import { handOver, quizPageOf } from '../../../lib/navigation/quiz-page-paths.ts'
import { classNames } from '../../../lib/page/class-names.ts'
import { IconButton } from '../../../ui/stage/controls/icon-button.tsx'
import { RouteLink } from '../../../ui/stage/controls/route-link.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import type { CatalogueQuiz } from '../api/fetch-quizzes.ts'
import { t } from '../messages.ts'
import { Cover } from './cover.tsx'
import { PremiumMark } from './premium-mark.tsx'
import styles from './quiz-tile.module.css'
import tile from './tile.module.css'

export interface TileProps {
  quiz: CatalogueQuiz
  isChosen: boolean
  /** What the page of a quiz leads back to. */
  cameFrom: CameFrom
  onPress: (quiz: CatalogueQuiz) => void
  onComplain: (quiz: CatalogueQuiz) => void
}

/** The quiz to press, with a way to look inside; the one that is chosen can be complained about, if others wrote it. */
export const QuizTile = ({ quiz, isChosen, cameFrom, onPress, onComplain }: TileProps) => {
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
          <span dir="auto" className={tile.name}>
            {quiz.quizName}
          </span>
          <span className={tile.count}>{t('questions', { count: quiz.questionCount })}</span>
          {quiz.foundIn && (
            <span dir="auto" className={styles.foundIn}>
              {quiz.foundIn}
            </span>
          )}
          {quiz.byline && (
            <span className={styles.byline}>
              <Icon of={quiz.origin === 'team' ? UsersThreeIcon : UserIcon} size={18} />
              <span dir="auto" className={styles.bylineName}>
                {quiz.byline}
              </span>
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
      <RouteLink
        to={quizPageOf(quiz.quizId)}
        state={handOver(cameFrom)}
        className={styles.look}
        aria-label={t('lookInside', { quiz: quiz.quizName })}
        data-beside-tile
      >
        <Icon of={EyeIcon} size={22} />
      </RouteLink>
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
