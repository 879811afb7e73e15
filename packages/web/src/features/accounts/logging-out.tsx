import { useEffect, useRef, useState } from 'react'
import { signOut } from '../../account/sign-in.ts'
import { useLocation, useNavigate } from '../../lib/navigation/location.tsx'
import { paths } from '../../lib/navigation/paths.ts'
import { t } from '../../messages/accounts.ts'
import { Button, ButtonLink } from '../../ui/studio/controls/button.tsx'
import { AccountFrame } from './components/account-frame.tsx'
import styles from './components/form.module.css'

/** Ends the session. Whoever comes by an address, which may be another site's link, is asked first. Rule AS25. */
export const LoggingOut = () => {
  const { cameBy } = useLocation()
  const [isConfirmed, setIsConfirmed] = useState(false)
  if (cameBy === 'product' || isConfirmed) return <Leaving />
  return <AskFirst onLeave={() => setIsConfirmed(true)} />
}

const AskFirst = ({ onLeave }: { onLeave: () => void }) => (
  <AccountFrame greeting="signOut" mood="thinking" title={t('accounts:askSignOut')} help={t('accounts:askSignOutHelp')}>
    <div className={styles.form}>
      <Button wide onPress={onLeave}>
        {t('accounts:logOut')}
      </Button>
      <ButtonLink to={paths.home} tone="outline" wide>
        {t('accounts:stay')}
      </ButtonLink>
    </div>
  </AccountFrame>
)

/** While the server cannot be reached nobody is sent away believing to be signed out. */
const Leaving = () => {
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string>()
  const isAsked = useRef(false)

  const leave = async () => {
    setFailure(undefined)
    const answer = await signOut()
    if (answer.ok) navigate(paths.home, { replace: true })
    else setFailure(answer.sentence)
  }

  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    leave().catch(() => {})
  })

  if (failure === undefined) return <AccountFrame greeting="signOut" title={t('accounts:signingOut')} focusTitle />
  return (
    <AccountFrame greeting="signOut" mood="oops" title={t('accounts:signOutFailed')} help={failure} focusTitle>
      <div className={styles.form}>
        <Button wide onPress={leave}>
          {t('accounts:tryAgain')}
        </Button>
        <ButtonLink to={paths.home} tone="outline" wide>
          {t('accounts:goHome')}
        </ButtonLink>
      </div>
    </AccountFrame>
  )
}
