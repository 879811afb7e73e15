import { AGE_GROUPS } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import { useState } from 'react'
import { isFoundIn } from '../../../lib/text/search-key.ts'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { RadioField } from '../../../ui/studio/fields/radio-field.tsx'
import { SearchField } from '../../../ui/studio/fields/search-field.tsx'
import { TextField } from '../../../ui/studio/fields/text-field.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
import { useOwnQuizzes } from '../api/use-own-quizzes.ts'
import { t } from '../messages.ts'
import styles from './into-dialog.module.css'
import { quizName } from './quiz-name.ts'
import type { Into, Report } from './report.ts'

interface IntoDialogProps {
  report: Report
  onUse: (change: Pick<Report, 'into' | 'ageGroup' | 'quizzes'>) => void
  onClose: () => void
}

/** So many quizzes are listed; more are found by searching. */
const MOST_LISTED = 8

/** Where the questions go: a new quiz with its name, or one that is there. Rule IM15. */
export const IntoDialog = ({ report, onUse, onClose }: IntoDialogProps) => {
  const { quizzes } = report
  const [first] = quizzes
  const [into, setInto] = useState<Into>(report.into)
  const [name, setName] = useState(quizName(report.into.is === 'one' ? report.into.name : (first?.name ?? '')))
  const [ageGroup, setAgeGroup] = useState(report.ageGroup)
  const isNamed = into.is === 'one' || (into.is === 'new' && quizzes.length === 1)
  const isWhole = into.is === 'quiz' ? into.quizId !== '' : !isNamed || name.trim() !== ''

  const use = () => {
    const isRenamed = into.is === 'new' && quizzes.length === 1 && first !== undefined
    onUse({
      into: into.is === 'one' ? { is: 'one', name: name.trim() } : into,
      ageGroup,
      // What a file says of the age stands until its author says another one.
      quizzes: (isRenamed ? [{ ...first, name: name.trim() }] : quizzes).map(({ ageGroup: said, ...quiz }) =>
        said === undefined || ageGroup !== report.ageGroup ? quiz : { ...quiz, ageGroup: said },
      ),
    })
  }
  const kinds = [
    { value: 'new' as const, label: quizzes.length === 1 ? t('intoDialog.newQuiz') : t('intoDialog.newQuizzes') },
    ...(quizzes.length > 1 ? [{ value: 'one' as const, label: t('intoDialog.oneQuiz') }] : []),
    { value: 'quiz' as const, label: t('intoDialog.existing') },
  ]
  const choose = (kind: Into['is']) => {
    if (kind === 'quiz') setInto(report.into.is === 'quiz' ? report.into : { is: 'quiz', quizId: '', name: '' })
    else setInto(kind === 'one' ? { is: 'one', name } : { is: 'new' })
  }

  return (
    <Dialog
      open
      size="wide"
      title={t('intoDialog.title')}
      closeLabel={t('ui:close')}
      onClose={onClose}
      actions={
        <>
          <Button tone="outline" onPress={onClose}>
            {t('ui:back')}
          </Button>
          <Button disabled={!isWhole} onPress={use}>
            {t('intoDialog.use')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <RadioField label={t('report.into')} options={kinds} value={into.is} onChange={choose} />
        {isNamed && (
          <TextField
            label={t('intoDialog.name')}
            value={name}
            maxLength={LIMITS.quizNameCharacters}
            autoComplete="off"
            onChange={setName}
          />
        )}
        {into.is === 'quiz' ? (
          <OwnQuizzes chosen={into.quizId} onChoose={(quizId, own) => setInto({ is: 'quiz', quizId, name: own })} />
        ) : (
          <RadioField
            label={t('intoDialog.age')}
            options={AGE_GROUPS.map((age) => ({ value: age, label: t(`library:create.tags.ages.${age}`) }))}
            value={AGE_GROUPS.find((age) => age === ageGroup)}
            onChange={setAgeGroup}
          />
        )}
      </div>
    </Dialog>
  )
}

interface OwnQuizzesProps {
  chosen: string
  onChoose: (quizId: string, name: string) => void
}

const OwnQuizzes = ({ chosen, onChoose }: OwnQuizzesProps) => {
  const { loaded } = useOwnQuizzes()
  const [query, setQuery] = useState('')
  if (loaded.is === 'loading') return null
  if (loaded.is === 'failed') return <p role="alert">{loaded.sentence}</p>
  const found = loaded.value.myQuizzes.filter(({ quizName: own }) => isFoundIn([own], query))
  const listed = found.filter(({ quizId }, place) => place < MOST_LISTED || quizId === chosen)
  return (
    <div className={styles.own}>
      <SearchField
        label={t('intoDialog.search')}
        clearLabel={t('intoDialog.clear')}
        value={query}
        maxLength={LIMITS.quizNameCharacters}
        onChange={setQuery}
      />
      {listed.length === 0 ? (
        <p>{t('intoDialog.noMatch')}</p>
      ) : (
        <RadioField
          label={t('intoDialog.existing')}
          options={listed.map(({ quizId, quizName: own }) => ({ value: quizId, label: own }))}
          value={chosen}
          onChange={(quizId) => onChoose(quizId, listed.find((one) => one.quizId === quizId)?.quizName ?? '')}
        />
      )}
    </div>
  )
}
