import { Redirect } from '../../lib/location.tsx'
import { paths } from '../../lib/paths.ts'
import { t } from '../../messages/studio.ts'
import { LoadFailed } from '../../ui/studio/load-failed.tsx'
import { ScreenTitle } from '../../ui/studio/screen-title.tsx'
import { useOwnProfile } from './api/use-own-profile.ts'
import { LoginDialog } from './components/login-dialog.tsx'
import { OwnDataCard } from './components/own-data-card.tsx'
import { PersonCard } from './components/person-card.tsx'
import { ProfileSkeleton } from './components/profile-skeleton.tsx'
import { StatsCard } from './components/stats-card.tsx'
import { TwoStepCard } from './components/two-step-card.tsx'
import styles from './profile.module.css'

/** My Profile: who one is to others, what one has played, and what one may do with the account. */
export const ProfileScreen = () => {
  const { own, reload, refresh } = useOwnProfile()
  if (own.is === 'ready' && own.value.profile.username === '') return <Redirect to={paths.editProfile} />
  return (
    <div className={styles.screen}>
      <ScreenTitle title={t('profile:title')} />
      {own.is === 'visitor' && <LoginDialog redirect={paths.profile} />}
      {(own.is === 'loading' || own.is === 'visitor') && <ProfileSkeleton />}
      {own.is === 'failed' && (
        <LoadFailed
          title={t('profile:failedTitle')}
          sentence={own.sentence}
          retryLabel={t('ui:retry')}
          onRetry={reload}
        />
      )}
      {own.is === 'ready' && (
        <div className={styles.columns}>
          <PersonCard profile={own.value.profile} />
          <div className={styles.column}>
            <StatsCard stats={own.value.stats} />
            <TwoStepCard profile={own.value.profile} onChange={refresh} />
            <OwnDataCard username={own.value.profile.username} hasPassword={own.value.profile.hasPassword} />
          </div>
        </div>
      )}
    </div>
  )
}
