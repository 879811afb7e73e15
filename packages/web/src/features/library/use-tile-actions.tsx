import type { LibraryFolder, LibraryQuiz } from '@quokka/contract/http'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from '../../lib/navigation/location.tsx'
import { handOver, quizPageOf } from '../../lib/navigation/quiz-page-paths.ts'
import { t } from '../../messages/studio.ts'
import type { ScheduleChoice } from '../../qtest-scheduling/schedule-choice.ts'
import { PublishDialog } from '../../quiz/publish-dialog.tsx'
import { ShareDialog } from '../../quiz/share-dialog.tsx'
import { useHost } from '../../quiz/use-host.ts'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'
import { duplicate, rename } from './api/library-calls.ts'
import { moveToDraft } from './api/set-quiz-status.ts'
import { EraseDialog } from './browse/erase-dialog.tsx'
import { MoveDialog } from './browse/move-dialog.tsx'
import { TagsDialog } from './browse/tags-dialog.tsx'
import type { Act } from './components/quiz-menu.tsx'
import type { Naming } from './components/rename-field.tsx'
import type { TileAction } from './tile-actions.ts'
import { useLibraryChanges } from './use-library-changes.ts'

const ScheduleDialog = lazy(() =>
  import('../../qtest-scheduling/schedule-dialog.tsx').then((m) => ({ default: m.ScheduleDialog })),
)

const ExportDialog = lazy(() => import('../../exporting/export-dialog.tsx').then((m) => ({ default: m.ExportDialog })))

const choiceOf = ({ tile: { quizId, quizName } }: LibraryQuiz): ScheduleChoice => ({
  qtestType: 'RM',
  ids: [quizId],
  name: quizName,
  wish: {},
})

const FROM_LIBRARY = { is: 'library', words: '', count: 0 } as const

/** Those that are done at once: the others open a dialog, or a field. */
const AT_ONCE = ['openPage', 'host', 'moveToDraft', 'duplicate', 'delete', 'restore'] as const
type AtOnce = (typeof AT_ONCE)[number]
const isAtOnce = (action: TileAction): action is AtOnce => AT_ONCE.some((one) => one === action)

type Opened = Exclude<TileAction, AtOnce | 'edit' | 'preview'>

/** What there is of folders and tags, to choose from. */
export interface LibraryShape {
  folders: readonly LibraryFolder[]
  tags: readonly string[]
}

/** What the menus of quizzes do, and the dialogs that it takes. `refresh` looks at the lists again. */
export const useTileActions = (refresh: () => Promise<void>, shape: LibraryShape) => {
  const [opened, setOpened] = useState<{ is: Opened; quiz: LibraryQuiz }>()
  const host = useHost()
  const navigate = useNavigate()
  const toast = useToast()
  const change = useLibraryChanges(refresh)
  const close = () => setOpened(undefined)

  /** Tells how it went, and shows it. */
  const tell = async (answer: { ok: true; said: string } | { ok: false; sentence: string }) => {
    toast(answer.ok ? { text: answer.said, tone: 'good' } : { text: answer.sentence, tone: 'bad' })
    if (answer.ok) await refresh()
  }

  const doAtOnce = async (action: AtOnce, { tile: { quizId } }: LibraryQuiz) => {
    if (action === 'openPage') return navigate(quizPageOf(quizId), { state: handOver(FROM_LIBRARY) })
    if (action === 'host') return host(quizId)
    if (action === 'delete' || action === 'restore') return change({ quizIds: [quizId] }, { do: action })
    if (action === 'moveToDraft') {
      const answer = await moveToDraft(quizId)
      return tell(answer.ok ? { ok: true, said: answer.value } : answer)
    }
    const answer = await duplicate(quizId)
    return tell(answer.ok ? { ok: true, said: t('library:done.duplicated', { name: answer.value.quizName }) } : answer)
  }

  const act: Act = (action, quiz) => {
    if (isAtOnce(action)) void doAtOnce(action, quiz)
    else setOpened({ is: action, quiz })
  }

  const naming: Naming = {
    quizId: opened?.is === 'rename' ? opened.quiz.tile.quizId : undefined,
    end: (name) => {
      if (opened?.is !== 'rename') return
      const { quizId } = opened.quiz.tile
      close()
      if (name === undefined) return
      void rename(quizId, name).then((answer) => tell(answer.ok ? { ok: true, said: answer.value } : answer))
    },
  }

  const dialogs = opened && opened.is !== 'rename' && (
    <TileDialog is={opened.is} quiz={opened.quiz} shape={shape} change={change} refresh={refresh} onClose={close} />
  )
  return { act, naming, change, dialogs }
}

interface TileDialogProps {
  is: Exclude<Opened, 'rename'>
  quiz: LibraryQuiz
  shape: LibraryShape
  change: ReturnType<typeof useLibraryChanges>
  refresh: () => Promise<void>
  onClose: () => void
}

/** The dialog that an item of a quiz's menu leads to. */
const TileDialog = ({ is, quiz, shape, change, refresh, onClose }: TileDialogProps) => {
  const one = { count: 1, choice: { quizIds: [quiz.tile.quizId] }, change, onClose }
  if (is === 'publish') return <PublishDialog quiz={quiz.tile} onClose={onClose} onPublished={() => void refresh()} />
  if (is === 'manageAccess') return <ShareDialog quiz={quiz.tile} onClose={onClose} />
  if (is === 'move') return <MoveDialog {...one} folders={shape.folders} refresh={refresh} />
  if (is === 'tags') return <TagsDialog {...one} known={shape.tags} present={quiz.tags} />
  if (is === 'erase') return <EraseDialog {...one} />
  return (
    <Suspense>
      {is === 'export' ? (
        <ExportDialog quizIds={[quiz.tile.quizId]} onClose={onClose} />
      ) : (
        <ScheduleDialog choice={choiceOf(quiz)} onClose={onClose} />
      )}
    </Suspense>
  )
}
