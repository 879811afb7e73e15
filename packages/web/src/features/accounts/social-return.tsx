import { useEffect, useRef } from 'react'
import { finishSignIn } from '../../account/sign-in.ts'
import { useNavigate } from '../../lib/navigation/location.tsx'
import { paths } from '../../lib/navigation/paths.ts'
import { t } from '../../messages/accounts.ts'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'
import { useSocialToken } from './api/use-social-token.ts'
import { AccountFrame } from './components/account-frame.tsx'
import { takeWantedPage } from './kept-wanted-page.ts'

/** Where a social login comes back to: its code is exchanged once, and does not stay in the browser's history. */
export const SocialReturn = () => {
  const navigate = useNavigate()
  const toast = useToast()
  const askForToken = useSocialToken()
  const isAsked = useRef(false)

  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    const sent = Object.fromEntries(new URLSearchParams(window.location.search))
    history.replaceState(null, '', window.location.pathname)
    const ask = async () => {
      const answer = await askForToken(sent)
      if (answer.ok) {
        await finishSignIn(answer.value, navigate, { redirect: takeWantedPage() })
        return
      }
      toast({ text: answer.sentence, tone: 'bad' })
      navigate(paths.home, { replace: true })
    }
    ask().catch(() => {})
  }, [askForToken, navigate, toast])

  return <AccountFrame greeting="redirect" mood="happy" title={t('accounts:finishing')} />
}
