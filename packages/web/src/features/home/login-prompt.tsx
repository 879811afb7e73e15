import { paths } from '../../lib/paths.ts'
import { t } from '../../messages/t.ts'
import { ButtonLink } from '../../ui/stage/button-link.tsx'
import { Dialog } from '../../ui/stage/dialog.tsx'

/** A visitor asked for what belongs to an account. */
export const LoginPrompt = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog
    open={open}
    title={t('home:profile')}
    help={t('home:loginToAccess')}
    closeLabel={t('ui:close')}
    onClose={onClose}
    actions={
      <>
        <ButtonLink to={paths.signUp} tone="dark">
          {t('home:signUp')}
        </ButtonLink>
        <ButtonLink to={paths.signIn}>{t('home:logIn')}</ButtonLink>
      </>
    }
  />
)
