import { AGE_GROUPS, checkForm } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import { QUIZ_FORM } from '@quokka/core/quiz'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { charactersIn } from '../../../lib/forms/characters.ts'
import { t } from '../../../messages/studio.ts'
import { useCovers } from '../../../quiz/api/use-covers.ts'
import { BannerField } from '../../../quiz/components/banner-field.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { RadioField } from '../../../ui/studio/fields/radio-field.tsx'
import { TextAreaField } from '../../../ui/studio/fields/text-area-field.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
import type { EditorState, Settings } from '../editor-state.ts'
import { isWithinLimits } from '../key-words.ts'
import type { Editor } from '../make-editor.ts'
import { settingsOf } from '../settings-commands.ts'
import { FindabilityFields } from './findability-fields.tsx'
import styles from './settings-dialog.module.css'

const counter = (text: string, most: number) => t('studio:charactersOf', { used: charactersIn(text), most })

/** 'Quiz Settings': everything is required but what the quiz is found by. What was typed stays until it is saved or cancelled. */
export const SettingsDialog = ({ editor, state }: { editor: Editor; state: EditorState }) => {
  const [isSaving, setIsSaving] = useState(false)
  const [isUploading, setIsUploading] = useState(false)
  const why = useId()
  const values = state.settings?.values ?? settingsOf(state.quiz)
  const { covers } = useCovers(values)
  const change = (changes: Partial<Settings>) => editor.settings.change({ ...values, ...changes })
  const isComplete = checkForm(QUIZ_FORM, values).length === 0
  const reason = (() => {
    if (isUploading) return t('authoring:settings.uploading')
    if (!isComplete) return t('authoring:settings.fillIn')
    return isWithinLimits(values.keyWords) ? undefined : t('authoring:found.fewer')
  })()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (reason !== undefined || isSaving) return
    setIsSaving(true)
    await editor.settings.save(values)
    setIsSaving(false)
  }

  return (
    <Dialog
      open
      size="wide"
      title={t('authoring:settings.title')}
      help={t('authoring:settings.help')}
      closeLabel={t('studio:close')}
      onClose={() => editor.ask(undefined)}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextAreaField
          label={t('authoring:settings.name')}
          rows={1}
          value={values.quizName}
          maxLength={LIMITS.quizNameCharacters}
          counter={counter(values.quizName, LIMITS.quizNameCharacters)}
          // A name has one line.
          onChange={(quizName) => change({ quizName: quizName.replaceAll('\n', ' ') })}
        />
        <TextAreaField
          label={t('authoring:settings.description')}
          rows={2}
          value={values.quizDescription}
          maxLength={LIMITS.quizDescriptionCharacters}
          counter={counter(values.quizDescription, LIMITS.quizDescriptionCharacters)}
          onChange={(quizDescription) => change({ quizDescription })}
        />
        <BannerField
          covers={covers}
          value={values.quizImage || null}
          onBusy={setIsUploading}
          onChange={(name) => change({ quizImage: name ?? '' })}
        />
        <RadioField
          label={t('authoring:settings.age')}
          options={AGE_GROUPS.map((value) => ({ value, label: t(`authoring:settings.years.${value}`) }))}
          value={AGE_GROUPS.find((group) => group === values.ageGroup)}
          onChange={(ageGroup) => change({ ageGroup })}
          required
        />
        <FindabilityFields values={values} onChange={change} />
        {reason && (
          <p id={why} className={styles.reason}>
            {reason}
          </p>
        )}
        <div className={styles.actions}>
          <Button tone="outline" onPress={editor.settings.close}>
            {t('studio:cancel')}
          </Button>
          <Button
            type="submit"
            disabled={reason !== undefined}
            busy={isSaving}
            aria-describedby={reason === undefined ? undefined : why}
          >
            {t('authoring:settings.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
