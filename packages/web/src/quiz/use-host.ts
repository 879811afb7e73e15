import { hostingStart } from '../entering/hosting-start.ts'
import { useNavigate } from '../lib/navigation/location.tsx'
import { useToast } from '../ui/stage/feedback/toaster.tsx'
import { toHost } from './quiz-paths.ts'

/** Leads to hosting with a quiz chosen, over whatever is missing for that; or says why not. */
export const useHost = (): ((quizId: string) => Promise<void>) => {
  const navigate = useNavigate()
  const toast = useToast()
  return async (quizId) => {
    const start = await hostingStart()
    if (start.ok) navigate(toHost(start.to, quizId))
    else toast({ text: start.sentence, tone: 'bad' })
  }
}
