import type { SignedIn } from '@quokka/contract/http'
import type { Outcome } from '../../lib/call.ts'
import { useLocation, useNavigate } from '../../lib/location.tsx'
import { finishSignIn } from '../../lib/sign-in.ts'
import { wantedPage } from '../../lib/wanted-page.ts'
import { useToast } from '../../ui/stage/toaster.tsx'

/** Goes on after a step of the sign-in, to what was wanted at first; a refusal is shown. */
export const useFinishSignIn = () => {
  const navigate = useNavigate()
  const toast = useToast()
  const redirect = wantedPage(useLocation().state)
  return async (answer: Outcome<SignedIn>) => {
    if (answer.ok) await finishSignIn(answer.value, navigate, { redirect })
    else toast({ text: answer.sentence, tone: 'bad' })
  }
}
