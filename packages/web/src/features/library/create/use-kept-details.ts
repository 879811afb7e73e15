import { useState } from 'react'
import { readUserId } from '../../../account/account.ts'
import { NO_DETAILS, QuizDetails } from './quiz-details.ts'

const read = (key: string): QuizDetails => {
  try {
    return QuizDetails.parse(JSON.parse(sessionStorage.getItem(key) ?? ''))
  } catch {
    return NO_DETAILS
  }
}

/** What was typed of a quiz that is not made yet, kept in this tab until it is made: closing a dialog loses nothing. Rule LB18. */
export const useKeptDetails = () => {
  // Another account in the same tab does not find it.
  const [key] = useState(() => `begunQuiz:${readUserId() ?? ''}`)
  const [details, setDetails] = useState(() => read(key))
  return {
    details,
    change: (changed: QuizDetails) => {
      setDetails(changed)
      sessionStorage.setItem(key, JSON.stringify(changed))
    },
    forget: () => sessionStorage.removeItem(key),
  }
}
