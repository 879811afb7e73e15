import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle'
import { t } from '../../../messages/studio.ts'
import { Tag } from '../../../ui/studio/display/tag.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import type { ServerRead } from '../api/use-server.ts'
import styles from './server.module.css'
import { nameOfNode, sizeWords } from './sizes.ts'

/** Each server with its own figures; those that are alive and did not answer last. Rule AD27. */
export const ServersCard = ({ servers, silent }: Pick<ServerRead, 'servers' | 'silent'>) => (
  <Card title={t('admin:server.several', { count: servers.length + silent.length })}>
    <ul className={styles.rows} aria-label={t('admin:server.several', { count: servers.length + silent.length })}>
      {servers.map(({ node, isAnswering, version, rooms, lines, qtests, diskFreeBytes }) => (
        <li key={node} className={styles.row}>
          <span className={styles.words}>
            <span className={styles.strong}>
              {nameOfNode(node)}
              {isAnswering && <span className={styles.soft}> {t('admin:server.thisOne')}</span>}
            </span>
            <span className={styles.soft}>
              {[
                version,
                `${rooms} ${t('admin:server.rooms', { count: rooms })}`,
                `${lines} ${t('admin:server.lines', { count: lines })}`,
                `${qtests} ${t('admin:server.qtests', { count: qtests })}`,
                ...(diskFreeBytes === null ? [] : [t('admin:server.free', { size: sizeWords(diskFreeBytes) })]),
              ].join(' · ')}
            </span>
          </span>
          <Tag tone="good" icon={CheckCircleIcon}>
            {t('admin:server.answers')}
          </Tag>
        </li>
      ))}
      {silent.map((node) => (
        <li key={node} className={styles.row}>
          <span className={styles.words}>
            <span className={styles.strong}>{nameOfNode(node)}</span>
            <span className={styles.soft}>{t('admin:server.silentHelp')}</span>
          </span>
          <Tag tone="bad" icon={WarningCircleIcon}>
            {t('admin:server.silent')}
          </Tag>
        </li>
      ))}
    </ul>
  </Card>
)
