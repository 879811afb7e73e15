import { LIMITS } from '@quokka/core/limits'
import { useRef } from 'react'
import { useForm } from '../../../lib/forms/use-form.ts'
import { useLocation } from '../../../lib/navigation/location.tsx'
import { paths } from '../../../lib/navigation/paths.ts'
import { t } from '../../../messages/accounts.ts'
import { RouteLink } from '../../../ui/stage/controls/route-link.tsx'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { TextField } from '../../../ui/studio/fields/text-field.tsx'
import { useForgotPassword } from '../api/account-calls.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import styles from '../components/form.module.css'

/** For a user who has forgotten the password. `onCode` gets the user name, once a code is on its way or there already. */
export const AskForCode = ({ onCode }: { onCode: (username: string) => void }) => {
  const toast = useToast()
  const { state } = useLocation()
  const forgot = useForgotPassword()
  const hasCode = useRef(false)
  const { field, isSending, submit } = useForm({
    initial: { username: '' },
    check: ({ username }) => ({ ...(username.trim() === '' && { username: t('accounts:resetNameInvalid') }) }),
    send: async (typed) => {
      const username = typed.username.trim()
      if (hasCode.current) {
        onCode(username)
        return
      }
      const answer = await forgot.ask({ username })
      if (answer.ok) {
        toast({ text: answer.value, tone: 'info' })
        onCode(username)
      } else {
        toast({ text: answer.sentence, tone: 'bad' })
      }
    },
  })
  const submitWith = (has: boolean) => () => {
    hasCode.current = has
  }

  return (
    <AccountFrame
      greeting="forgotPassword"
      mood="thinking"
      title={t('accounts:resetPassword')}
      help={t('accounts:resetHelp')}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          {...field('username')}
          label={t('accounts:usernameOrEmail')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.emailCharacters}
          required
        />
        <Button type="submit" wide busy={isSending} onPress={submitWith(false)}>
          {t('accounts:sendCode')}
        </Button>
        <Button type="submit" tone="outline" wide onPress={submitWith(true)}>
          {t('accounts:haveCode')}
        </Button>
      </form>
      <p className={styles.below}>
        <RouteLink to={paths.signIn} state={state} className={styles.link}>
          {t('accounts:backToLogIn')}
        </RouteLink>
      </p>
    </AccountFrame>
  )
}
