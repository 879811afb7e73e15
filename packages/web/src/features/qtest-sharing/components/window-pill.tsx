import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock'
import type { QTestWindow } from '@quokka/core/qtest-schedule'
import { classNames } from '../../../lib/page/class-names.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { t } from '../messages.ts'
import styles from './window-pill.module.css'

const ICONS = { Active: ClockIcon, YetToStart: CalendarBlankIcon, Expired: CheckCircleIcon }

/** Whether the QTest is open now, in icon and word. */
export const WindowPill = ({ state }: { state: QTestWindow }) => (
  <p className={classNames(styles.pill, state === 'Active' && styles.open)}>
    <Icon of={ICONS[state]} size={18} />
    {t(`windows.${state}`)}
  </p>
)
