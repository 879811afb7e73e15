import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock'
import type { QTestTile as QTestTileData } from '@quokka/contract/http'
import { usDate } from '../../../lib/us-date.ts'
import { t } from '../../../messages/studio.ts'
import { Tag } from '../../../ui/studio/tag.tsx'
import { Tile } from './tile.tsx'

const LOOKS = {
  Active: { tone: 'good', icon: ClockIcon },
  YetToStart: { tone: 'coming', icon: CalendarBlankIcon },
  Expired: { tone: 'calm', icon: CheckCircleIcon },
} as const

interface QTestTileProps {
  qtest: QTestTileData
  look?: 'tall' | 'low'
  heading?: 'h2' | 'h3'
}

/** A scheduled test: from when to when, and whether that is now. */
export const QTestTile = ({ qtest, ...shape }: QTestTileProps) => (
  <Tile
    {...shape}
    picture={qtest.qtestImage}
    name={qtest.qtestName}
    start={t('library:tile.dates', { start: usDate(qtest.startOn), end: usDate(qtest.endOn) })}
    tag={<Tag {...LOOKS[qtest.qtestStatus]}>{t(`library:tile.qtestStatus.${qtest.qtestStatus}`)}</Tag>}
  />
)
