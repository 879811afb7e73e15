import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { t } from '../../messages/studio.ts'
import { QuestionDetails } from './details/question-details.tsx'
import type { Timing } from './details/timing.ts'
import type { SlideDraft } from './draft/slide-draft.ts'
import { titleWords } from './draft/title-words.ts'
import { whyNotSaved } from './draft/why-not-saved.ts'
import { EditorFrame } from './editor-frame.tsx'
import { editorOf } from './editors.ts'
import { SlideGround } from './slide/slide-ground.tsx'
import { SlideHead } from './slide/slide-head.tsx'

export { draftOf, emptyDraft, type SlideDraft, sentOf } from './draft/slide-draft.ts'

/** What saving leads through; `timing` is the time and points alone, looked at before saving. */
type Step = 'slide' | 'explanation' | 'details' | 'timing'

interface SlideEditorProps {
  draft: SlideDraft
  onChange: (draft: SlideDraft) => void
  isNew: boolean
  /** Where the slide stands, such as "Slide 4 of 10". */
  place?: string
  /** Sends the slide, and may begin another of its kind; answers whether it was saved (the caller tells errors). */
  onSave: (draft: SlideDraft, isAnother?: boolean) => Promise<boolean>
  /** Asked for; the caller makes sure. */
  onDiscard: () => void
  /** Existing slides only; the caller makes sure. */
  onDelete?: () => void
  /** Gives all questions of the quiz this time and these points; answers whether it was done. */
  onSetAll?: (timing: Timing) => Promise<boolean>
}

/** A slide as players will see it, edited in place, and the steps that saving it takes. Give it the slide's id as its key. */
export const SlideEditor = ({
  draft,
  onChange,
  isNew,
  place,
  onSave,
  onDiscard,
  onDelete,
  onSetAll,
}: SlideEditorProps): ReactNode => {
  const [step, setStep] = useState<Step>('slide')
  const [isUploading, setIsUploading] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const view = editorOf(draft.questionType)
  const { Slide } = view
  const label = view.label()
  const title = titleWords(draft.questionType)
  const change = (part: Partial<SlideDraft>) => onChange({ ...draft, ...part })
  const isExplaining = step === 'explanation' || (step === 'details' && view.hasExplanation)

  const save = async (isAnother = false) => {
    setIsSaving(true)
    const isSaved = await onSave(draft, isAnother)
    setIsSaving(false)
    if (isSaved) setStep('slide')
  }
  const setAll =
    onSetAll &&
    (async () => {
      setIsSaving(true)
      const isDone = await onSetAll({ timer: draft.timer, maxPoints: draft.maxPoints })
      setIsSaving(false)
      if (isDone) setStep('slide')
    })
  const goOn = () => {
    if (view.hasExplanation && step === 'slide') setStep('explanation')
    else if (view.timing.isAsked) setStep('details')
    else void save()
  }

  return (
    <>
      <EditorFrame
        label={label}
        icon={view.icon}
        place={isExplaining ? t('editing:explanation.place') : place}
        note={isExplaining ? t('editing:explanation.note') : t('editing:seenLikeThis')}
        hint={isExplaining ? undefined : [isNew && t('editing:saveAtOnce'), view.keys?.()].filter(Boolean).join(' ')}
        onSaveAtOnce={() => void save(isNew)}
        timing={view.timing.isAsked ? draft : undefined}
        onTiming={() => setStep('timing')}
        onDelete={isNew ? undefined : onDelete}
        leave={
          isExplaining
            ? { label: t('ui:back'), onPress: () => setStep('slide') }
            : { label: t('editing:discard'), onPress: onDiscard }
        }
        goOn={{
          label: isExplaining ? t('editing:explanation.goOn') : t('editing:save'),
          icon: isExplaining ? ArrowRightIcon : undefined,
          isBusy: isSaving,
          whyNot: isUploading ? t('editing:media.wait') : whyNotSaved(draft),
          onPress: goOn,
        }}
      >
        {isExplaining ? (
          <SlideGround key="explanation" label={t('editing:explanation.title')}>
            <h2>{t('editing:explanation.title')}</h2>
            <SlideHead
              look="note"
              isAtHand
              label={t('editing:explanation.text')}
              placeholder={t('editing:explanation.placeholder')}
              text={draft.answerContent}
              onText={(answerContent) => change({ answerContent })}
              media={draft.answerImage}
              alt={draft.answerImageAlt}
              onMedia={(answerImage, answerImageAlt) => change({ answerImage, answerImageAlt })}
              onBusy={setIsUploading}
            />
          </SlideGround>
        ) : (
          <SlideGround key="slide" label={label}>
            <SlideHead
              look="title"
              isAtHand={isNew && draft.questionTitle === ''}
              isMediaFirst={view.media === 'above'}
              label={title.label}
              placeholder={title.placeholder}
              text={draft.questionTitle}
              onText={(questionTitle) => change({ questionTitle })}
              media={draft.questionImage}
              alt={draft.questionImageAlt}
              onMedia={(questionImage, questionImageAlt) => change({ questionImage, questionImageAlt })}
              onBusy={setIsUploading}
            />
            <Slide fields={draft.fields} onChange={(fields) => change({ fields })} />
          </SlideGround>
        )}
      </EditorFrame>
      {(step === 'details' || step === 'timing') && (
        <QuestionDetails
          timing={draft}
          onChange={change}
          onBack={() => setStep(isExplaining ? 'explanation' : 'slide')}
          onSave={step === 'details' ? () => void save() : undefined}
          isSaving={isSaving}
          onSetAll={setAll && (() => void setAll())}
        />
      )}
    </>
  )
}
