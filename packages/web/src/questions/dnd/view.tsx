import { numberText } from '../../lib/text/numbers.ts'
import { ListAnswer, PlacesRight } from '../families/list-answer.tsx'
import { readSentList } from '../families/read-sent-list.ts'
import type { AnswerProps, QuestionView } from '../question-view.ts'
import { t } from './messages.ts'
import { DndPlayer } from './player.tsx'

const RightAnswer = ({ question, answer }: AnswerProps) => {
  const items = readSentList(answer.correctAnswer)
  return items.length === 0 ? null : (
    <ListAnswer
      heads={items.map((_, place) => numberText(place + 1))}
      right={items}
      lang={question.language}
      own={readSentList(answer.playerAnswer)}
    />
  )
}

const OwnAnswer = ({ answer }: AnswerProps) => (
  <PlacesRight right={readSentList(answer.correctAnswer)} own={readSentList(answer.playerAnswer)} />
)

export const dndView: QuestionView = {
  name: () => t('name'),
  layout: 'small',
  help: () => t('help'),
  Player: DndPlayer,
  RightAnswer,
  OwnAnswer,
}
