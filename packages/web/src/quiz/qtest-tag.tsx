import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock'
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit'
import type { QTestTile } from '@quokka/contract/http'
import { t } from '../messages/studio.ts'
import { Tag } from '../ui/studio/display/tag.tsx'

const LOOKS = {
  Active: { tone: 'good', icon: ClockIcon },
  YetToStart: { tone: 'coming', icon: CalendarBlankIcon },
  Expired: { tone: 'calm', icon: CheckCircleIcon },
  Closed: { tone: 'bad', icon: ProhibitIcon },
} as const

interface QTestTagProps {
  /** Where now lies in its window. */
  status: QTestTile['qtestStatus']
  /** By an administrator, whatever the window says. */
  isClosed: boolean
}

/** Whether a QTest can be taken now. */
export const QTestTag = ({ status, isClosed }: QTestTagProps) => {
  const shown = isClosed ? 'Closed' : status
  return <Tag {...LOOKS[shown]}>{t(`library:tile.qtestStatus.${shown}`)}</Tag>
}
