import { lazy, Suspense, useState } from 'react'
import type { Answered } from '../../../room-connection/room-state.ts'
import styles from './host-report.module.css'
import { t as own } from './report-messages.ts'

const ReportDialog = lazy(() =>
  import('../../../reporting/host-report-dialog.tsx').then((m) => ({ default: m.ReportDialog })),
)

/** Where the right answer is shown its host can say that it is not. Rule MO10. */
export const HostReport = ({ state: { place, question } }: { state: Answered }) => {
  const [isOpen, setIsOpen] = useState(false)
  const { quizId, questionId, questionTitle } = question
  return (
    <>
      <button type="button" className={styles.report} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {own('reportQuestion')}
      </button>
      {isOpen && (
        <Suspense>
          <ReportDialog
            content={{ roomId: place.roomId, quizId, questionId }}
            name={questionTitle}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
