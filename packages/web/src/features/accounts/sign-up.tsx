import { UsersIcon } from '@phosphor-icons/react/dist/ssr/Users'
import { AGE_GROUPS, checkForm, isYoung, SIGN_UP_FORM } from '@quokka/core/accounts'
import { LIMITS } from '@quokka/core/limits'
import { useUsernameCheck } from '../../account/use-username-check.ts'
import { wantedPage } from '../../account/wanted-page.ts'
import { errorsByField, useForm } from '../../lib/forms/use-form.ts'
import { useLocation, useNavigate } from '../../lib/navigation/location.tsx'
import { paths } from '../../lib/navigation/paths.ts'
import { ageGroupText } from '../../lib/text/age-group-text.ts'
import { HERE } from '../../lib/text/sentence-around.tsx'
import { t } from '../../messages/accounts.ts'
import { RouteLink } from '../../ui/stage/controls/route-link.tsx'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import { Button } from '../../ui/studio/controls/button.tsx'
import { PasswordField } from '../../ui/studio/fields/password-field.tsx'
import { RadioField } from '../../ui/studio/fields/radio-field.tsx'
import { TextField } from '../../ui/studio/fields/text-field.tsx'
import { UsernameField } from '../../ui/studio/fields/username-field.tsx'
import { useSignUp } from './api/account-calls.ts'
import { AccountFrame } from './components/account-frame.tsx'
import styles from './components/form.module.css'
import { SocialButtons } from './components/social-buttons.tsx'
import { TermsLine } from './components/terms-line.tsx'
import { confirmEmailOf } from './confirm-email-path.ts'

/** A new account; its email is confirmed next. */
export const SignUp = () => {
  const navigate = useNavigate()
  const toast = useToast()
  const redirect = wantedPage(useLocation().state)
  const signUp = useSignUp()
  const { values, field, change, isSending, submit } = useForm({
    initial: { username: '', email: '', password: '', age_group: '' },
    check: (typed) =>
      errorsByField(checkForm(SIGN_UP_FORM, { ...typed, username: typed.username.trim(), email: typed.email.trim() })),
    send: async (typed) => {
      const username = typed.username.trim()
      const answer = await signUp.ask({ ...typed, username, email: typed.email.trim() })
      if (!answer.ok) {
        toast({ text: answer.sentence, tone: 'bad' })
        return
      }
      toast({ text: answer.value, tone: 'info' })
      navigate(confirmEmailOf(username), { state: { redirect } })
    },
  })

  const { freeSentence, ask } = useUsernameCheck(values.username)
  const checkName = async () => {
    const found = await ask()
    if (found.is === 'refused') change('username', '', found.sentence)
  }
  const ageGroup = AGE_GROUPS.find((group) => group === values.age_group)

  return (
    <AccountFrame
      greeting="signUp"
      title={t('accounts:signUp')}
      help={
        <>
          {t('accounts:haveAccount')}{' '}
          <RouteLink to={paths.signIn} state={{ redirect }} className={styles.link}>
            {t('accounts:logInLink')}
          </RouteLink>
        </>
      }
    >
      <SocialButtons redirect={redirect} />
      <form className={styles.form} onSubmit={submit} noValidate>
        <UsernameField
          {...field('username')}
          label={t('accounts:username')}
          hint={t('accounts:usernameHint')}
          name="username"
          autoComplete="username"
          freeSentence={values.username.trim().length < LIMITS.username.minAtSignUp ? '' : freeSentence}
          onBlur={() => {
            void checkName()
          }}
        />
        <TextField
          {...field('email')}
          label={t('accounts:email')}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={LIMITS.emailCharacters}
          required
        />
        <PasswordField
          {...field('password')}
          label={t('accounts:password')}
          hint={t('accounts:passwordHint')}
          name="password"
          autoComplete="new-password"
          showLabel={t('accounts:showPassword')}
          required
        />
        <RadioField
          {...field('age_group')}
          label={t('accounts:age')}
          hint={t('accounts:ageHint')}
          options={AGE_GROUPS.map((group) => ({ value: group, label: ageGroupText(group) }))}
          value={ageGroup}
          required
        />
        <div role="status">
          {ageGroup && isYoung(ageGroup) && (
            <p className={styles.note}>
              <Icon of={UsersIcon} size={22} />
              {t('accounts:youngNote')}
            </p>
          )}
        </div>
        <Button type="submit" wide busy={isSending}>
          {t('accounts:signUp')}
        </Button>
      </form>
      <TermsLine sentence={t('accounts:agreeSignUp', { terms: HERE })} />
    </AccountFrame>
  )
}
