import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock'
import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple'
import type { QTestWindow } from '@quokka/core/qtest-schedule'
import { classNames } from '../../../lib/page/class-names.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { t } from '../messages.ts'
import styles from './window-tag.module.css'

const LOOKS = {
  Active: { icon: ClockIcon, word: 'active' },
  Expired: { icon: CheckCircleIcon, word: 'expired' },
  YetToStart: { icon: CalendarBlankIcon, word: 'yetToStart' },
  Closed: { icon: LockSimpleIcon, word: 'shut' },
} as const

/** Whether the QTest can be taken, in icon, word and colour. */
export const WindowTag = ({ of, className }: { of: QTestWindow | 'Closed'; className?: string | undefined }) => (
  <span className={classNames(styles.tag, styles[of], className)}>
    <Icon of={LOOKS[of].icon} size={18} />
    {t(LOOKS[of].word)}
  </span>
)
