import { ListAnswer, PlacesRight } from '../families/list-answer.tsx'
import { readSentList } from '../families/read-sent-list.ts'
import type { AnswerProps } from '../question-view.ts'

export const DndRightAnswer = ({ answer }: AnswerProps) => {
  const items = readSentList(answer.correctAnswer)
  return items.length === 0 ? null : (
    <ListAnswer heads={items.map((_, place) => place + 1)} right={items} own={readSentList(answer.playerAnswer)} />
  )
}

export const DndOwnAnswer = ({ answer }: AnswerProps) => (
  <PlacesRight right={readSentList(answer.correctAnswer)} own={readSentList(answer.playerAnswer)} />
)
