import type { UsedBy } from '@quokka/contract/http'
import { useState } from 'react'
import type { Outcome } from '../../../lib/calls/call.ts'
import { oneDigit } from '../../../lib/text/numbers.ts'
import { usTime } from '../../../lib/time/us-date.ts'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { EmptyState } from '../../../ui/studio/feedback/empty-state.tsx'
import { LoadFailed } from '../../../ui/studio/feedback/load-failed.tsx'
import { Skeleton } from '../../../ui/studio/feedback/skeleton.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import { ConfirmDialog } from '../../../ui/studio/layout/confirm-dialog.tsx'
import { useUsage } from '../api/use-usage.ts'
import styles from './usage.module.css'

const MEGABYTE = 1_000_000
/** How much of a hash tells addresses from each other. */
const SHOWN_OF_HASH = 6

const megabytes = (bytes: number): string => t('admin:usage.megabytes', { amount: oneDigit(bytes / MEGABYTE) })

const nameOf = ({ payer, userName, isAccount }: UsedBy): string => {
  if (userName !== null) return userName
  if (isAccount) return t('admin:usage.goneAccount')
  return t('admin:usage.guests', { address: payer.slice(payer.indexOf(':') + 1).slice(0, SHOWN_OF_HASH) })
}

/** Who writes and opens most, with a stop. Rule SU25. */
export const UsageCard = () => {
  const { loaded, reload, stop, allow } = useUsage()
  return (
    <Card title={t('admin:usage.title')} help={t('admin:usage.help')}>
      {loaded.is === 'loading' && (
        <div role="status">
          <VisuallyHidden>{t('admin:usage.loading')}</VisuallyHidden>
          <Skeleton className={styles.skeleton} />
        </div>
      )}
      {loaded.is === 'failed' && (
        <LoadFailed
          title={t('admin:usage.failedTitle')}
          sentence={loaded.sentence}
          retryLabel={t('ui:retry')}
          onRetry={reload}
        />
      )}
      {loaded.is === 'ready' && loaded.value.payers.length === 0 && <EmptyState sentence={t('admin:usage.none')} />}
      {loaded.is === 'ready' && loaded.value.payers.length > 0 && (
        <>
          <p className={styles.server}>
            {t('admin:usage.server', {
              hour: megabytes(loaded.value.server.bytesLastHour),
              day: megabytes(loaded.value.server.bytesLastDay),
              rooms: loaded.value.server.openRooms,
            })}
          </p>
          <ul className={styles.list} aria-label={t('admin:usage.title')}>
            {loaded.value.payers.map((used) => (
              <UsageRow key={used.payer} used={used} stop={stop} allow={allow} />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

interface UsageRowProps {
  used: UsedBy
  stop: (payer: string) => Promise<Outcome<UsedBy>>
  allow: (payer: string) => Promise<Outcome<UsedBy>>
}

const UsageRow = ({ used, stop, allow }: UsageRowProps) => {
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const toast = useToast()
  const name = nameOf(used)
  const { payer, bytesLastHour, bytesLastDay, openRooms, qtestsLastHour, stoppedUntil } = used

  const act = async (asked: Promise<Outcome<UsedBy>>, done: string) => {
    setIsBusy(true)
    const answer = await asked
    setIsBusy(false)
    setIsAsking(false)
    toast(answer.ok ? { text: done, tone: 'good' } : { text: answer.sentence, tone: 'bad' })
  }

  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <span dir="auto" className={styles.name}>
          {name}
        </span>
        <span className={styles.about}>
          {[
            t('admin:usage.lastHour', { amount: megabytes(bytesLastHour) }),
            t('admin:usage.lastDay', { amount: megabytes(bytesLastDay) }),
            t('admin:usage.rooms', { count: openRooms }),
            t('admin:usage.qtests', { count: qtestsLastHour }),
          ].join(' · ')}
        </span>
        {stoppedUntil && (
          <span className={styles.stopped}>
            {t('admin:usage.stoppedUntil', {
              time: usTime(stoppedUntil),
            })}
          </span>
        )}
      </span>
      {stoppedUntil ? (
        <Button
          tone="outline"
          size="small"
          busy={isBusy}
          onPress={() => void act(allow(payer), t('admin:usage.allowed', { name }))}
        >
          {t('admin:usage.allow')}
        </Button>
      ) : (
        <Button tone="outline" size="small" onPress={() => setIsAsking(true)}>
          {t('admin:usage.stop')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('admin:usage.stopTitle', { name })}
          help={t('admin:usage.stopHelp')}
          closeLabel={t('studio:close')}
          no={t('studio:cancel')}
          yes={t('admin:usage.stop')}
          isBusy={isBusy}
          onNo={() => setIsAsking(false)}
          onYes={() => void act(stop(payer), t('admin:usage.stopped', { name }))}
        />
      )}
    </li>
  )
}
