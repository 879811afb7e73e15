import { CalendarCheckIcon } from '@phosphor-icons/react/dist/ssr/CalendarCheck'
import { rescheduleQTest } from '@quokka/contract/http'
import { useState } from 'react'
import { useCall } from '../../lib/calls/use-call.ts'
import { listText } from '../../lib/text/list-text.ts'
import { isolated } from '../../lib/text/translate.ts'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'
import { Button } from '../../ui/studio/controls/button.tsx'
import { Dialog } from '../../ui/studio/layout/dialog.tsx'
import type { ScheduleDraft } from '../schedule-draft.ts'
import { fieldNamesOf, NEW_DRAFT, sentSchedule } from '../schedule-draft.ts'
import { ScheduleFields } from '../schedule-fields.tsx'
import { useSchedule } from '../use-schedule.ts'
import { t } from './messages.ts'
import styles from './reschedule-dialog.module.css'
import type { PresentSchedule } from './use-present-schedule.ts'

interface RescheduleFormProps {
  qtestId: string
  present: PresentSchedule
  onRescheduled: () => void
  onClose: () => void
}

const draftOf = (present: PresentSchedule): ScheduleDraft => {
  const { showAnswer, showResult, retakeFlag, sameOrder, additionalFields: fields, access, list } = present
  return {
    ...NEW_DRAFT,
    showAnswer,
    showResult,
    retakeFlag,
    sameOrder,
    fields,
    access,
    ...(access === 'names' && { names: list.join('\n') }),
    ...(access === 'codes' && { codes: String(list.length) }),
  }
}

/** The schedule's own fields, filled with what is set now. */
export const RescheduleForm = ({ qtestId, present, onRescheduled, onClose }: RescheduleFormProps) => {
  const [base] = useState(() => ({ startMs: Date.parse(present.startDate), endMs: Date.parse(present.endDate) }))
  const [initial] = useState(() => draftOf(present))
  const schedule = useSchedule(initial, base)
  const added =
    present.started === 0
      ? []
      : fieldNamesOf(schedule.draft).filter((field) => !present.additionalFields.includes(field))
  const { isAsking, ask } = useCall(rescheduleQTest)
  const toast = useToast()

  const move = async () => {
    if (!schedule.isFit()) return
    const { names, ...sent } = sentSchedule(schedule.draft, base)
    const isSameList = present.access === 'names' && schedule.draft.names === initial.names
    const answer = await ask({ qtestId, ...sent, ...(names && !isSameList && { names }) })
    if (!answer.ok) {
      schedule.takeRefusal(answer.code, answer.sentence)
      return toast({ text: answer.sentence, tone: 'bad' })
    }
    toast({ text: answer.value, tone: 'good' })
    onRescheduled()
  }

  return (
    <Dialog
      open
      size="broad"
      title={t('title')}
      help={isolated(present.qtestName)}
      closeLabel={t('studio:close')}
      onClose={onClose}
      actions={
        <>
          <Button tone="outline" onPress={onClose}>
            {t('studio:cancel')}
          </Button>
          <Button icon={CalendarCheckIcon} disabled={schedule.isAsleep} busy={isAsking} onPress={move}>
            {t('reschedule')}
          </Button>
        </>
      }
    >
      <ScheduleFields {...schedule} />
      <div role="status">
        {added.length > 0 && <p className={styles.note}>{t('notAsked', { fields: listText(added) })}</p>}
      </div>
    </Dialog>
  )
}
