import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank'
import { ChartBarIcon } from '@phosphor-icons/react/dist/ssr/ChartBar'
import { ChartLineUpIcon } from '@phosphor-icons/react/dist/ssr/ChartLineUp'
import { CodeIcon } from '@phosphor-icons/react/dist/ssr/Code'
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork'
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash'
import type { QTestTile as QTestTileData } from '@quokka/contract/http'
import { usDate } from '../../../lib/time/us-date.ts'
import { windowWords } from '../../../lib/time/window-words.ts'
import { t } from '../../../messages/studio.ts'
import { qtestProgressOf } from '../../../qtest-scheduling/qtest-paths.ts'
import { QTestTag } from '../../../quiz/qtest-tag.tsx'
import { ActionMenu } from '../../../ui/studio/controls/action-menu.tsx'
import { Tile } from './tile.tsx'

type QTestAction = 'share' | 'progress' | 'report' | 'embed' | 'reschedule' | 'delete'

const ICONS: Record<QTestAction, PhosphorIcon> = {
  share: ShareNetworkIcon,
  progress: ChartLineUpIcon,
  report: ChartBarIcon,
  embed: CodeIcon,
  reschedule: CalendarBlankIcon,
  delete: TrashIcon,
}
/** In the menu's order. */
const ACTIONS = Object.keys(ICONS) as QTestAction[]

export type QTestAct = (action: QTestAction, qtest: QTestTileData) => void

interface QTestTileProps {
  qtest: QTestTileData
  act: QTestAct
  look?: 'tall' | 'low'
  heading?: 'h2' | 'h3'
}

/** A scheduled test: from when to when, and whether that is now, or why not; it leads to how far everybody is. */
export const QTestTile = ({ qtest, act, ...shape }: QTestTileProps) => {
  const { qtestId, qtestName, qtestImage, startOn, endOn, qtestStatus, closedWhy } = qtest
  const { start, end, zone } = windowWords(startOn, endOn)
  const actions = ACTIONS.map((action) => ({
    label: t(`library:qtestMenu.${action}`),
    icon: ICONS[action],
    isDanger: action === 'delete',
    onPress: () => act(action, qtest),
  }))
  return (
    <Tile
      {...shape}
      picture={qtestImage}
      name={qtestName}
      link={{ href: qtestProgressOf(qtestId), help: t('library:tile.dates', { start, end: `${end}, ${zone}` }) }}
      start={t('library:tile.dates', { start: usDate(startOn), end: usDate(endOn) })}
      tag={<QTestTag status={qtestStatus} isClosed={closedWhy !== undefined} />}
      note={closedWhy}
      menu={<ActionMenu label={t('library:menu.of', { name: qtestName })} actions={actions} />}
    />
  )
}
