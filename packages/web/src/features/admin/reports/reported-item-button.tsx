import type { ReportedItem } from '@quokka/contract/http'
import { t } from '../../../messages/studio.ts'
import { Cover } from '../../../ui/studio/display/cover.tsx'
import { ReasonTag } from './reason-tag.tsx'
import styles from './reported-item-button.module.css'

interface ReportedItemButtonProps {
  item: ReportedItem
  isShown: boolean
  onPress: () => void
}

const placeOf = ({ quizName, questionId, questionNumber, slideCount }: ReportedItem): string => {
  if (questionId === null) return t('admin:reports.wholeQuiz', { count: slideCount })
  return questionNumber === null
    ? t('admin:reports.deletedSlide', { quiz: quizName })
    : t('admin:reports.slideOf', { quiz: quizName, number: questionNumber })
}

/** One entry of the list: what is meant, the newest reason, how many said something. */
export const ReportedItemButton = ({ item, isShown, onPress }: ReportedItemButtonProps) => {
  const [newest] = item.reports
  return (
    <button type="button" className={styles.item} aria-current={isShown || undefined} onClick={onPress}>
      <Cover src={item.quizImage} className={styles.cover} />
      <span className={styles.words}>
        <span className={styles.name}>{item.questionTitle ?? item.quizName}</span>
        <span className={styles.place}>{placeOf(item)}</span>
        <span className={styles.foot}>
          {newest && <ReasonTag reason={newest.reason} />}
          <span className={styles.count}>{t('admin:reports.count', { count: item.reportCount })}</span>
        </span>
      </span>
    </button>
  )
}
