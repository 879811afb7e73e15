import { useEffect } from 'react'
import { refreshAccount } from '../../../account/account.ts'
import { useNavigate } from '../../../lib/navigation/location.tsx'
import { paths } from '../../../lib/navigation/paths.ts'
import { t } from '../../../messages/studio.ts'
import { HeadingFocus } from '../../../ui/stage/layout/heading-focus.tsx'
import { ButtonLink } from '../../../ui/studio/controls/button.tsx'
import { EmptyState } from '../../../ui/studio/feedback/empty-state.tsx'

const HOME_AFTER_MS = 5_000

/** The payment is confirmed, in the server's words; home follows by itself. Rule PR8. */
export const Confirmed = ({ sentence }: { sentence: string }) => {
  const navigate = useNavigate()
  useEffect(() => {
    // The tab knows from now on what the account is.
    void refreshAccount()
    const timer = setTimeout(() => navigate(paths.home, { replace: true }), HOME_AFTER_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <HeadingFocus>
      <EmptyState
        heading="h1"
        mood="cheering"
        title={sentence}
        sentence={t('pricing:confirmed.help')}
        action={<ButtonLink to={paths.home}>{t('pricing:confirmed.home')}</ButtonLink>}
      />
    </HeadingFocus>
  )
}
