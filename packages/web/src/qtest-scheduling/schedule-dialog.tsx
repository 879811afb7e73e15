import { CalendarCheckIcon } from '@phosphor-icons/react/dist/ssr/CalendarCheck'
import { createQTest } from '@quokka/contract/http'
import { useState } from 'react'
import { useCall } from '../lib/calls/use-call.ts'
import { saidError } from '../lib/language/said.ts'
import { useNavigate } from '../lib/navigation/location.tsx'
import { DrawnFor } from '../quiz/drawn-for.tsx'
import { Button } from '../ui/stage/controls/button.tsx'
import { useToast } from '../ui/stage/feedback/toaster.tsx'
import { Dialog } from '../ui/stage/layout/dialog.tsx'
import { t } from './messages.ts'
import { shareQTestOf } from './qtest-paths.ts'
import type { ScheduleChoice } from './schedule-choice.ts'
import styles from './schedule-dialog.module.css'
import type { ScheduleDraft } from './schedule-draft.ts'
import { sentSchedule, windowFrom } from './schedule-draft.ts'
import { ScheduleFields } from './schedule-fields.tsx'
import { useKeptDraft } from './use-kept-draft.ts'
import { useSchedule } from './use-schedule.ts'

interface ScheduleDialogProps {
  choice: ScheduleChoice
  onClose: () => void
}

/** Makes a QTest of a choice and leads to the page that shares it. */
export const ScheduleDialog = ({ choice: { qtestType, ids, name, wish: chosen }, onClose }: ScheduleDialogProps) => {
  const { kept, keep, forget } = useKeptDraft([qtestType, ...ids].join())
  const [base] = useState(() => windowFrom(Date.now()))
  const schedule = useSchedule(kept, base)
  const { isAsking, ask } = useCall(createQTest)
  const [wish, setWish] = useState(chosen)
  const navigate = useNavigate()
  const toast = useToast()

  const change = (draft: ScheduleDraft) => {
    schedule.change(draft)
    keep(draft)
  }

  const make = async () => {
    if (!schedule.isFit()) return
    const { startDate, ...sent } = sentSchedule(schedule.draft, base)
    // Whoever leaves the start as it is means the moment of the press, whatever this clock says. Rule QH3.
    const start = schedule.draft.start !== null && { startDate }
    const answer = await ask({ qtestType, categories: ids, ...wish, ...sent, ...start })
    if (!answer.ok) return toast({ text: answer.sentence, tone: 'bad' })
    if (answer.value.status === 'Error') {
      const text = await saidError(answer.value)
      schedule.takeRefusal(answer.value.errorCode, text)
      return toast({ text, tone: 'info' })
    }
    forget()
    toast({ text: t('created'), tone: 'good' })
    navigate(shareQTestOf(answer.value.qtestId))
  }

  return (
    <Dialog
      open
      size="broad"
      title={t('schedule')}
      help={name}
      closeLabel={t('ui:close')}
      onClose={onClose}
      actions={
        <>
          <Button tone="sand" className={styles.back} onPress={onClose}>
            {t('back')}
          </Button>
          <Button
            className={styles.make}
            icon={CalendarCheckIcon}
            disabled={schedule.isAsleep}
            busy={isAsking}
            onPress={make}
          >
            {t('schedule')}
          </Button>
        </>
      }
    >
      {qtestType === 'IB' && (
        <div className={styles.drawn}>
          <DrawnFor wish={wish} onChange={setWish} />
          {wish.ageGroup === undefined && <p className={styles.protected}>{t('protected')}</p>}
        </div>
      )}
      <ScheduleFields {...schedule} change={change} />
    </Dialog>
  )
}
