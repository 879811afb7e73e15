import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import type { LibraryQuiz } from '@quokka/contract/http'
import { mediaUrl } from '../../../lib/calls/media-url.ts'
import { classNames } from '../../../lib/page/class-names.ts'
import { listText } from '../../../lib/text/list-text.ts'
import { usDate } from '../../../lib/time/us-date.ts'
import { t } from '../../../messages/studio.ts'
import { quizEditorOf } from '../../../quiz/quiz-paths.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Cover } from '../../../ui/studio/display/cover.tsx'
import type { Act } from '../components/quiz-menu.tsx'
import { QuizMenu } from '../components/quiz-menu.tsx'
import type { Naming } from '../components/rename-field.tsx'
import { RenameField } from '../components/rename-field.tsx'
import { StatusTag } from '../components/status-tag.tsx'
import styles from './library-card.module.css'
import { StarButton } from './star-button.tsx'

export interface CardActs {
  act: Act
  naming: Naming
  toggle: (quizId: string) => void
  star: (quiz: LibraryQuiz) => void
  drag: (quiz: LibraryQuiz) => void
}

interface LibraryCardProps {
  quiz: LibraryQuiz
  isSelected: boolean
  acts: CardActs
}

/** One quiz of a list: to select, to star, to drag onto a folder; a row on phones and where rows are chosen. Rules LB44, LB45, LB47. */
export const LibraryCard = ({ quiz, isSelected, acts: { act, naming, toggle, star, drag } }: LibraryCardProps) => {
  const { tile, tags, playedOn, deletedOn } = quiz
  const { quizId, quizName } = tile
  const note = tile.takenDownReason ?? (tile.ownerName && t('library:tile.sharedBy', { name: tile.ownerName }))
  const [firstTag] = tags
  const isNamed = naming.quizId === quizId
  return (
    <li
      className={classNames(styles.card, isSelected && styles.selected)}
      data-quiz={quizId}
      draggable={deletedOn === null && !isNamed}
      onDragStart={() => drag(quiz)}
    >
      <label className={styles.check}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isSelected}
          onChange={() => toggle(quizId)}
          aria-label={t('library:card.select', { name: quizName })}
        />
        <span className={styles.square}>{isSelected && <Icon of={CheckIcon} size={18} weight="bold" />}</span>
      </label>
      <Cover className={styles.picture} src={tile.quizImage && mediaUrl('uploads', tile.quizImage)} />
      <h2 className={styles.name} title={quizName}>
        {isNamed ? <RenameField name={quizName} onEnd={naming.end} /> : <NameLink quiz={quiz} />}
      </h2>
      <p className={styles.meta}>
        {t('library:tile.questions', { count: tile.questionCount })} ·{' '}
        {deletedOn === null
          ? usDate(playedOn ?? tile.editedOn)
          : t('library:card.deletedOn', { date: usDate(deletedOn) })}
      </p>
      <div className={styles.tags}>
        <StatusTag quiz={tile} />
        {firstTag !== undefined && (
          <span dir="auto" className={styles.label} title={t('library:card.tags', { tags: listText(tags) })}>
            {firstTag}
          </span>
        )}
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {deletedOn === null && <StarButton quiz={quiz} onPress={() => star(quiz)} />}
      <div className={styles.menu}>
        <QuizMenu quiz={quiz} act={act} />
      </div>
    </li>
  )
}

/** A quiz of the bin has no editor to lead to. */
const NameLink = ({ quiz: { tile, deletedOn } }: { quiz: LibraryQuiz }) =>
  deletedOn === null ? (
    <a
      dir="auto"
      className={styles.link}
      href={quizEditorOf(tile.quizId)}
      target="_blank"
      rel="noopener"
      draggable={false}
    >
      {tile.quizName} <VisuallyHidden>{t('library:tile.opensInNewWindow')}</VisuallyHidden>
    </a>
  ) : (
    <span dir="auto" className={styles.link}>
      {tile.quizName}
    </span>
  )
