import { t } from '../../../messages/studio.ts'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { EmptyState } from '../../../ui/studio/feedback/empty-state.tsx'
import { LoadFailed } from '../../../ui/studio/feedback/load-failed.tsx'
import { Skeleton } from '../../../ui/studio/feedback/skeleton.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import { useOrganisations } from '../api/use-organisations.ts'
import { CreateOrganisationForm } from './create-organisation-form.tsx'
import { OrganisationItem } from './organisation-item.tsx'
import styles from './organisations.module.css'

export const OrganisationsCard = () => {
  const { loaded, reload, ...actions } = useOrganisations()
  return (
    <Card title={t('admin:organisations.title')} help={t('admin:organisations.help')}>
      {loaded.is === 'loading' && (
        <div role="status" className={styles.list}>
          <VisuallyHidden>{t('admin:organisations.loading')}</VisuallyHidden>
          <Skeleton className={styles.skeleton} />
          <Skeleton className={styles.skeleton} />
        </div>
      )}
      {loaded.is === 'failed' && (
        <LoadFailed
          title={t('admin:organisations.failedTitle')}
          sentence={loaded.sentence}
          retryLabel={t('ui:retry')}
          onRetry={reload}
        />
      )}
      {loaded.is === 'ready' && (
        <>
          <CreateOrganisationForm actions={actions} />
          {loaded.value.length === 0 ? (
            <EmptyState sentence={t('admin:organisations.empty')} />
          ) : (
            <ul className={styles.list}>
              {loaded.value.map((organisation) => (
                <OrganisationItem key={organisation.organisationId} organisation={organisation} actions={actions} />
              ))}
            </ul>
          )}
        </>
      )}
    </Card>
  )
}
