import { lazy, Suspense, useState } from 'react'
import type { Answered } from '../../../room-connection/room-state.ts'
import { t } from './complaint-messages.ts'
import styles from './host-complaint.module.css'

const ComplaintDialog = lazy(() =>
  import('../../../complaints/complaint-dialog.tsx').then((m) => ({ default: m.ComplaintDialog })),
)

/** Where the right answer is shown its host can say that it is not. Rule MO10. */
export const HostComplaint = ({ state: { place, question } }: { state: Answered }) => {
  const [isOpen, setIsOpen] = useState(false)
  const { quizId, questionId, questionTitle } = question
  return (
    <>
      <button type="button" className={styles.complain} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('complain')}
      </button>
      {isOpen && (
        <Suspense>
          <ComplaintDialog
            content={{ roomId: place.roomId, quizId, questionId }}
            name={questionTitle}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
