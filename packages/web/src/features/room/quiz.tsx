import { useEffect } from 'react'
import { isAsking, isInRoom, isLeading } from '../../room-connection/room-state.ts'
import { useRoom } from '../../room-connection/room-store.ts'
import { AnswerScreen, loadHostShow } from './quiz/answer-screen.tsx'
import { QuestionScreen } from './quiz/question-screen.tsx'

/** The running quiz: question and answer replace one another. */
export const Quiz = () => {
  const state = useRoom((room) => room)
  const leads = isInRoom(state) && isLeading(state.place)
  // The show is at hand when the question ends, whatever the line does then.
  useEffect(() => {
    if (leads) loadHostShow().catch(() => {})
  }, [leads])
  if (isAsking(state)) return <QuestionScreen key={state.question.questionId} state={state} />
  if (state.phase === 'answer') return <AnswerScreen key={state.answer.questionId} state={state} />
  return null
}
