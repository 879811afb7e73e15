import { GlobeIcon } from '@phosphor-icons/react/dist/ssr/Globe'
import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree'
import type { QuizTile } from '@quokka/contract/http'
import { t } from '../messages/studio.ts'
import { Tag } from '../ui/studio/display/tag.tsx'

/** That a quiz is published, and for whom. Rule LB21. */
export const PlayersTag = ({ isPublic, teamCount }: Pick<QuizTile, 'isPublic' | 'teamCount'>) => {
  if (isPublic)
    return (
      <Tag tone="good" icon={GlobeIcon}>
        {t('access:published.everyone')}
      </Tag>
    )
  return teamCount > 0 ? (
    <Tag tone="good" icon={UsersThreeIcon}>
      {t('access:published.teams', { count: teamCount })}
    </Tag>
  ) : (
    <Tag icon={LockSimpleIcon}>{t('access:published.editors')}</Tag>
  )
}
