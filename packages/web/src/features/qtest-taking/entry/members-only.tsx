import { paths, qTestOf } from '../../../lib/navigation/paths.ts'
import { isFramed } from '../../../lib/page/is-framed.ts'
import { ButtonLink } from '../../../ui/stage/controls/button-link.tsx'
import { t } from '../messages.ts'
import styles from './members-only.module.css'

/** What a guest sees of a QTest for members: the way to the login and back. In another site's frame nobody can log in. */
export const MembersOnly = ({ qtestId }: { qtestId: string }) => (
  <div className={styles.members}>
    <p className={styles.words}>{t('members')}</p>
    {isFramed() ? (
      <a className={styles.tab} href={qTestOf(qtestId)} target="_blank" rel="noopener">
        {t('openInTab')}
      </a>
    ) : (
      <ButtonLink wide to={paths.signIn} state={{ redirect: qTestOf(qtestId) }}>
        {t('logIn')}
      </ButtonLink>
    )}
  </div>
)
