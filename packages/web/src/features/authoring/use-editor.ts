import type { QuizRead } from '@quokka/contract/http'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { readUserId } from '../../account/account.ts'
import { useUnloadWarning } from '../../lib/navigation/use-unload-warning.ts'
import { t } from '../../messages/studio.ts'
import { keptWorkOf } from '../../quiz/kept-work.ts'
import { keepSlideInHand, readSlideInHand } from '../../quiz/slide-in-hand.ts'
import { useToast } from '../../ui/stage/feedback/toaster.tsx'
import { wouldLose } from './editor-state.ts'
import { makeEditor } from './make-editor.ts'

/** The editor of a quiz that was loaded, for as long as its screen is open. */
export const useEditor = (loaded: QuizRead) => {
  const toast = useToast()
  const [editor] = useState(() =>
    makeEditor({
      quiz: loaded,
      kept: keptWorkOf(readUserId(), loaded.quizId),
      notify: toast,
      nowMs: Date.now,
      resume: readSlideInHand(loaded.quizId),
    }),
  )
  const state = useSyncExternalStore(editor.subscribe, editor.get)

  const { quizId } = loaded
  useEffect(() => keepSlideInHand(quizId, state.current), [quizId, state.current])

  useUnloadWarning(wouldLose(state), t('authoring:leaving.help'))

  return { editor, state }
}
