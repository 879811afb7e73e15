import { isAsking } from '../../room-connection/room-state.ts'
import { useRoom } from '../../room-connection/room-store.ts'
import { AnswerScreen } from './quiz/answer-screen.tsx'
import { QuestionScreen } from './quiz/question-screen.tsx'

/** The running quiz: question and answer replace one another. */
export const Quiz = () => {
  const state = useRoom((room) => room)
  if (isAsking(state)) return <QuestionScreen key={state.question.questionId} state={state} />
  if (state.phase === 'answer') return <AnswerScreen key={state.answer.questionId} state={state} />
  return null
}
