import { lazy, Suspense } from 'react'
import { isLoggedIn } from '../account/session.ts'
import { useLocation } from '../lib/navigation/location.tsx'
import { StageGround } from '../ui/stage/layout/stage-ground.tsx'
import { routeOf } from './routes.tsx'
import { UnauthorizedNotice } from './unauthorized-notice.tsx'

const LoginGate = lazy(() => import('../features/home/login-gate.tsx').then((m) => ({ default: m.LoginGate })))
const StudioFrame = lazy(() => import('./studio-frame.tsx').then((m) => ({ default: m.StudioFrame })))

const Screen = () => {
  const { pathname } = useLocation()
  const { route, rest, beyond } = routeOf(pathname)
  const { path, screen: Shown, frame, needs } = route
  if (needs === 'login' && !isLoggedIn()) return <LoginGate />
  const shown = <Shown path={path} rest={rest} beyond={beyond} />
  if (frame === undefined) return shown
  return (
    <StudioFrame key={frame} here={frame}>
      {shown}
    </StudioFrame>
  )
}

/** The screen of the address. */
export const Router = () => (
  <Suspense fallback={<StageGround>{null}</StageGround>}>
    <UnauthorizedNotice />
    <Screen />
  </Suspense>
)
