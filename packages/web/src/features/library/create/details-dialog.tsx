import { LIMITS } from '@quokka/core/limits'
import type { FormEvent, KeyboardEvent } from 'react'
import { useId, useState } from 'react'
import { charactersIn } from '../../../lib/forms/characters.ts'
import { t } from '../../../messages/studio.ts'
import { BannerField } from '../../../quiz/components/banner-field.tsx'
import type { Cover } from '../../../quiz/suiting-covers.ts'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { TextAreaField } from '../../../ui/studio/fields/text-area-field.tsx'
import { TextField } from '../../../ui/studio/fields/text-field.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
import styles from './create.module.css'
import type { QuizDetails } from './quiz-details.ts'
import { isComplete } from './quiz-details.ts'

const { quizNameCharacters, quizDescriptionCharacters } = LIMITS

const counted = (text: string, most: number) => t('studio:charactersOf', { used: charactersIn(text), most })

interface DetailsDialogProps {
  details: QuizDetails
  covers: readonly Cover[]
  onChange: (part: Partial<QuizDetails>) => void
  onProceed: () => void
  onClose: () => void
}

/** 'Quiz Details': a name, a description and a banner, all of them. Enter proceeds like the button. */
export const DetailsDialog = ({ details, covers, onChange, onProceed, onClose }: DetailsDialogProps) => {
  const [isUploading, setIsUploading] = useState(false)
  const whyId = useId()
  const isReady = isComplete(details) && !isUploading
  const why = () => {
    if (isUploading) return t('editing:media.wait')
    return details.quizImage ? t('library:create.details.fillIn') : t('library:create.details.fillAll')
  }

  const proceed = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (isReady) onProceed()
  }
  // A description is one paragraph: Enter is no line break there.
  const proceedByEnter = (event: KeyboardEvent) => {
    const isLine = event.target instanceof HTMLTextAreaElement
    if (isLine && event.key === 'Enter' && !event.nativeEvent.isComposing) proceed(event)
  }

  return (
    <Dialog
      open
      size="wide"
      title={t('library:create.details.title')}
      help={t('library:create.details.help')}
      closeLabel={t('studio:close')}
      onClose={onClose}
    >
      <form className={styles.body} onSubmit={proceed} onKeyDown={proceedByEnter} noValidate>
        <TextField
          label={t('library:create.details.name')}
          value={details.quizName}
          maxLength={quizNameCharacters}
          counter={counted(details.quizName, quizNameCharacters)}
          required
          autoComplete="off"
          onChange={(quizName) => onChange({ quizName })}
        />
        <TextAreaField
          label={t('library:create.details.description')}
          rows={2}
          value={details.quizDescription}
          maxLength={quizDescriptionCharacters}
          counter={counted(details.quizDescription, quizDescriptionCharacters)}
          onChange={(quizDescription) => onChange({ quizDescription })}
        />
        <BannerField
          covers={covers}
          value={details.quizImage}
          onBusy={setIsUploading}
          onChange={(quizImage) => onChange({ quizImage })}
        />
        <div className={styles.foot}>
          <p id={whyId} className={styles.why}>
            {!isReady && why()}
          </p>
          <Button type="submit" disabled={!isReady} aria-describedby={isReady ? undefined : whyId}>
            {t('library:create.details.proceed')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
