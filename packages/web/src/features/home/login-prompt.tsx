import { paths } from '../../lib/navigation/paths.ts'
import { t } from '../../messages/stage.ts'
import { ButtonLink } from '../../ui/stage/controls/button-link.tsx'
import { Dialog } from '../../ui/stage/layout/dialog.tsx'

/** What belongs to an account: its name, and its address, to which the sign-in returns. */
export interface MembersPage {
  name: string
  to: string
}

interface LoginPromptProps {
  /** Nothing is asked while there is none. */
  page: MembersPage | undefined
  onClose: () => void
}

/** A visitor asked for what belongs to an account. */
export const LoginPrompt = ({ page, onClose }: LoginPromptProps) => (
  <Dialog
    open={page !== undefined}
    title={page?.name}
    help={t('home:loginToAccess')}
    closeLabel={t('ui:close')}
    onClose={onClose}
    actions={
      <>
        <ButtonLink to={paths.signUp} state={{ redirect: page?.to }} tone="dark">
          {t('home:signUp')}
        </ButtonLink>
        <ButtonLink to={paths.signIn} state={{ redirect: page?.to }}>
          {t('home:logIn')}
        </ButtonLink>
      </>
    }
  />
)
