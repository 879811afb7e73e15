import { useEffect, useRef, useState } from 'react'
import { signOut } from '../../account/sign-in.ts'
import { useNavigate } from '../../lib/location.tsx'
import { paths } from '../../lib/paths.ts'
import { t } from '../../messages/studio.ts'
import { Button, ButtonLink } from '../../ui/studio/button.tsx'
import { AccountFrame } from './components/account-frame.tsx'
import styles from './components/form.module.css'

/** Ends the session. While the server cannot be reached nobody is sent away believing to be signed out. */
export const LoggingOut = () => {
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

  if (failure === undefined) return <AccountFrame greeting="signOut" title={t('accounts:signingOut')} />
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
