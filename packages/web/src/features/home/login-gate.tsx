import { useLocation, useNavigate } from '../../lib/navigation/location.tsx'
import { paths } from '../../lib/navigation/paths.ts'
import { t } from '../../messages/stage.ts'
import { StageGround } from '../../ui/stage/layout/stage-ground.tsx'
import { StageHeader } from '../../ui/stage/layout/stage-header.tsx'
import { Brand } from '../../ui/stage/pictures/brand.tsx'
import { LoginPrompt } from './login-prompt.tsx'

/** In place of a members' page, for a visitor who came by its address. Closing the question leads home. */
export const LoginGate = () => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <StageGround scene="hills">
      <StageHeader start={<Brand />} />
      <main>
        <LoginPrompt
          page={{ name: t('home:membersOnly'), to: pathname + search }}
          onClose={() => navigate(paths.home, { replace: true })}
        />
      </main>
    </StageGround>
  )
}
