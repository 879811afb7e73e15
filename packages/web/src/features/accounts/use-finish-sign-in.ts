import type { SignedIn } from '@quokka/contract/http'
import { finishSignIn } from '../../account/sign-in.ts'
import { wantedPage } from '../../account/wanted-page.ts'
import type { Outcome } from '../../lib/calls/call.ts'
import { useLocation, useNavigate } from '../../lib/navigation/location.tsx'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'

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
