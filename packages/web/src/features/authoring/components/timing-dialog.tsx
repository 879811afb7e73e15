import type { QuestionRead } from '@quokka/contract/http'
import { LIMITS } from '@quokka/core/limits'
import { useState } from 'react'
import { t } from '../../../messages/studio.ts'
import { Stepper } from '../../../questions/editing/details/stepper.tsx'
import type { Timing } from '../../../questions/editing/details/timing.ts'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
import { isTimed } from '../editor-state.ts'
import styles from './timing-dialog.module.css'

interface TimingDialogProps {
  what: keyof Timing
  /** All that are selected; those without a time and points stay as they are. */
  questions: readonly QuestionRead[]
  /** Answers whether it was done. */
  onSave: (timing: Partial<Timing>) => Promise<boolean>
  onClose: () => void
}

/** What is asked, as for a single question (SE5). */
const asked = (what: keyof Timing) =>
  what === 'timer'
    ? {
        title: t('authoring:timing.titleOfTime'),
        label: t('editing:details.time'),
        hint: t('editing:details.timeSteps'),
        save: t('authoring:timing.saveTime'),
        unit: t('editing:details.seconds'),
        range: { least: 1, most: LIMITS.longestTimerS, otherwise: LIMITS.defaultTimerS },
        of: ({ timeToAnswer }: QuestionRead) => timeToAnswer,
      }
    : {
        title: t('authoring:timing.titleOfPoints'),
        label: t('editing:details.points'),
        hint: t('editing:details.pointsSteps'),
        save: t('authoring:timing.savePoints'),
        unit: undefined,
        range: { least: 0, most: LIMITS.largestMaxPoints, otherwise: LIMITS.defaultMaxPoints },
        of: ({ maxPoints }: QuestionRead) => maxPoints,
      }

/** One time, or one number of points, for several questions. */
export const TimingDialog = ({ what, questions, onSave, onClose }: TimingDialogProps) => {
  const { title, label, hint, save, unit, range, of } = asked(what)
  const timed = questions.filter(isTimed)
  // None is left when somebody else deletes them meanwhile.
  const present = timed.length === 0 ? [range.otherwise] : timed.map(of)
  const [least, most] = [Math.min(...present), Math.max(...present)]
  const [value, setValue] = useState(least === most ? least : range.otherwise)
  const [isSaving, setIsSaving] = useState(false)
  const skipped = questions.length - timed.length
  const written = (number: number) => (unit ? `${number} ${unit}` : String(number))

  const set = async () => {
    setIsSaving(true)
    const isDone = await onSave({ [what]: value })
    setIsSaving(false)
    if (isDone) onClose()
  }

  return (
    <Dialog
      open
      title={title}
      help={t('authoring:timing.count', { count: timed.length })}
      closeLabel={t('studio:close')}
      onClose={onClose}
      actions={
        <>
          <Button tone="outline" onPress={onClose}>
            {t('authoring:timing.cancel')}
          </Button>
          <Button busy={isSaving} disabled={timed.length === 0} onPress={() => void set()}>
            {save}
          </Button>
        </>
      }
    >
      <div className={styles.row}>
        <p id="timing-hint" className={styles.words}>
          <b>
            {least === most
              ? t('authoring:timing.now', { value: written(least) })
              : t('authoring:timing.nowBetween', { least, most: written(most) })}
          </b>
          <span>{hint}</span>
        </p>
        <Stepper
          label={label}
          {...(unit && { unit })}
          value={value}
          {...range}
          hintId="timing-hint"
          onChange={setValue}
        />
      </div>
      {skipped > 0 && <p className={styles.skipped}>{t('authoring:timing.skipped', { count: skipped })}</p>}
    </Dialog>
  )
}
