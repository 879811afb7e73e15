import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowCounterClockwise'
import { ArticleIcon } from '@phosphor-icons/react/dist/ssr/Article'
import { CalendarPlusIcon } from '@phosphor-icons/react/dist/ssr/CalendarPlus'
import { EyeIcon } from '@phosphor-icons/react/dist/ssr/Eye'
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple'
import { PlayCircleIcon } from '@phosphor-icons/react/dist/ssr/PlayCircle'
import { RocketLaunchIcon } from '@phosphor-icons/react/dist/ssr/RocketLaunch'
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash'
import { UsersIcon } from '@phosphor-icons/react/dist/ssr/Users'
import type { QuizTile as QuizTileData } from '@quokka/contract/http'
import { usDate } from '../../../lib/time/us-date.ts'
import { t } from '../../../messages/studio.ts'
import { PlayersTag } from '../../../quiz/players-tag.tsx'
import { previewOf, quizEditorOf } from '../../../quiz/quiz-paths.ts'
import type { MenuAction } from '../../../ui/studio/controls/action-menu.tsx'
import { ActionMenu } from '../../../ui/studio/controls/action-menu.tsx'
import { Tag } from '../../../ui/studio/display/tag.tsx'
import type { TileAction } from '../tile-actions.ts'
import { actionsFor } from '../tile-actions.ts'
import { Tile } from './tile.tsx'

const ICONS: Record<TileAction, PhosphorIcon> = {
  edit: PencilSimpleIcon,
  preview: EyeIcon,
  openPage: ArticleIcon,
  publish: RocketLaunchIcon,
  moveToDraft: ArrowCounterClockwiseIcon,
  host: PlayCircleIcon,
  schedule: CalendarPlusIcon,
  manageAccess: UsersIcon,
  delete: TrashIcon,
}

export type Act = (action: Exclude<TileAction, 'edit' | 'preview'>, quiz: QuizTileData) => void

interface QuizTileProps {
  quiz: QuizTileData
  act: Act
  look?: 'tall' | 'low'
  heading?: 'h2' | 'h3'
}

const StatusTag = ({ quiz }: { quiz: QuizTileData }) => {
  const { tileStatus, takenDownReason } = quiz
  if (takenDownReason !== undefined)
    return (
      <Tag tone="bad" icon={EyeSlashIcon}>
        {t('library:tile.takenDown')}
      </Tag>
    )
  if (tileStatus === 'PUBQuiz') return <PlayersTag {...quiz} />
  return <Tag icon={PencilSimpleIcon}>{t('library:tile.draft')}</Tag>
}

export const QuizTile = ({ quiz, act, ...shape }: QuizTileProps) => {
  const { quizId, quizName, quizImage, questionCount, editedOn, ownerName, takenDownReason, copiedFrom } = quiz
  const note = t('library:tile.opensInNewWindow')
  const editor = { href: quizEditorOf(quizId), note }

  const menuAction = (action: TileAction): MenuAction => {
    const words = { label: t(`library:menu.${action}`), icon: ICONS[action] }
    if (action === 'edit') return { ...words, ...editor }
    if ((action === 'publish' || action === 'preview') && questionCount === 0)
      return { ...words, label: t(`library:menu.${action}Empty`), disabled: true, onPress: () => {} }
    // In a window of its own: closing it leads to the editor.
    if (action === 'preview') return { ...words, href: previewOf(quizId), note }
    return { ...words, isDanger: action === 'delete', onPress: () => act(action, quiz) }
  }

  return (
    <Tile
      {...shape}
      picture={quizImage}
      name={quizName}
      link={editor}
      start={t('library:tile.questions', { count: questionCount })}
      end={usDate(editedOn)}
      tag={<StatusTag quiz={quiz} />}
      note={
        takenDownReason ??
        (ownerName && t('library:tile.sharedBy', { name: ownerName })) ??
        (copiedFrom && t('library:tile.copyOf', { quiz: copiedFrom.quizName }))
      }
      menu={<ActionMenu label={t('library:menu.of', { name: quizName })} actions={actionsFor(quiz).map(menuAction)} />}
    />
  )
}
