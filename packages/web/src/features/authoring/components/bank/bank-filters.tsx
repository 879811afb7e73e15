import { QUESTION_TYPES } from '@quokka/core/questions'
import { CLASSES, DIFFICULTIES, SUBJECTS } from '@quokka/core/quiz'
import { t } from '../../../../messages/studio.ts'
import { editorOf } from '../../../../questions/editing/editors.ts'
import { subjectName } from '../../../../quiz/catalogue-names.ts'
import { ChoiceSelect } from '../../../../ui/studio/fields/choice-select.tsx'
import type { Wanted } from '../../api/bank-calls.ts'
import styles from './bank-drawer.module.css'

const ANY = 'any'

const numbered = CLASSES.map((value) => ({ value: String(value), number: value }))
const TYPES = QUESTION_TYPES.filter((type) => editorOf(type).timing.isAsked)

interface BankFiltersProps {
  wanted: Wanted
  onChange: (part: Partial<Wanted>) => void
}

/** What narrows the questions besides words. */
export const BankFilters = ({ wanted, onChange }: BankFiltersProps) => (
  <div className={styles.filters}>
    <ChoiceSelect
      label={t('authoring:bank.subject')}
      options={[
        { value: ANY, label: t('authoring:bank.anySubject') },
        ...SUBJECTS.map((value) => ({ value, label: subjectName(value) })),
      ]}
      value={wanted.subject ?? ANY}
      onChange={(value) => onChange({ subject: value === ANY ? null : value })}
    />
    <ChoiceSelect
      label={t('authoring:bank.schoolClass')}
      options={[
        { value: ANY, label: t('authoring:bank.anyClass') },
        ...numbered.map(({ value, number }) => ({ value, label: t('authoring:bank.classOf', { number }) })),
      ]}
      value={String(wanted.schoolClass ?? ANY)}
      onChange={(value) => onChange({ schoolClass: CLASSES.find((one) => String(one) === value) ?? null })}
    />
    <ChoiceSelect
      label={t('authoring:bank.type')}
      options={[
        { value: ANY, label: t('authoring:bank.anyType') },
        ...TYPES.map((value) => ({ value, label: editorOf(value).label() })),
      ]}
      value={wanted.questionType ?? ANY}
      onChange={(value) => onChange({ questionType: value === ANY ? null : value })}
    />
    <ChoiceSelect
      label={t('authoring:bank.difficulty')}
      options={[
        { value: ANY, label: t('authoring:bank.anyDifficulty') },
        ...DIFFICULTIES.map((value) => ({ value, label: t(`authoring:bank.difficulties.${value}`) })),
      ]}
      value={wanted.difficulty ?? ANY}
      onChange={(value) => onChange({ difficulty: value === ANY ? null : value })}
    />
  </div>
)
