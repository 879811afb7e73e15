import { StarIcon } from '@phosphor-icons/react/dist/ssr/Star'
import type { LibraryQuiz } from '@quokka/contract/http'
import { classNames } from '../../../lib/page/class-names.ts'
import { t } from '../../../messages/studio.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import styles from './library-card.module.css'

interface StarButtonProps {
  quiz: LibraryQuiz
  onPress: () => void
}

/** Stars a quiz. A file of its own: icons of a file that fills one are downloaded filled too, by players those that they share. */
export const StarButton = ({ quiz: { tile, isStarred }, onPress }: StarButtonProps) => {
  const name = t('library:card.star', { name: tile.quizName })
  return (
    <button
      type="button"
      className={classNames(styles.star, isStarred && styles.starred)}
      aria-pressed={isStarred}
      aria-label={name}
      title={name}
      onClick={onPress}
    >
      <Icon of={StarIcon} size={22} weight={isStarred ? 'fill' : 'bold'} />
    </button>
  )
}
