import { lazy, Suspense } from 'react'
import { isLoggedIn } from '../account/session.ts'
import { useLocation } from '../lib/navigation/location.tsx'
import { isFramed } from '../lib/page/is-framed.ts'
import { isKeptPage } from '../lib/page/kept-page.ts'
import { RouteTitle, usePageTitle } from '../lib/page/page-title.ts'
import { t } from '../messages/stage.ts'
import { StageGround } from '../ui/stage/layout/stage-ground.tsx'
import { routeOf } from './routes.tsx'
import { UnauthorizedNotice } from './unauthorized-notice.tsx'

const LoginGate = lazy(() => import('../features/home/login-gate.tsx').then((m) => ({ default: m.LoginGate })))
const OfflineScreen = lazy(() =>
  import('../features/home/offline/offline-screen.tsx').then((m) => ({ default: m.OfflineScreen })),
)
const StudioFrame = lazy(() => import('./studio-frame.tsx').then((m) => ({ default: m.StudioFrame })))

/** Before its screen, which may add what it shows. */
const PageTitle = () => {
  usePageTitle()
  return null
}

const Screen = ({ of: { route, rest, beyond } }: { of: ReturnType<typeof routeOf> }) => {
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
export const Router = () => {
  const { pathname } = useLocation()
  const found = routeOf(pathname, isFramed())
  const { title } = found.route
  return (
    <RouteTitle value={title === undefined ? '' : t(title)}>
      <PageTitle />
      <Suspense fallback={<StageGround>{null}</StageGround>}>
        <UnauthorizedNotice />
        {isKeptPage() ? <OfflineScreen /> : <Screen of={found} />}
      </Suspense>
    </RouteTitle>
  )
}
