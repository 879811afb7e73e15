import type { LibraryChoice, LibraryCounts, LibraryQuiz, LibrarySort } from '@quokka/contract/http'
import { useRef, useState } from 'react'
import type { LibraryPages } from '../api/use-library-pages.ts'
import type { ChangeQuizzes } from '../use-library-changes.ts'
import type { BulkAction } from './bulk-bar.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { TagsDialog } from './tags-dialog.tsx'
import { useBulkExport } from './use-bulk-export.tsx'
import type { Selection } from './use-selection.ts'

interface BulkPorts {
  selection: Selection
  sort: LibrarySort
  counts: LibraryCounts
  change: ChangeQuizzes
  /** Alters what is shown, before the server has answered. */
  changeShown: (next: (pages: LibraryPages) => LibraryPages) => void
  refresh: () => Promise<void>
}

interface OpenDialog {
  is: 'move' | 'tag' | 'erase'
  choice: LibraryChoice
  count: number
}

const choiceOf = ({ tile: { quizId } }: LibraryQuiz): LibraryChoice => ({ quizIds: [quizId] })

/** What is done with the selected quizzes, by the bar, a key or a drag, and the dialogs that it takes. Rules LB45, LB47, LB52. */
export const useBulkActions = ({ selection, sort, counts, change, changeShown, refresh }: BulkPorts) => {
  const [opened, setOpened] = useState<OpenDialog>()
  const exporting = useBulkExport(selection, sort)
  const dragged = useRef<{ choice: LibraryChoice; isSelection: boolean }>(undefined)

  /** What was selected is not any more: most of it is elsewhere then. */
  const changeSelected: ChangeQuizzes = async (...wanted) => {
    const isDone = await change(...wanted)
    if (isDone) selection.clear()
    return isDone
  }
  const open = (is: OpenDialog['is'], choice = selection.choice, count = selection.count) =>
    setOpened({ is, choice, count })

  const onAction = (action: BulkAction) => {
    if (action === 'export') return void exporting.start()
    if (action === 'move' || action === 'tag' || action === 'erase') return open(action)
    const isStar = action === 'star' || action === 'unstar'
    void changeSelected(selection.choice, isStar ? { do: 'star', isStarred: action === 'star' } : { do: action })
  }
  const moveByKey = (quizId: string | undefined) => {
    if (selection.count > 0) open('move')
    else if (quizId !== undefined) open('move', { quizIds: [quizId] }, 1)
  }
  const star = (quiz: LibraryQuiz) => {
    const isStarred = !quiz.isStarred
    changeShown((shown) => ({
      ...shown,
      quizzes: shown.quizzes.map((one) => (one.tile.quizId === quiz.tile.quizId ? { ...one, isStarred } : one)),
    }))
    void change(choiceOf(quiz), { do: 'star', isStarred })
  }
  const drag = (quiz: LibraryQuiz) => {
    const isSelection = selection.has(quiz.tile.quizId)
    dragged.current = { choice: isSelection ? selection.choice : choiceOf(quiz), isSelection }
  }
  const drop = (folderId: string | null, folderName: string) => {
    if (dragged.current === undefined) return
    const { choice, isSelection } = dragged.current
    dragged.current = undefined
    void (isSelection ? changeSelected : change)(choice, { do: 'move', folderId }, folderName)
  }

  const about = opened && { ...opened, change: changeSelected, onClose: () => setOpened(undefined) }
  const dialogs = (
    <>
      {about?.is === 'move' && <MoveDialog {...about} folders={counts.folders} refresh={refresh} />}
      {about?.is === 'tag' && <TagsDialog {...about} known={counts.tags} present={counts.tags} />}
      {about?.is === 'erase' && <EraseDialog {...about} />}
      {exporting.dialog}
    </>
  )
  return { open, isGathering: exporting.isGathering, onAction, moveByKey, star, drag, drop, dialogs }
}
