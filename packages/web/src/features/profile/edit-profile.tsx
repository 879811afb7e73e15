import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft'
import { paths } from '../../lib/navigation/paths.ts'
import { t } from '../../messages/studio.ts'
import { RouteLink } from '../../ui/stage/controls/route-link.tsx'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import { LoadFailed } from '../../ui/studio/feedback/load-failed.tsx'
import { ScreenTitle } from '../../ui/studio/layout/screen-title.tsx'
import { useOwnProfile } from './api/use-own-profile.ts'
import { LoginDialog } from './components/login-dialog.tsx'
import { ProfileForm } from './components/profile-form.tsx'
import { ProfileSkeleton } from './components/profile-skeleton.tsx'
import styles from './edit-profile.module.css'

export const EditProfileScreen = () => {
  const { own, reload } = useOwnProfile()
  return (
    <div className={styles.screen}>
      <ScreenTitle
        title={t('profile:form.title')}
        back={
          <RouteLink to={paths.profile} className={styles.back} aria-label={t('profile:form.back')}>
            <Icon of={ArrowLeftIcon} size={22} />
          </RouteLink>
        }
      />
      {own.is === 'visitor' && <LoginDialog redirect={paths.editProfile} />}
      {(own.is === 'loading' || own.is === 'visitor') && <ProfileSkeleton />}
      {own.is === 'failed' && (
        <LoadFailed
          title={t('profile:failedTitle')}
          sentence={own.sentence}
          retryLabel={t('ui:retry')}
          onRetry={reload}
        />
      )}
      {own.is === 'ready' && <ProfileForm profile={own.value.profile} />}
    </div>
  )
}
