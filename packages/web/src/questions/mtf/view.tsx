import { parseList } from '@quokka/contract/wire'
import { ListAnswer, PlacesRight } from '../families/list-answer.tsx'
import { readSentList } from '../families/read-sent-list.ts'
import type { AnswerProps, QuestionView } from '../question-view.ts'
import { t } from './messages.ts'
import { MtfPlayer } from './player.tsx'

const sides = (correctAnswer: string): [string[], string[]] => {
  const [prompts, words] = parseList(correctAnswer).filter((side) => typeof side !== 'string')
  return [prompts ?? [], words ?? []]
}

const RightAnswer = ({ question, answer }: AnswerProps) => {
  const [prompts, words] = sides(answer.correctAnswer)
  return words.length === 0 ? null : (
    <ListAnswer heads={prompts} right={words} lang={question.language} own={readSentList(answer.playerAnswer)} />
  )
}

const OwnAnswer = ({ answer }: AnswerProps) => (
  <PlacesRight right={sides(answer.correctAnswer)[1]} own={readSentList(answer.playerAnswer)} />
)

export const mtfView: QuestionView = {
  name: () => t('name'),
  layout: 'small',
  help: () => t('help'),
  Player: MtfPlayer,
  RightAnswer,
  OwnAnswer,
}
