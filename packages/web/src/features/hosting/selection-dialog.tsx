import { Suspense } from 'react'
import type { Modes } from '../../entering/use-open-room.ts'
import { useOpenRoom } from '../../entering/use-open-room.ts'
import { lazyWith } from '../../lib/language/lazy-with.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'
import type { CatalogueQuiz } from './api/fetch-quizzes.ts'
import type { Choice } from './choice.ts'
import { LockedDialog } from './locked-dialog.tsx'
import { ModeDialog } from './mode-dialog.tsx'

const ComplaintDialog = lazyWith('complaints', () =>
  import('../../complaints/complaint-dialog.tsx').then((m) => ({ default: m.ComplaintDialog })),
)

/** What is asked or told over the selection. */
export type OpenDialog =
  | { is: 'nothing' }
  | { is: 'modes' }
  | { is: 'locked'; name: string }
  | { is: 'complaint'; quiz: CatalogueQuiz }

interface SelectionDialogProps {
  dialog: OpenDialog
  choice: Choice | undefined
  onClose: () => void
}

/** The dialog that is open over the selection, if any: how the choice is played, why a quiz is locked, a complaint. */
export const SelectionDialog = ({ dialog, choice, onClose }: SelectionDialogProps) => {
  const { isOpening, openRoom } = useOpenRoom()
  const toast = useToast()

  const play = async ({ qtestType, ids, wish }: Choice, modes: Modes) => {
    const play = qtestType === 'IB' ? { ...wish, categories: ids } : { quizId: ids[0] ?? '' }
    const refusal = await openRoom({ play, modes, backToPath: paths.quizSelection })
    if (refusal) toast(refusal)
  }

  return (
    <>
      {dialog.is === 'modes' && choice && (
        <ModeDialog choice={choice} isOpening={isOpening} onPlay={(modes) => play(choice, modes)} onClose={onClose} />
      )}
      {dialog.is === 'locked' && <LockedDialog name={dialog.name} onClose={onClose} />}
      {dialog.is === 'complaint' && (
        <Suspense>
          <ComplaintDialog content={{ quizId: dialog.quiz.quizId }} name={dialog.quiz.quizName} onClose={onClose} />
        </Suspense>
      )}
    </>
  )
}
