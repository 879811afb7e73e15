import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown'
import type { Category } from '@quokka/contract/http'
import type { QuizOrigin } from '@quokka/core/quiz'
import { classNames } from '../../../lib/page/class-names.ts'
import { numberText } from '../../../lib/text/numbers.ts'
import { categoryNameOf, subjectName } from '../../../quiz/catalogue-names.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import type { Filters } from '../filters.ts'
import { t } from '../messages.ts'
import styles from './filter-pills.module.css'

interface FilterPillsProps {
  filters: Filters
  /** By whom there are some. */
  origins: readonly QuizOrigin[]
  categories: readonly Category[]
  /** Every pill opens the same sheet. */
  onOpen: () => void
}

const namesOf = ({ categoryIds }: Filters, categories: readonly Category[]): string | undefined => {
  const [first, ...others] = categories.filter(({ categoryId }) => categoryIds.has(categoryId))
  if (first === undefined) return undefined
  return others.length === 0 ? categoryNameOf(first) : t('filters.several', { count: others.length + 1 })
}

/** What narrows the list, each with its choice; those that are set are cream and, on phones, first. */
export const FilterPills = ({ filters, origins, categories, onOpen }: FilterPillsProps) => {
  const pills = [
    ...(origins.length > 1
      ? [{ name: t('filters.whose'), choice: filters.whose && t(`filters.origins.${filters.whose}`) }]
      : []),
    { name: t('filters.category'), choice: namesOf(filters, categories) },
    { name: t('filters.subject'), choice: filters.subject && subjectName(filters.subject) },
    { name: t('filters.class'), choice: filters.schoolClass && numberText(filters.schoolClass) },
  ]
  return (
    <fieldset className={styles.pills} aria-label={t('filters.all')}>
      {pills.map(({ name, choice }) => (
        <button
          key={name}
          type="button"
          className={classNames(styles.pill, choice !== undefined && styles.set)}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          {name} <b className={styles.choice}>{choice ?? t('filters.any')}</b>
          <Icon of={CaretDownIcon} size={18} />
        </button>
      ))}
    </fieldset>
  )
}
