import { FlagIcon } from '@phosphor-icons/react/dist/ssr/Flag'
import { useState } from 'react'
import { t as own } from '../../../reporting/messages.ts'
import { ReportDialog } from '../../../reporting/report-dialog.tsx'
import type { Answered } from '../../../room-connection/room-state.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import styles from './host-report.module.css'

/** Where the right answer is shown its host can say that it is not. Rule MO10. */
export const HostReport = ({ state: { place, question } }: { state: Answered }) => {
  const [isOpen, setIsOpen] = useState(false)
  const { quizId, questionId, questionTitle } = question
  return (
    <>
      <button type="button" className={styles.report} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon of={FlagIcon} size={20} />
        {own('question')}
      </button>
      {isOpen && (
        <ReportDialog
          content={{ roomId: place.roomId, quizId, questionId }}
          name={questionTitle}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
