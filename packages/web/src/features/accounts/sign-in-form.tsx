import { LIMITS } from '@quokka/core/limits'
import * as z from 'zod/mini'
import { finishSignIn } from '../../account/sign-in.ts'
import { wantedPage } from '../../account/wanted-page.ts'
import { useForm } from '../../lib/forms/use-form.ts'
import { useLocation, useNavigate } from '../../lib/navigation/location.tsx'
import { paths } from '../../lib/navigation/paths.ts'
import { HERE } from '../../lib/text/sentence-around.tsx'
import { t } from '../../messages/accounts.ts'
import { RouteLink } from '../../ui/stage/controls/route-link.tsx'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'
import { Button } from '../../ui/studio/controls/button.tsx'
import { PasswordField } from '../../ui/studio/fields/password-field.tsx'
import { TextField } from '../../ui/studio/fields/text-field.tsx'
import { useSignIn } from './api/account-calls.ts'
import { AccountFrame } from './components/account-frame.tsx'
import styles from './components/form.module.css'
import { SocialButtons } from './components/social-buttons.tsx'
import { TermsLine } from './components/terms-line.tsx'
import { confirmEmailOf } from './confirm-email-path.ts'

/** The server's status for a right password of an account whose email is not confirmed (contract §1). */
const NOT_CONFIRMED = 302
const WRONG_CREDENTIALS = 401

const Confirmed = z.object({ username: z.string() })

/** Whose email was confirmed right before: the name is typed already. Rule SU27. */
const confirmedName = (state: unknown): string => Confirmed.safeParse(state).data?.username ?? ''

/** User name or email, and password. */
export const SignInForm = ({ onPassword }: { onPassword: (password: string) => void }) => {
  const navigate = useNavigate()
  const toast = useToast()
  const { state } = useLocation()
  const redirect = wantedPage(state)
  const signIn = useSignIn()
  const { field, change, focus, isSending, submit } = useForm({
    initial: { username: confirmedName(state), password: '' },
    check: ({ username, password }) => ({
      ...(username.trim() === '' && { username: t('accounts:nameInvalid') }),
      ...(password.length < LIMITS.password.min && { password: t('accounts:passwordIncorrect') }),
    }),
    send: async ({ username, password }) => {
      const name = username.trim()
      const answer = await signIn.ask({ username: name, password })
      if (answer.ok) {
        onPassword(password)
        await finishSignIn(answer.value, navigate, { redirect })
      } else if (answer.status === NOT_CONFIRMED) {
        toast({ text: answer.sentence, tone: 'info' })
        navigate(confirmEmailOf(name), { state: { redirect } })
      } else if (answer.status === WRONG_CREDENTIALS) {
        change('password', password, answer.sentence)
        focus('password')
      } else {
        toast({ text: answer.sentence, tone: 'bad' })
      }
    },
  })

  return (
    <AccountFrame
      greeting="signIn"
      title={t('accounts:logIn')}
      help={
        <>
          {t('accounts:newHere')}{' '}
          <RouteLink to={paths.signUp} state={{ redirect }} className={styles.link}>
            {t('accounts:signUpLink')}
          </RouteLink>
        </>
      }
    >
      <SocialButtons redirect={redirect} />
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
        <PasswordField
          {...field('password')}
          label={t('accounts:password')}
          labelEnd={
            <RouteLink to={paths.forgotPassword} state={{ redirect }} className={styles.link}>
              <span className={styles.labelLink}>{t('accounts:forgotPassword')}</span>
            </RouteLink>
          }
          name="password"
          autoComplete="current-password"
          showLabel={t('accounts:showPassword')}
          required
        />
        <div className={styles.submit}>
          <Button type="submit" wide busy={isSending}>
            {t('accounts:logIn')}
          </Button>
        </div>
      </form>
      <TermsLine sentence={t('accounts:agreeLogIn', { terms: HERE })} />
    </AccountFrame>
  )
}
