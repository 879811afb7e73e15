import type { LibraryChange, LibraryChoice } from '@quokka/contract/http'
import { t } from '../../messages/studio.ts'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'
import { makeChanges } from './api/library-calls.ts'

/** Long enough to read it and to reach for Undo. */
const STAY_MS = 12_000

/** What was done to so many quizzes; `folderName` is where a move led. */
const saidOf = (change: LibraryChange, count: number, folderName: string): string => {
  switch (change.do) {
    case 'move':
      return change.folderId === null
        ? t('library:done.movedOut', { count })
        : t('library:done.moved', { count, name: folderName })
    case 'tag':
      return t('library:done.tagged', { count, name: change.tag })
    case 'untag':
      return t('library:done.untagged', { count, name: change.tag })
    case 'star':
      return change.isStarred ? t('library:done.starred', { count }) : t('library:done.unstarred', { count })
    case 'publish':
    case 'republish':
      return t('library:done.published', { count })
    case 'unpublish':
      return t('library:done.unpublished', { count })
    case 'delete':
      return t('library:done.deleted', { count })
    case 'restore':
      return t('library:done.restored', { count })
    case 'erase':
      return t('library:done.erased', { count })
  }
}

/** Why some were left as they were. */
const leftOf = (change: LibraryChange, count: number): string => {
  if (count === 0) return ''
  if (change.do === 'publish') return ` ${t('library:done.leftUnready', { count })}`
  if (change.do === 'tag') return ` ${t('library:done.leftFull', { count })}`
  return ` ${t('library:done.leftOfOthers', { count })}`
}

export type ChangeQuizzes = (choice: LibraryChoice, change: LibraryChange, folderName?: string) => Promise<boolean>

/** Changes quizzes, tells what was done and offers to undo it; `refresh` reloads what is shown. Rule LB46. */
export const useLibraryChanges = (refresh: () => Promise<void>): ChangeQuizzes => {
  const toast = useToast()
  return async (choice, change, folderName = '') => {
    const answer = await makeChanges([{ choice, change }])
    if (!answer.ok) {
      toast({ text: answer.sentence, tone: 'bad' })
      return false
    }
    const { changed, left, undo } = answer.value
    const takeBack = async () => {
      const undone = await makeChanges(undo)
      toast(undone.ok ? { text: t('library:done.undone'), tone: 'good' } : { text: undone.sentence, tone: 'bad' })
      if (undone.ok) await refresh()
    }
    toast({
      text: `${saidOf(change, changed, folderName)}${leftOf(change, left)}`,
      tone: changed > 0 ? 'good' : 'info',
      stayMs: STAY_MS,
      about: 'library',
      ...(undo.length > 0 && { action: { label: t('library:done.undo'), onPress: () => void takeBack() } }),
    })
    await refresh()
    return true
  }
}
