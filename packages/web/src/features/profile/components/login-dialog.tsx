import { useNavigate } from '../../../lib/navigation/location.tsx'
import { paths } from '../../../lib/navigation/paths.ts'
import { t } from '../../../messages/studio.ts'
import { ButtonLink } from '../../../ui/studio/controls/button.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'

/** A visitor asked for what belongs to an account; closing it leads home. */
export const LoginDialog = ({ redirect }: { redirect: string }) => {
  const navigate = useNavigate()
  return (
    <Dialog
      open
      title={t('profile:profile')}
      help={t('profile:loginToAccess')}
      closeLabel={t('studio:close')}
      onClose={() => navigate(paths.home, { replace: true })}
      actions={
        <>
          <ButtonLink to={paths.signUp} state={{ redirect }} tone="outline">
            {t('studio:signUp')}
          </ButtonLink>
          <ButtonLink to={paths.signIn} state={{ redirect }}>
            {t('studio:logIn')}
          </ButtonLink>
        </>
      }
    />
  )
}
