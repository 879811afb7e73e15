import { useEffect } from 'react'
import { forgetAccount } from '../account/account.ts'
import { wantedPage } from '../account/wanted-page.ts'
import { onUnauthorized } from '../lib/calls/unauthorized.ts'
import { useNavigate } from '../lib/navigation/location.tsx'
import { paths } from '../lib/navigation/paths.ts'
import { useToast } from '../ui/stage/feedback/toaster.tsx'

/** A call that needed a login says so, and leads to the login page, which leads back. */
export const UnauthorizedNotice = () => {
  const navigate = useNavigate()
  const toast = useToast()
  useEffect(
    () =>
      onUnauthorized((sentence) => {
        forgetAccount()
        toast({ text: sentence, tone: 'bad' })
        const { pathname, search } = window.location
        // A step of the sign-in whose time ran out begins again, and still leads to what was wanted at first.
        const redirect = pathname === paths.signIn ? wantedPage(history.state) : pathname + search
        navigate(paths.signIn, { state: { redirect } })
      }),
    [navigate, toast],
  )
  return null
}
