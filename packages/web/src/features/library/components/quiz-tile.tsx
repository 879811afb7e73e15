import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowCounterClockwise'
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash'
import { GlobeIcon } from '@phosphor-icons/react/dist/ssr/Globe'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple'
import { PlayCircleIcon } from '@phosphor-icons/react/dist/ssr/PlayCircle'
import { RocketLaunchIcon } from '@phosphor-icons/react/dist/ssr/RocketLaunch'
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash'
import { UsersIcon } from '@phosphor-icons/react/dist/ssr/Users'
import type { QuizTile as QuizTileData } from '@quokka/contract/http'
import { usDate } from '../../../lib/us-date.ts'
import { t } from '../../../messages/studio.ts'
import { quizEditorOf } from '../../../quiz/quiz-paths.ts'
import type { MenuAction } from '../../../ui/studio/action-menu.tsx'
import { ActionMenu } from '../../../ui/studio/action-menu.tsx'
import { Tag } from '../../../ui/studio/tag.tsx'
import type { TileAction } from '../tile-actions.ts'
import { actionsFor } from '../tile-actions.ts'
import { Tile } from './tile.tsx'

const ICONS: Record<TileAction, PhosphorIcon> = {
  edit: PencilSimpleIcon,
  publish: RocketLaunchIcon,
  moveToDraft: ArrowCounterClockwiseIcon,
  host: PlayCircleIcon,
  manageAccess: UsersIcon,
  delete: TrashIcon,
}

export type Act = (action: Exclude<TileAction, 'edit'>, quiz: QuizTileData) => void

interface QuizTileProps {
  quiz: QuizTileData
  act: Act
  look?: 'tall' | 'low'
}

const StatusTag = ({ quiz: { tileStatus, takenDownReason } }: { quiz: QuizTileData }) => {
  if (takenDownReason !== undefined)
    return (
      <Tag tone="bad" icon={EyeSlashIcon}>
        {t('library:tile.takenDown')}
      </Tag>
    )
  const isDraft = tileStatus === 'DRFQuiz'
  return (
    <Tag tone={isDraft ? 'calm' : 'good'} icon={isDraft ? PencilSimpleIcon : GlobeIcon}>
      {t(`library:tile.status.${tileStatus}`)}
    </Tag>
  )
}

export const QuizTile = ({ quiz, act, look }: QuizTileProps) => {
  const { quizId, quizName, quizImage, questionCount, editedOn, takenDownReason } = quiz
  const editor = { href: quizEditorOf(quizId), note: t('library:tile.opensInNewWindow') }

  const menuAction = (action: TileAction): MenuAction => {
    const words = { label: t(`library:menu.${action}`), icon: ICONS[action] }
    if (action === 'edit') return { ...words, ...editor }
    return { ...words, isDanger: action === 'delete', onPress: () => act(action, quiz) }
  }

  return (
    <Tile
      {...(look && { look })}
      picture={quizImage}
      name={quizName}
      link={editor}
      start={t('library:tile.questions', { count: questionCount })}
      end={usDate(editedOn)}
      tag={<StatusTag quiz={quiz} />}
      note={takenDownReason}
      menu={<ActionMenu label={t('library:menu.of', { name: quizName })} actions={actionsFor(quiz).map(menuAction)} />}
    />
  )
}
