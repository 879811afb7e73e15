import type { PageAnswer, PageQuestion } from '@quokka/contract/http'
import type { Question } from '@quokka/core/questions'
import { isScored, isSurvey, playerView, solution } from '@quokka/core/questions'

/** What the page of a quiz shows of a slide to everybody. Its media are left out: a name such as `clock_4_30` tells the answer. */
export const pageQuestion = (question: Question): PageQuestion => ({
  questionType: question.questionType,
  questionTitle: question.questionTitle,
  timeToAnswer: question.timerS,
  isScored: isScored(question),
})

/** Right answers as lines: of pairs each with what it belongs to. */
const answerLines = (question: Question): string[] => {
  const [first, second] = solution(question)
  if (!Array.isArray(first)) return solution(question) as string[]
  return first.map((prompt, at) => `${prompt} → ${second?.[at] ?? ''}`)
}

/** The same slide with its answer, for those who may read it. */
export const pageAnswer = (question: Question): PageAnswer => {
  const answers = answerLines(question)
  const offered = playerView(question).answerChoices
  const isOfLists = Array.isArray(offered[0])
  const others = isOfLists ? [] : (offered as string[]).filter((choice) => !answers.includes(choice))
  const explanation = question.answerContent
  return {
    ...pageQuestion(question),
    answers,
    // What is offered in a survey is all that there is.
    otherChoices: isScored(question) || isSurvey(question) ? others : [],
    ...(explanation !== null && explanation !== '' && { explanation }),
  }
}
