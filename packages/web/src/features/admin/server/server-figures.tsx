import { BroadcastIcon } from '@phosphor-icons/react/dist/ssr/Broadcast'
import { DatabaseIcon } from '@phosphor-icons/react/dist/ssr/Database'
import { HardDriveIcon } from '@phosphor-icons/react/dist/ssr/HardDrive'
import { TagIcon } from '@phosphor-icons/react/dist/ssr/Tag'
import { listText } from '../../../lib/text/list-text.ts'
import { numberText } from '../../../lib/text/numbers.ts'
import { usDateTime } from '../../../lib/time/us-date.ts'
import { t } from '../../../messages/studio.ts'
import { Figure } from '../../../ui/studio/display/figure.tsx'
import type { ServerRead } from '../api/use-server.ts'
import styles from './server.module.css'
import { sizeWords } from './sizes.ts'

const sizeOrUnknown = (bytes: number | null | undefined): string =>
  bytes === null || bytes === undefined ? t('admin:server.unknown') : sizeWords(bytes)

/** The most important figures, each with the servers that it is of. */
export const ServerFigures = ({ read: { servers, silent, database } }: { read: ServerRead }) => {
  const isSeveral = servers.length + silent.length > 1
  const here = servers.find(({ isAnswering }) => isAnswering)
  const otherVersions = [...new Set(servers.map(({ version }) => version))].filter((one) => one !== here?.version)
  const sum = (name: 'rooms' | 'lines' | 'qtests') => servers.reduce((before, server) => before + server[name], 0)
  const ofThis = isSeveral ? { end: t('admin:server.thisServer') } : {}
  const ofAll = isSeveral
    ? { end: silent.length > 0 ? t('admin:server.answeringServers') : t('admin:server.allServers') }
    : {}
  return (
    <dl className={styles.figures}>
      <Figure icon={TagIcon} name={t('admin:server.version')} value={here?.version ?? ''} {...ofThis}>
        {otherVersions.length > 0
          ? t('admin:server.otherVersions', { versions: listText(otherVersions) })
          : t('admin:server.since', { date: usDateTime(here?.startedOn ?? '') })}
      </Figure>
      <Figure
        icon={DatabaseIcon}
        name={t(database.kind === 'embedded' ? 'admin:server.embedded' : 'admin:server.postgres', {
          version: database.version ?? '',
        })}
        value={sizeOrUnknown(database.bytes)}
      >
        {t('admin:server.databaseSize')}
      </Figure>
      <Figure
        icon={HardDriveIcon}
        name={t('admin:server.diskFree')}
        value={sizeOrUnknown(here?.diskFreeBytes)}
        {...ofThis}
      >
        {here && here.diskBytes !== null
          ? t('admin:server.ofDisk', { size: sizeWords(here.diskBytes) })
          : t('admin:server.diskUnknown')}
      </Figure>
      <div className={styles.now}>
        <dt className={styles.nowName}>
          <BroadcastIcon size={20} aria-hidden="true" />
          {t('admin:server.now')}
          {ofAll.end && <span className={styles.nowEnd}>{ofAll.end}</span>}
        </dt>
        {(['rooms', 'lines', 'qtests'] as const).map((name) => (
          <dd key={name} className={styles.nowFigure}>
            <span className={styles.nowValue}>{numberText(sum(name))}</span>{' '}
            {t(`admin:server.${name}`, { count: sum(name) })}
          </dd>
        ))}
      </div>
    </dl>
  )
}
