import type { QuizRead } from '@quokka/contract/http'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { readUserId } from '../../account/account.ts'
import { useUnloadWarning } from '../../lib/use-unload-warning.ts'
import { t } from '../../messages/studio.ts'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'
import { wouldLose } from './editor-state.ts'
import { keptWorkOf } from './kept-work.ts'
import { makeEditor } from './make-editor.ts'

/** The slide in hand, by quiz: a reload, a log in and a look at the preview return to it. */
const inHandKey = (quizId: string) => `editing:${quizId}`

/** The editor of a quiz that was loaded, for as long as its screen is open. */
export const useEditor = (loaded: QuizRead) => {
  const toast = useToast()
  const [editor] = useState(() =>
    makeEditor({
      quiz: loaded,
      kept: keptWorkOf(readUserId(), loaded.quizId),
      notify: toast,
      nowMs: Date.now,
      resume: sessionStorage.getItem(inHandKey(loaded.quizId)) ?? undefined,
    }),
  )
  const state = useSyncExternalStore(editor.subscribe, editor.get)

  const key = inHandKey(loaded.quizId)
  useEffect(() => {
    if (state.current === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, state.current)
  }, [key, state.current])

  useUnloadWarning(wouldLose(state), t('authoring:leaving.help'))

  return { editor, state }
}
