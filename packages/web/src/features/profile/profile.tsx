import { useEffect } from 'react'
import { isPaymentKept, redeemKeptPayment } from '../../account/kept-payment.ts'
import { Redirect } from '../../lib/navigation/location.tsx'
import { paths } from '../../lib/navigation/paths.ts'
import { t } from '../../messages/studio.ts'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'
import { LoadFailed } from '../../ui/studio/feedback/load-failed.tsx'
import { ScreenTitle } from '../../ui/studio/layout/screen-title.tsx'
import { useOwnProfile } from './api/use-own-profile.ts'
import { ExtraTimeCard } from './components/extra-time-card.tsx'
import { LanguageCard } from './components/language-card.tsx'
import { LoginDialog } from './components/login-dialog.tsx'
import { OwnDataCard } from './components/own-data-card.tsx'
import { PersonCard } from './components/person-card.tsx'
import { ProfileSkeleton } from './components/profile-skeleton.tsx'
import { SignInCard } from './components/sign-in-card.tsx'
import { StatsCard } from './components/stats-card.tsx'
import { OwnSubscription } from './components/subscription.tsx'
import { TwoStepCard } from './components/two-step-card.tsx'
import styles from './profile.module.css'

/** My Profile: who one is to others, what one has played, and what one may do with the account. */
export const ProfileScreen = () => {
  const { own, reload, refresh } = useOwnProfile()
  const toast = useToast()
  useEffect(() => {
    // What was paid and not answered for. Rule PR9.
    void redeemKeptPayment().then((redeemed) => {
      if (redeemed?.ok === false && !isPaymentKept()) toast({ text: redeemed.sentence, tone: 'bad' })
      if (!redeemed?.ok) return
      toast({ text: t('profile:subscription.confirmed'), tone: 'good' })
      reload()
    })
  }, [reload, toast])
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
            <ExtraTimeCard profile={own.value.profile} />
            <OwnSubscription profile={own.value.profile} onChange={refresh} />
            <LanguageCard language={own.value.profile.language} onChange={refresh} />
            <SignInCard
              username={own.value.profile.username}
              hasPassword={own.value.profile.hasPassword}
              onChange={refresh}
            />
            <TwoStepCard profile={own.value.profile} onChange={refresh} />
            <OwnDataCard username={own.value.profile.username} hasPassword={own.value.profile.hasPassword} />
          </div>
        </div>
      )}
    </div>
  )
}
