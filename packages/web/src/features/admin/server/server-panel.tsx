import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowClockwise'
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck'
import { localeInUse } from '../../../lib/text/per-language.ts'
import { t } from '../../../messages/studio.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { LoadFailed } from '../../../ui/studio/feedback/load-failed.tsx'
import { Skeleton } from '../../../ui/studio/feedback/skeleton.tsx'
import type { ServerRead } from '../api/use-server.ts'
import { useServer } from '../api/use-server.ts'
import { BackupCard } from './backup-card.tsx'
import { CommitsCard } from './commits-card.tsx'
import { EmailsCard } from './emails-card.tsx'
import styles from './server.module.css'
import { ServerFigures } from './server-figures.tsx'
import { ServersCard } from './servers-card.tsx'
import { nameOfNode } from './sizes.ts'
import { WorkCard } from './work-card.tsx'

const clockTime = (iso: string): string =>
  new Date(iso).toLocaleTimeString(localeInUse(), { hour: 'numeric', minute: '2-digit', second: '2-digit' })

/** How the servers are. Rules AD24 to AD28. */
export const ServerPanel = () => {
  const { loaded, isFresh, isPaused, reload } = useServer()
  if (loaded.is === 'loading')
    return (
      <div role="status" className={styles.panel}>
        <VisuallyHidden>{t('admin:server.loading')}</VisuallyHidden>
        <Skeleton className={styles.skeleton} />
        <Skeleton className={styles.skeleton} />
      </div>
    )
  if (loaded.is === 'failed')
    return (
      <LoadFailed
        title={t('admin:server.failedTitle')}
        sentence={loaded.sentence}
        retryLabel={t('ui:retry')}
        onRetry={reload}
      />
    )
  const { value } = loaded
  return (
    <div className={styles.panel}>
      <Freshness readOn={value.readOn} isFresh={isFresh} isPaused={isPaused} />
      {isSeveral(value) && (
        <p className={styles.soft}>{t('admin:server.whose', { node: nameOfNode(value.servers[0]?.node ?? '') })}</p>
      )}
      <div className={styles.promise}>
        <h2 className={styles.promiseTitle}>
          <Icon of={ShieldCheckIcon} size={24} />
          {t('admin:server.durability')}
        </h2>
        <p>{t(`admin:server.durabilityOf.${value.database.kind}`)}</p>
      </div>
      <ServerFigures read={value} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {isSeveral(value) && <ServersCard servers={value.servers} silent={value.silent} />}
          <CommitsCard commits={value.commits} readOn={value.readOn} isSeveral={isSeveral(value)} />
        </div>
        <div className={styles.column}>
          <BackupCard backup={value.backup} />
          <EmailsCard emails={value.emails} servers={value.servers} />
          <WorkCard lanes={value.lanes} />
        </div>
      </div>
    </div>
  )
}

const isSeveral = ({ servers, silent }: ServerRead): boolean => servers.length + silent.length > 1

interface FreshnessProps {
  readOn: string
  isFresh: boolean
  isPaused: boolean
}

/** When the figures were read, and why they may be old. */
const Freshness = ({ readOn, isFresh, isPaused }: FreshnessProps) => {
  const time = clockTime(readOn)
  if (!isFresh)
    return (
      <p role="status" className={styles.stale}>
        {t('admin:server.stale', { time })}
      </p>
    )
  return (
    <p className={styles.fresh}>
      <Icon of={ArrowClockwiseIcon} size={18} />
      {isPaused ? t('admin:server.paused', { time }) : t('admin:server.updated', { time })}
    </p>
  )
}
