import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowCounterClockwise'
import { ArticleIcon } from '@phosphor-icons/react/dist/ssr/Article'
import { CalendarPlusIcon } from '@phosphor-icons/react/dist/ssr/CalendarPlus'
import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy'
import { ExportIcon } from '@phosphor-icons/react/dist/ssr/Export'
import { EyeIcon } from '@phosphor-icons/react/dist/ssr/Eye'
import { FolderSimpleIcon } from '@phosphor-icons/react/dist/ssr/FolderSimple'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple'
import { PlayCircleIcon } from '@phosphor-icons/react/dist/ssr/PlayCircle'
import { RocketLaunchIcon } from '@phosphor-icons/react/dist/ssr/RocketLaunch'
import { TagIcon } from '@phosphor-icons/react/dist/ssr/Tag'
import { TextTIcon } from '@phosphor-icons/react/dist/ssr/TextT'
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash'
import { UsersIcon } from '@phosphor-icons/react/dist/ssr/Users'
import type { LibraryQuiz } from '@quokka/contract/http'
import { t } from '../../../messages/studio.ts'
import { previewOf, quizEditorOf } from '../../../quiz/quiz-paths.ts'
import type { MenuAction } from '../../../ui/studio/controls/action-menu.tsx'
import { ActionMenu } from '../../../ui/studio/controls/action-menu.tsx'
import type { TileAction } from '../tile-actions.ts'
import { actionsFor } from '../tile-actions.ts'

const ICONS: Record<TileAction, PhosphorIcon> = {
  edit: PencilSimpleIcon,
  preview: EyeIcon,
  openPage: ArticleIcon,
  publish: RocketLaunchIcon,
  moveToDraft: ArrowCounterClockwiseIcon,
  host: PlayCircleIcon,
  schedule: CalendarPlusIcon,
  export: ExportIcon,
  manageAccess: UsersIcon,
  rename: TextTIcon,
  duplicate: CopyIcon,
  move: FolderSimpleIcon,
  tags: TagIcon,
  delete: TrashIcon,
  restore: ArrowCounterClockwiseIcon,
  erase: TrashIcon,
}

export type Act = (action: Exclude<TileAction, 'edit' | 'preview'>, quiz: LibraryQuiz) => void

/** What can be done with one quiz. */
export const QuizMenu = ({ quiz, act }: { quiz: LibraryQuiz; act: Act }) => {
  const { quizId, quizName, questionCount } = quiz.tile
  const note = t('library:tile.opensInNewWindow')
  const menuAction = (action: TileAction): MenuAction => {
    const words = { label: t(`library:menu.${action}`), icon: ICONS[action] }
    if (action === 'edit') return { ...words, href: quizEditorOf(quizId), note }
    if ((action === 'publish' || action === 'preview') && questionCount === 0)
      return { ...words, label: t(`library:menu.${action}Empty`), disabled: true, onPress: () => {} }
    // In a window of its own: closing it leads to the editor.
    if (action === 'preview') return { ...words, href: previewOf(quizId), note }
    return { ...words, isDanger: action === 'delete' || action === 'erase', onPress: () => act(action, quiz) }
  }
  return <ActionMenu label={t('library:menu.of', { name: quizName })} actions={actionsFor(quiz).map(menuAction)} />
}
