import { paths } from '../../../lib/navigation/paths.ts'
import { SentenceAround } from '../../../lib/text/sentence-around.tsx'
import { t } from '../../../messages/accounts.ts'
import { RouteLink } from '../../../ui/stage/controls/route-link.tsx'
import styles from './form.module.css'

/** What somebody agrees to by the button above: a sentence around the link. */
export const TermsLine = ({ sentence }: { sentence: string }) => (
  <p className={styles.terms}>
    <SentenceAround sentence={sentence}>
      <RouteLink to={paths.terms} className={styles.link}>
        {t('accounts:termsLink')}
      </RouteLink>
    </SentenceAround>
  </p>
)
