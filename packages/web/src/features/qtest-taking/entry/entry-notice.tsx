import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { HourglassIcon } from '@phosphor-icons/react/dist/ssr/Hourglass'
import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple'
import { usTime } from '../../../lib/time/us-date.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { t } from '../messages.ts'
import type { Entry } from './entry.ts'
import styles from './entry-notice.module.css'

/** Why nobody new can begin just now; empty where somebody can. */
export const notNowWords = ({ closed, locked, full, placeFreeAt }: Entry): string => {
  if (closed) return t('closedByAdministrator')
  if (locked) return t('locked')
  if (!full) return ''
  return placeFreeAt === undefined ? t('full') : t('fullUntil', { time: usTime(placeFreeAt) })
}

interface EntryNoticeProps {
  entry: Entry
  /** Whether this page was kept from beginning before. */
  hasWaited: boolean
}

/** Says that nobody new can begin and that the page checks by itself, then that somebody can; read out politely. Rule QP20. */
export const EntryNotice = ({ entry, hasWaited }: EntryNoticeProps) => {
  const words = notNowWords(entry)
  return (
    <div role="status" className={styles.status}>
      {(words !== '' || hasWaited) && (
        <p className={styles.notice}>
          <Icon
            of={words === '' ? CheckCircleIcon : entry.closed || entry.locked ? LockSimpleIcon : HourglassIcon}
            size={24}
          />
          <span>
            <strong>{words || t('freeNow')}</strong>
            {words && ` ${t('checksByItself')}`}
          </span>
        </p>
      )}
    </div>
  )
}
