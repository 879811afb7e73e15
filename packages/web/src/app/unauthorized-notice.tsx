import { useEffect } from 'react'
import { useNavigate } from '../lib/location.tsx'
import { paths } from '../lib/paths.ts'
import { onUnauthorized } from '../lib/unauthorized.ts'
import { useToast } from '../ui/stage/toaster.tsx'

/** A call that needed a login says so and leads to the login page. */
export const UnauthorizedNotice = () => {
  const navigate = useNavigate()
  const toast = useToast()
  useEffect(
    () =>
      onUnauthorized((sentence) => {
        toast({ text: sentence, tone: 'bad' })
        navigate(paths.signIn)
      }),
    [navigate, toast],
  )
  return null
}
