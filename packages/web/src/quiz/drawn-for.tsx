import { AGE_GROUPS } from '@quokka/core/accounts'
import type { InterestWish } from '@quokka/core/quiz'
import { DIFFICULTIES } from '@quokka/core/quiz'
import { useId } from 'react'
import styles from './drawn-for.module.css'
import { t } from './drawn-for-messages.ts'

type Wish = Omit<InterestWish, 'categories'>

interface SelectProps<Value extends string> {
  label: string
  /** What is chosen while nothing is. */
  any: string
  options: readonly { value: Value; label: string }[]
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

const Select = <Value extends string>({ label, any, options, value, onChange }: SelectProps<Value>) => {
  const id = useId()
  return (
    <span className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.select}
        value={value ?? ''}
        onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value)}
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}

interface DrawnForProps {
  wish: Wish
  onChange: (wish: Wish) => void
}

/** For whom questions are drawn, and how hard they are for them. Rule IN14. */
export const DrawnFor = ({ wish, onChange }: DrawnForProps) => (
  <div className={styles.fields}>
    <Select
      label={t('for')}
      any={t('anybody')}
      options={AGE_GROUPS.map((value) => ({ value, label: t(`ages.${value}`) }))}
      value={wish.ageGroup}
      onChange={(ageGroup) => onChange({ ...wish, ageGroup })}
    />
    <Select
      label={t('level')}
      any={t('anyLevel')}
      options={DIFFICULTIES.map((value) => ({ value, label: t(`levels.${value}`) }))}
      value={wish.difficulty}
      onChange={(difficulty) => onChange({ ...wish, difficulty })}
    />
  </div>
)
