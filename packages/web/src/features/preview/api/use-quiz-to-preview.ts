import type { QuizRead } from '@quokka/contract/http'
import { getQuiz } from '@quokka/contract/http'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/call.ts'
import type { QuizFailure } from '../../../quiz-access/closed-quiz.tsx'

export type QuizToPreview = { is: 'loading' } | { is: 'failed'; failure: QuizFailure } | { is: 'ready'; quiz: QuizRead }

/** The quiz as its editors read it; `reload` asks again. */
export const useQuizToPreview = (quizId: string): { state: QuizToPreview; reload: () => void } => {
  const [state, setState] = useState<QuizToPreview>({ is: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again.
  useEffect(() => {
    let isGone = false
    call(getQuiz, { quizId }).then(
      (answer) => {
        if (isGone) return
        setState(answer.ok ? { is: 'ready', quiz: answer.value } : { is: 'failed', failure: answer })
      },
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [quizId, attempt])

  return {
    state,
    reload: () => {
      setState({ is: 'loading' })
      setAttempt((before) => before + 1)
    },
  }
}
