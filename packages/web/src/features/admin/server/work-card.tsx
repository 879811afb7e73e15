import { paths } from '../../../lib/navigation/paths.ts'
import { t } from '../../../messages/studio.ts'
import { RouteLink } from '../../../ui/stage/controls/route-link.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import type { ServerRead } from '../api/use-server.ts'
import styles from './server.module.css'

/** What waits and what failed, by lanes, with the way to it. */
export const WorkCard = ({ lanes }: Pick<ServerRead, 'lanes'>) => (
  <Card title={t('admin:tabs.work')}>
    {lanes === null && <p className={styles.soft}>{t('admin:server.notKnown')}</p>}
    {lanes !== null && (
      <dl className={styles.lanes}>
        {lanes.map(({ lane, waiting, failed }) => (
          <div key={lane} className={styles.lane}>
            <dt>{t(`admin:work.lanes.${lane}`)}</dt>
            <dd className={failed > 0 ? styles.bad : undefined}>
              {`${t('admin:work.waiting', { count: waiting })} · ${t('admin:work.failed', { count: failed })}`}
            </dd>
          </div>
        ))}
      </dl>
    )}
    <RouteLink to={`${paths.admin}?tab=work`} className={styles.link}>
      {t('admin:server.toWork')}
    </RouteLink>
  </Card>
)
