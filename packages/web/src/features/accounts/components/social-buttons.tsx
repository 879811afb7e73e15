import type { SocialProvider } from '@quokka/contract/http'
import { t } from '../../../messages/accounts.ts'
import { useSocialProviders } from '../api/use-social-providers.ts'
import { keepWantedPage } from '../kept-wanted-page.ts'
import { FacebookLogo, GoogleLogo } from './brand-logos.tsx'
import styles from './social-buttons.module.css'

const LOGOS = { google: GoogleLogo, facebook: FacebookLogo }

/** The way to a provider leaves the page: the server answers with the provider's address. */
const addressOf = (provider: SocialProvider) => `/qq/v1/sociallogin/${provider}`

/** The social logins of this installation, and the word that parts them from the form; nothing where there are none. */
export const SocialButtons = ({ redirect }: { redirect: string | undefined }) => {
  const providers = useSocialProviders()
  if (providers.length === 0) return null
  return (
    <div className={styles.buttons}>
      {providers.map((provider) => {
        const Logo = LOGOS[provider]
        return (
          <a
            key={provider}
            className={styles.button}
            href={addressOf(provider)}
            onClick={(event) => {
              event.preventDefault()
              keepWantedPage(redirect)
              window.location.assign(addressOf(provider))
            }}
          >
            <Logo />
            {t(`accounts:continueWith.${provider}`)}
          </a>
        )
      })}
      <p className={styles.or}>{t('accounts:or')}</p>
    </div>
  )
}
