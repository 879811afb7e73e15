import { FlagIcon } from '@phosphor-icons/react/dist/ssr/Flag'
import { Suspense, useState } from 'react'
import { lazyWith } from '../../../lib/language/lazy-with.ts'
import type { Answered } from '../../../room-connection/room-state.ts'
import { isLeading } from '../../../room-connection/room-state.ts'
import { IconButton } from '../../../ui/stage/controls/icon-button.tsx'
import { t } from './complaint-messages.ts'
import styles from './host-complaint.module.css'

const ComplaintDialog = lazyWith('complaints', () =>
  import('../../../complaints/complaint-dialog.tsx').then((m) => ({ default: m.ComplaintDialog })),
)

/** Where the right answer is shown its host can say that it is not. Rule MO10. */
export const HostComplaint = ({ state: { place, question } }: { state: Answered }) => {
  const [isOpen, setIsOpen] = useState(false)
  const { quizId, questionId, questionTitle } = question
  return (
    <>
      {isLeading(place) ? (
        // The class reads along: nothing that is not for it.
        <IconButton
          icon={FlagIcon}
          label={t('complain')}
          className={styles.small}
          aria-haspopup="dialog"
          onPress={() => setIsOpen(true)}
        />
      ) : (
        <button type="button" className={styles.complain} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {t('complain')}
        </button>
      )}
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
