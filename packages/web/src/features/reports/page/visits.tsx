import type { ReportFigures } from '@quokka/contract/http'
import { SHARE_SOURCES } from '@quokka/core/share-sources'
import { numberText } from '../../../lib/text/numbers.ts'
import { t } from '../../../messages/studio.ts'
import { Facts } from '../../../ui/studio/display/facts.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import styles from './hardest-questions.module.css'

/** How often the shared links were followed, by where they were shared. Rule RW15. */
export const Visits = ({ visits }: { visits: ReportFigures['visits'] }) => {
  const isNone = SHARE_SOURCES.every((source) => visits[source] === 0)
  return (
    <Card title={t('reports:page.visits.title')} help={t('reports:page.visits.help')}>
      {isNone ? (
        <p className={styles.help}>{t('reports:page.visits.none')}</p>
      ) : (
        <Facts
          facts={SHARE_SOURCES.map((source) => [t(`reports:page.visits.${source}`), numberText(visits[source])])}
        />
      )}
    </Card>
  )
}
