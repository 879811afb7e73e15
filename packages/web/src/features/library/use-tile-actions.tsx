import type { QuizTile } from '@quokka/contract/http'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from '../../lib/navigation/location.tsx'
import { handOver, quizPageOf } from '../../lib/navigation/quiz-page-paths.ts'
import type { ScheduleChoice } from '../../qtest-scheduling/schedule-choice.ts'
import { PublishDialog } from '../../quiz/publish-dialog.tsx'
import { ShareDialog } from '../../quiz/share-dialog.tsx'
import { useHost } from '../../quiz/use-host.ts'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'
import { deleteQuiz, moveToDraft } from './api/set-quiz-status.ts'
import { DeleteDialog } from './components/delete-dialog.tsx'
import type { Act } from './components/quiz-tile.tsx'

const ScheduleDialog = lazy(() =>
  import('../../qtest-scheduling/schedule-dialog.tsx').then((m) => ({ default: m.ScheduleDialog })),
)

const choiceOf = ({ quizId, quizName }: QuizTile): ScheduleChoice => ({
  qtestType: 'RM',
  ids: [quizId],
  name: quizName,
  wish: {},
})

const FROM_LIBRARY = { is: 'library', words: '', count: 0 } as const

type OpenDialog = { is: 'nothing' } | { is: 'publish' | 'schedule' | 'manageAccess' | 'delete'; quiz: QuizTile }

/** What the tiles' menus do, and the dialogs that it takes. `refresh` looks at the lists again. */
export const useTileActions = (refresh: () => Promise<void>) => {
  const [openDialog, setOpenDialog] = useState<OpenDialog>({ is: 'nothing' })
  const host = useHost()
  const navigate = useNavigate()
  const toast = useToast()
  const close = () => setOpenDialog({ is: 'nothing' })
  const closeChanged = () => {
    close()
    void refresh()
  }

  const takeBack = async (quizId: string) => {
    const answer = await moveToDraft(quizId)
    toast(answer.ok ? { text: answer.value, tone: 'good' } : { text: answer.sentence, tone: 'bad' })
    if (answer.ok) await refresh()
  }

  const act: Act = (action, quiz) => {
    if (action === 'openPage') navigate(quizPageOf(quiz.quizId), { state: handOver(FROM_LIBRARY) })
    else if (action === 'host') void host(quiz.quizId)
    else if (action === 'moveToDraft') void takeBack(quiz.quizId)
    else setOpenDialog({ is: action, quiz })
  }

  const dialogs = (
    <>
      {openDialog.is === 'publish' && (
        <PublishDialog quiz={openDialog.quiz} onClose={close} onPublished={() => void refresh()} />
      )}
      {openDialog.is === 'schedule' && (
        <Suspense>
          <ScheduleDialog choice={choiceOf(openDialog.quiz)} onClose={close} />
        </Suspense>
      )}
      {openDialog.is === 'manageAccess' && <ShareDialog quiz={openDialog.quiz} onClose={close} />}
      {openDialog.is === 'delete' && (
        <DeleteDialog
          name={openDialog.quiz.quizName}
          remove={() => deleteQuiz(openDialog.quiz.quizId)}
          onClose={close}
          onDeleted={closeChanged}
        />
      )}
    </>
  )
  return { act, dialogs }
}
