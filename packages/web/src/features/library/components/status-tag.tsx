import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple'
import type { QuizTile } from '@quokka/contract/http'
import { t } from '../../../messages/studio.ts'
import { PlayersTag } from '../../../quiz/players-tag.tsx'
import { Tag } from '../../../ui/studio/display/tag.tsx'

/** Whether a quiz is a draft, for whom it is published, or that it was taken down. */
export const StatusTag = ({ quiz }: { quiz: QuizTile }) => {
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
