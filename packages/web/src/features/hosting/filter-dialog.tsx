import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import type { Category } from '@quokka/contract/http'
import type { QuizOrigin, SchoolClass, Subject } from '@quokka/core/quiz'
import type { ReactNode } from 'react'
import { classNames } from '../../lib/page/class-names.ts'
import { numberText } from '../../lib/text/numbers.ts'
import { categoryNameOf, subjectName } from '../../quiz/catalogue-names.ts'
import { Button } from '../../ui/stage/controls/button.tsx'
import { Dialog } from '../../ui/stage/layout/dialog.tsx'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import styles from './filter-dialog.module.css'
import type { Filters } from './filters.ts'
import { NO_FILTERS } from './filters.ts'
import { t } from './messages.ts'

interface FilterDialogProps {
  filters: Filters
  /** What the listed quizzes have to choose from. */
  origins: readonly QuizOrigin[]
  subjects: readonly Subject[]
  classes: readonly SchoolClass[]
  categories: readonly Category[]
  /** Quizzes that are left. */
  found: number
  onChange: (filters: Filters) => void
  onClose: () => void
}

interface ChoiceProps {
  isOn: boolean
  onPress: () => void
  className?: string | undefined
  children: ReactNode
}

const Choice = ({ isOn, onPress, className, children }: ChoiceProps) => (
  <button type="button" className={classNames(styles.choice, className)} aria-pressed={isOn} onClick={onPress}>
    {isOn && className === undefined && <Icon of={CheckIcon} size={20} />}
    {children}
  </button>
)

interface GroupProps {
  name: string
  howMany: string
  className?: string | undefined
  children: ReactNode
}

const Group = ({ name, howMany, className, children }: GroupProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>
      {name} <span className={styles.howMany}>{howMany}</span>
    </legend>
    <div className={classNames(styles.choices, className)}>{children}</div>
  </fieldset>
)

/** One subject, one class, any categories: the list behind changes with every press. */
export const FilterDialog = (props: FilterDialogProps) => {
  const { filters, origins, subjects, classes, categories, found, onChange, onClose } = props
  const { whose, subject, schoolClass, categoryIds } = filters
  const toggleCategory = (id: string) => {
    const next = new Set(categoryIds)
    if (!next.delete(id)) next.add(id)
    onChange({ ...filters, categoryIds: next })
  }
  return (
    <Dialog open size="large" title={t('filters.title')} closeLabel={t('ui:close')} onClose={onClose}>
      {origins.length > 1 && (
        <Group name={t('filters.whose')} howMany={t('filters.one')}>
          {origins.map((origin) => (
            <Choice
              key={origin}
              isOn={origin === whose}
              onPress={() => onChange({ ...filters, whose: origin === whose ? undefined : origin })}
            >
              {t(`filters.origins.${origin}`)}
            </Choice>
          ))}
        </Group>
      )}
      <Group name={t('filters.subject')} howMany={t('filters.one')}>
        {subjects.map((name) => (
          <Choice
            key={name}
            isOn={name === subject}
            onPress={() => onChange({ ...filters, subject: name === subject ? undefined : name })}
          >
            {subjectName(name)}
          </Choice>
        ))}
      </Group>
      <Group name={t('filters.class')} howMany={t('filters.one')} className={styles.numbers}>
        {classes.map((number) => (
          <Choice
            key={number}
            isOn={number === schoolClass}
            className={styles.number}
            onPress={() => onChange({ ...filters, schoolClass: number === schoolClass ? undefined : number })}
          >
            {numberText(number)}
          </Choice>
        ))}
      </Group>
      <Group name={t('filters.category')} howMany={t('filters.oneOrMore')}>
        {categories.map((category) => (
          <Choice
            key={category.categoryId}
            isOn={categoryIds.has(category.categoryId)}
            onPress={() => toggleCategory(category.categoryId)}
          >
            {categoryNameOf(category)}
          </Choice>
        ))}
      </Group>
      <div className={styles.foot}>
        <Button tone="dark" onPress={() => onChange(NO_FILTERS)}>
          {t('filters.clear')}
        </Button>
        <span className={styles.show}>
          <Button wide onPress={onClose}>
            {t('filters.show', { count: found })}
          </Button>
        </span>
      </div>
    </Dialog>
  )
}
