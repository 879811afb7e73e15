import { Suspense } from 'react'
import { isLoggedIn } from '../account/session.ts'
import { lazyWith } from '../lib/language/lazy-with.ts'
import { useLocation } from '../lib/navigation/location.tsx'
import { isFramed } from '../lib/page/is-framed.ts'
import { isKeptPage } from '../lib/page/kept-page.ts'
import { RouteTitle, usePageTitle } from '../lib/page/page-title.ts'
import { StageGround } from '../ui/stage/layout/stage-ground.tsx'
import { routeOf } from './routes.tsx'
import { UnauthorizedNotice } from './unauthorized-notice.tsx'

const LoginGate = lazyWith('home', () =>
  import('../features/home/login-gate.tsx').then((m) => ({ default: m.LoginGate })),
)
const OfflineScreen = lazyWith('home', () =>
  import('../features/home/offline/offline-screen.tsx').then((m) => ({ default: m.OfflineScreen })),
)
const StudioFrame = lazyWith('studio', () => import('./studio-frame.tsx').then((m) => ({ default: m.StudioFrame })))

/** Before its screen, which may add what it shows. */
const PageTitle = () => {
  usePageTitle()
  return null
}
const OtherPageTitle = lazyWith('titles', () => Promise.resolve({ default: PageTitle }))

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
  const { title = '' } = found.route
  const Title = title.startsWith('titles:') ? OtherPageTitle : PageTitle
  return (
    <RouteTitle value={title}>
      <Suspense fallback={<StageGround>{null}</StageGround>}>
        <Title />
        <UnauthorizedNotice />
        {isKeptPage() ? <OfflineScreen /> : <Screen of={found} />}
      </Suspense>
    </RouteTitle>
  )
}
