import type { Question } from '../../questions/index.ts'
import { judge, listed, reading } from '../../questions/index.ts'
import { isGraded } from '../facts/graded.ts'
import type { QuestionFigures } from '../figures.ts'

/** Answers that are named beside those that are listed in any case. */
const NAMED_OTHERS = 4

/** What was answered to one question in one play: how many were right, and how often each other answer came in wire form. */
export interface GivenAnswers {
  question: Question
  right: number
  others: Map<string, number>
}

interface NamedAnswer {
  answer: string
  players: number
  /** As the question was last asked. */
  isRight: boolean
  /** Of the players those whose answer was wrong when they gave it. */
  wrong: number
}

const rightOneOf = (question: Question): string | undefined =>
  listed(question).find((answer) => judge(question, answer) === 'right')

const compareTexts = (left: string, right: string): number => (left < right ? -1 : Number(left > right))

/** Whether an answer that was right in an earlier play is not right in the latest one, or the other way round. Rule RF24. */
export const isJudgedOtherwise = (latest: Question, given: readonly GivenAnswers[]): boolean => {
  const isRightIn = (question: Question, answer: string): boolean => judge(question, answer) === 'right'
  return given.some(({ question, others }) =>
    [...others.keys(), ...listed(question)].some((answer) => isRightIn(question, answer) !== isRightIn(latest, answer)),
  )
}

/** The answers to a question, counted; it has been asked in several plays perhaps, `latest` in the last of them. Rules RF7, RF11. */
export const distributionOf = (
  latest: Question,
  given: readonly GivenAnswers[],
): Pick<QuestionFigures, 'distribution' | 'mostChosenWrong'> => {
  const listedAnswers = new Map<string, NamedAnswer>()
  const others = new Map<string, NamedAnswer>()
  for (const answer of listed(latest)) {
    const { text, comparedBy } = reading(latest, answer)
    const isRight = judge(latest, answer) === 'right'
    listedAnswers.set(comparedBy, { answer: text, players: 0, isRight, wrong: 0 })
  }
  const count = (question: Question, wire: string, players: number, isRight: boolean): void => {
    const { text, comparedBy } = reading(question, wire)
    let named = listedAnswers.get(comparedBy) ?? others.get(comparedBy)
    if (named === undefined) {
      named = { answer: text, players: 0, isRight, wrong: 0 }
      others.set(comparedBy, named)
    }
    // Spellings that compare as equal stand as the first of them by the alphabet, in whatever order they came.
    if (others.has(comparedBy) && text < named.answer) named.answer = text
    named.players += players
    if (!isRight && isGraded(question)) named.wrong += players
  }
  for (const { question, right, others: wrongOnes } of given) {
    const rightOne = rightOneOf(question)
    if (right > 0 && rightOne !== undefined) count(question, rightOne, right, true)
    for (const [answer, players] of wrongOnes) count(question, answer, players, false)
  }
  const mostFirst = [...others.values()].sort(
    (left, right) => right.players - left.players || compareTexts(left.answer, right.answer),
  )
  let wrongest: NamedAnswer | undefined
  for (const named of [...listedAnswers.values(), ...mostFirst])
    if (named.wrong > (wrongest?.wrong ?? 0)) wrongest = named
  return {
    distribution: [...listedAnswers.values(), ...mostFirst.slice(0, NAMED_OTHERS)].map(
      ({ answer, players, isRight }) => ({ answer, players, isRight }),
    ),
    mostChosenWrong: wrongest === undefined ? null : { answer: wrongest.answer, players: wrongest.wrong },
  }
}
