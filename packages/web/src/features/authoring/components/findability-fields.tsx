import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown'
import { CLASSES, QUIZ_LIMITS, SUBJECTS } from '@quokka/core/quiz'
import { QUIZ_LANGUAGES } from '@quokka/core/search-filters'
import { listText } from '../../../lib/text/list-text.ts'
import { numberText } from '../../../lib/text/numbers.ts'
import { t } from '../../../messages/studio.ts'
import { subjectName } from '../../../quiz/catalogue-names.ts'
import { languageName } from '../../../quiz/language-name.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { CheckField } from '../../../ui/studio/fields/check-field.tsx'
import { ChoiceSelect } from '../../../ui/studio/fields/choice-select.tsx'
import { TextField } from '../../../ui/studio/fields/text-field.tsx'
import type { Settings } from '../editor-state.ts'
import { isWithinLimits } from '../key-words.ts'
import styles from './findability-fields.module.css'

interface FindabilityFieldsProps {
  values: Settings
  onChange: (changes: Partial<Settings>) => void
}

/** What is not said: no subject and no language has this name. */
const NOTHING = ''

/** What is said so far, for whoever does not open it. */
const inShort = ({ subject, language, classes, keyWords }: Settings): string =>
  [
    subject && subjectName(subject),
    language && languageName(language),
    classes.length > 0 &&
      t(`authoring:found.${classes.length === 1 ? 'classInShort' : 'classesInShort'}`, {
        classes: listText(classes.map(numberText)),
      }),
    keyWords.trim(),
  ]
    .filter(Boolean)
    .join(' · ')

/** What a quiz is found by: all of it may be left out. Rules ED59, ED61. */
export const FindabilityFields = ({ values, onChange }: FindabilityFieldsProps) => {
  const { subject, language, classes, keyWords } = values
  const limits = { count: QUIZ_LIMITS.keyWordsPerQuiz, characters: QUIZ_LIMITS.keyWordCharacters }
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <span className={styles.words}>
          <span className={styles.title}>{t('authoring:found.title')}</span>
          <span dir="auto" className={styles.said}>
            {inShort(values) || t('authoring:found.nothing')}
          </span>
        </span>
        <Icon of={CaretDownIcon} size={20} weight="bold" className={styles.caret} />
      </summary>
      <div className={styles.fields}>
        <div className={styles.pair}>
          <div className={styles.field}>
            <span aria-hidden="true" className={styles.label}>
              {t('authoring:found.subject')}
            </span>
            <ChoiceSelect
              label={t('authoring:found.subject')}
              options={[NOTHING, ...SUBJECTS].map((value) => ({
                value,
                label: value === NOTHING ? t('authoring:found.unsaid') : subjectName(value),
              }))}
              value={subject ?? NOTHING}
              onChange={(value) => onChange({ subject: SUBJECTS.find((known) => known === value) ?? null })}
            />
          </div>
          <div className={styles.field}>
            <span aria-hidden="true" className={styles.label}>
              {t('authoring:found.language')}
            </span>
            <ChoiceSelect
              label={t('authoring:found.language')}
              options={[
                { value: NOTHING, label: t('authoring:found.unsaid') },
                ...QUIZ_LANGUAGES.map((value) => ({ value, label: languageName(value) })),
              ]}
              value={language ?? NOTHING}
              onChange={(value) => onChange({ language: value === NOTHING ? null : value })}
            />
          </div>
        </div>
        <fieldset className={styles.field}>
          <legend className={styles.label}>{t('authoring:found.classes')}</legend>
          <p className={styles.hint}>{t('authoring:found.classesHint')}</p>
          <div className={styles.classes}>
            {CLASSES.map((one) => (
              <CheckField
                key={one}
                label={numberText(one)}
                checked={classes.includes(one)}
                onChange={(isOn) =>
                  onChange({ classes: CLASSES.filter((known) => (known === one ? isOn : classes.includes(known))) })
                }
              />
            ))}
          </div>
        </fieldset>
        <TextField
          label={t('authoring:found.keyWords')}
          hint={t('authoring:found.keyWordsHint')}
          error={isWithinLimits(keyWords) ? undefined : t('authoring:found.tooMany', limits)}
          value={keyWords}
          autoComplete="off"
          onChange={(typed) => onChange({ keyWords: typed })}
        />
      </div>
    </details>
  )
}
