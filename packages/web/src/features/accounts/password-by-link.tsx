import { readPasswordLink, takePasswordLink } from '@quokka/contract/http'
import { useState } from 'react'
import { call } from '../../lib/calls/call.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useLoaded } from '../../lib/calls/use-loaded.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { t } from '../../messages/accounts.ts'
import { checkNewPassword } from '../../new-password/check-new-password.ts'
import { NewPasswordFields } from '../../new-password/new-password-fields.tsx'
import { RouteLink } from '../../ui/stage/controls/route-link.tsx'
import { Button } from '../../ui/studio/controls/button.tsx'
import { LoadFailed } from '../../ui/studio/feedback/load-failed.tsx'
import { AccountFrame } from './components/account-frame.tsx'
import styles from './components/form.module.css'
import { useFinishSignIn } from './use-finish-sign-in.ts'

/** A password chosen by a link that was emailed: an invitation, or a reset by an administrator. Rule AC44. */
export const PasswordByLink = () => {
  // Read once: the address goes on to the next screen before this one has gone.
  const [token] = useState(() => location.hash.slice(1))
  const { loaded, reload } = useLoaded((asked) => call(readPasswordLink, { token: asked }), token)
  if (loaded.is === 'loading') return <AccountFrame greeting="step" title={t('accounts:choosePassword')} />
  if (loaded.is === 'failed')
    return (
      <AccountFrame greeting="forgotPassword" mood="thinking" title={t('accounts:linkFailed')}>
        {loaded.code === 'account/link-expired' ? (
          <p>{loaded.sentence}</p>
        ) : (
          <LoadFailed
            title={t('accounts:linkNotRead')}
            sentence={loaded.sentence}
            retryLabel={t('accounts:tryAgain')}
            onRetry={reload}
          />
        )}
        <p className={styles.below}>
          <RouteLink to={paths.forgotPassword} className={styles.link}>
            {t('accounts:linkByCode')}
          </RouteLink>
        </p>
      </AccountFrame>
    )
  return <ChooseForm token={token} userName={loaded.value.userName} />
}

const ChooseForm = ({ token, userName }: { token: string; userName: string }) => {
  const take = useCall(takePasswordLink)
  const finish = useFinishSignIn()
  const { field, change, focus, isSending, submit } = useForm({
    initial: { password: '', repeated: '' },
    check: ({ password, repeated }) => checkNewPassword(password, repeated),
    send: async ({ password }) => {
      const answer = await take.ask({ token, password })
      if (answer.ok || answer.status !== 400) return finish(answer)
      change('password', password, answer.sentence)
      focus('password')
    },
  })
  return (
    <AccountFrame
      greeting="step"
      mood="happy"
      title={t('accounts:choosePassword')}
      help={t('accounts:linkHelp', { username: userName })}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        {/* For the browser's store of passwords. */}
        <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
        <NewPasswordFields password={field('password')} repeated={field('repeated')} />
        <Button type="submit" wide busy={isSending}>
          {t('accounts:savePassword')}
        </Button>
      </form>
    </AccountFrame>
  )
}
