import { addQuizEditor, getUsersWithEditAccess, removeQuizEditor } from '@quokka/contract/http'
import { call } from '../../lib/calls/call.ts'
import { useLoaded } from '../../lib/calls/use-loaded.ts'

const fetchEditors = (quizId: string) => call(getUsersWithEditAccess, { quizId })

/** The emails of a quiz's editors, without its owner; each change answers how it went. */
export const useEditors = (quizId: string) => {
  const { loaded, reload, change } = useLoaded(fetchEditors, quizId)
  const ask = (endpoint: typeof addQuizEditor | typeof removeQuizEditor) => async (email: string) => {
    const answer = await call(endpoint, { quizId, email })
    if (answer.ok) change(() => answer.value)
    return answer
  }
  return { editors: loaded, reload, add: ask(addQuizEditor), remove: ask(removeQuizEditor) }
}
