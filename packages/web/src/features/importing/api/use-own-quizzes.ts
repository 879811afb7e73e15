import { getDashboard } from '@quokka/contract/http'
import { call } from '../../../lib/calls/call.ts'
import { useLoaded } from '../../../lib/calls/use-loaded.ts'

/** The quizzes that questions can be added to. */
export const useOwnQuizzes = () => useLoaded(() => call(getDashboard, {}))
