import type { AgeGroup } from '@quokka/core/accounts'
import { AGE_GROUPS } from '@quokka/core/accounts'
import { useState } from 'react'
import { t } from '../../../messages/studio.ts'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { FieldError } from '../../../ui/studio/fields/field-error.tsx'
import { RadioField } from '../../../ui/studio/fields/radio-field.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
import styles from './create.module.css'

interface TagsDialogProps {
  ageGroup: AgeGroup
  onChange: (ageGroup: AgeGroup) => void
  onBack: () => void
  /** Answers why there is no quiz, when there is none. */
  onContinue: () => Promise<string | undefined>
  onClose: () => void
}

/** 'Attach Tags': whom the quiz is for; then there is a quiz. */
export const TagsDialog = ({ ageGroup, onChange, onBack, onContinue, onClose }: TagsDialogProps) => {
  const [isCreating, setIsCreating] = useState(false)
  const [error, setError] = useState<string>()

  const create = async () => {
    setError(undefined)
    setIsCreating(true)
    const sentence = await onContinue()
    setIsCreating(false)
    setError(sentence)
  }

  return (
    <Dialog
      open
      size="wide"
      title={t('library:create.tags.title')}
      help={t('library:create.tags.help')}
      closeLabel={t('studio:close')}
      onClose={onClose}
      actions={
        <>
          <Button tone="outline" onPress={onBack}>
            {t('library:create.back')}
          </Button>
          <Button busy={isCreating} onPress={create}>
            {t('library:create.tags.continueBuilding')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <RadioField
          label={t('library:create.tags.age')}
          value={ageGroup}
          options={AGE_GROUPS.map((value) => ({ value, label: t(`library:create.tags.ages.${value}`) }))}
          onChange={onChange}
        />
        <div role="alert">{error && <FieldError>{error}</FieldError>}</div>
      </div>
    </Dialog>
  )
}
