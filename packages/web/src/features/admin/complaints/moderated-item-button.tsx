import type { ModeratedItem } from '@quokka/contract/http'
import { t } from '../../../messages/studio.ts'
import { Cover } from '../../../ui/studio/display/cover.tsx'
import styles from './moderated-item-button.module.css'
import { ReasonTag } from './reason-tag.tsx'

interface ModeratedItemButtonProps {
  item: ModeratedItem
  isShown: boolean
  onPress: () => void
}

const placeOf = ({ quizName, questionId, questionNumber, slideCount }: ModeratedItem): string => {
  if (questionId === null) return t('admin:complaints.wholeQuiz', { count: slideCount })
  return questionNumber === null
    ? t('admin:complaints.deletedSlide', { quiz: quizName })
    : t('admin:complaints.slideOf', { quiz: quizName, number: questionNumber })
}

/** One entry of the list: what is meant, the newest reason, how many said something. */
export const ModeratedItemButton = ({ item, isShown, onPress }: ModeratedItemButtonProps) => {
  const [newest] = item.reports
  return (
    <button type="button" className={styles.item} aria-current={isShown || undefined} onClick={onPress}>
      <Cover src={item.quizImage} className={styles.cover} />
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{item.questionTitle ?? item.quizName}</bdi>
        </span>
        <span className={styles.place}>{placeOf(item)}</span>
        <span className={styles.foot}>
          {newest && <ReasonTag reason={newest.reason} />}
          <span className={styles.count}>{t('admin:complaints.count', { count: item.reportCount })}</span>
        </span>
      </span>
    </button>
  )
}
