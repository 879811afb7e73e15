import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus'
import { t } from '../../../messages/studio.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import styles from './new-quiz-tile.module.css'

/** The free place of a row at a desk. */
export const NewQuizTile = ({ onPress }: { onPress: () => void }) => (
  <li className={styles.place}>
    <button type="button" className={styles.tile} aria-haspopup="dialog" onClick={onPress}>
      <span className={styles.plus}>
        <Icon of={PlusIcon} size={22} />
      </span>
      {t('library:newQuiz')}
    </button>
  </li>
)
