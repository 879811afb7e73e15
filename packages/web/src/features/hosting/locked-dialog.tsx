import { isLoggedIn, readSession } from '../../account/session.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { brandName, supportEmail } from '../../lib/page/brand.ts'
import { ButtonLink } from '../../ui/stage/controls/button-link.tsx'
import { Dialog } from '../../ui/stage/layout/dialog.tsx'
import styles from './locked-dialog.module.css'
import { t } from './messages.ts'

/** Whoever signs in from here comes back to the quizzes. */
const BACK_HERE = { redirect: paths.quizSelection }

/** Why this quiz or category is not open to the caller, and what opens it. Rule WB15. */
export const LockedDialog = ({ name, onClose }: { name: string; onClose: () => void }) => {
  const isMember = isLoggedIn()
  // Who is asked to buy nothing. Rule PR4.
  const isChild = isMember && readSession().ageGroup !== '18+'
  const support = !isChild && supportEmail()
  return (
    <Dialog
      open
      title={name}
      help={isChild ? t('lockedChild') : isMember ? t('lockedMember', { product: brandName() }) : t('lockedGuest')}
      closeLabel={t('ui:close')}
      onClose={onClose}
      actions={
        <>
          {isMember && support && (
            <a className={styles.support} href={`mailto:${support}`}>
              {t('emailSupport')}
            </a>
          )}
          {isMember ? (
            !isChild && <ButtonLink to={paths.pricing}>{t('seePlans')}</ButtonLink>
          ) : (
            <>
              <ButtonLink to={paths.signUp} state={BACK_HERE} tone="dark">
                {t('signUp')}
              </ButtonLink>
              <ButtonLink to={paths.signIn} state={BACK_HERE}>
                {t('logIn')}
              </ButtonLink>
            </>
          )}
        </>
      }
    />
  )
}
