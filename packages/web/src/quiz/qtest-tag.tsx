import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock'
import type { QTestTile } from '@quokka/contract/http'
import { t } from '../messages/studio.ts'
import { Tag } from '../ui/studio/display/tag.tsx'

const LOOKS = {
  Active: { tone: 'good', icon: ClockIcon },
  YetToStart: { tone: 'coming', icon: CalendarBlankIcon },
  Expired: { tone: 'calm', icon: CheckCircleIcon },
} as const

/** Whether a QTest can be taken now. */
export const QTestTag = ({ status }: { status: QTestTile['qtestStatus'] }) => (
  <Tag {...LOOKS[status]}>{t(`library:tile.qtestStatus.${status}`)}</Tag>
)
