import type { Question } from '../../questions/index.ts'
import type { AnswerFacts } from '../facts/facts.ts'
import { isGraded } from '../facts/graded.ts'
import type { QuestionFigures } from '../figures.ts'
import { averageOf, medianOf, percentOf } from './averages.ts'
import { discriminationOf } from './discrimination.ts'
import type { GivenAnswers } from './distribution.ts'
import { distributionOf, isJudgedOtherwise } from './distribution.ts'
import { GrowingNumbers } from './growing-numbers.ts'

/** What a player has for a question: not asked it or not to be right or wrong, wrong or silent, right. */
const UNGRADED = 0
const NOT_RIGHT = 1
const RIGHT = 2

/** Players from the best to the weakest: their rows, and for each row its place, which equals share. */
export interface Placing {
  rows: readonly number[]
  placeOf: ArrayLike<number>
}

/** One column of a report while it is counted. Rows are players, in the order in which they come. */
export class QuestionCounts {
  readonly question: Question
  asked = 0
  right = 0
  readonly times = new GrowingNumbers()
  /** Those asked who could be right. */
  private graded = 0
  private readonly marks = new GrowingNumbers('bytes')
  private readonly given: GivenAnswers[] = []

  constructor(question: Question) {
    this.question = question
  }

  /** Where the answers of another play go; each play has its own wording. */
  openFor(question: Question): GivenAnswers {
    const given = { question, right: 0, others: new Map<string, number>() }
    this.given.push(given)
    return given
  }

  /** The next row was asked. */
  add(given: GivenAnswers, canBeRight: boolean, answer: AnswerFacts): void {
    this.asked += 1
    if (canBeRight) this.graded += 1
    const isRight = answer?.[2] === true
    this.marks.push(canBeRight ? (isRight ? RIGHT : NOT_RIGHT) : UNGRADED)
    if (answer === null) return
    const [text, takenMs] = answer
    this.times.push(takenMs)
    if (isRight) {
      this.right += 1
      given.right += 1
    } else {
      given.others.set(text, (given.others.get(text) ?? 0) + 1)
    }
  }

  /** The rows that come up to this one were not asked. */
  skipTo(rows: number): void {
    while (this.marks.size < rows) this.marks.push(UNGRADED)
  }

  averageAnswerMs(): number | null {
    return averageOf(this.times)
  }

  figures(number: number, placing: Placing): QuestionFigures {
    const { question, asked, right, times } = this
    const { questionId, questionType, questionTitle, maxPoints, timerS } = question
    const canBeRight = isGraded(question)
    const rightPercent = canBeRight ? percentOf(right, this.graded) : null
    return {
      number,
      questionId,
      questionType,
      questionTitle,
      maxPoints,
      timerMs: timerS * 1_000,
      asked,
      answered: times.size,
      right,
      rightPercent,
      medianAnswerMs: medianOf(times),
      facility: rightPercent === null ? null : right / this.graded,
      discrimination: canBeRight ? this.discrimination(placing) : null,
      isKeyChanged: isJudgedOtherwise(question, this.given),
      ...distributionOf(question, this.given),
    }
  }

  private discrimination({ rows, placeOf }: Placing): number | null {
    const right: number[] = []
    const place: number[] = []
    for (const row of rows) {
      const mark = this.marks.at(row)
      if (mark !== RIGHT && mark !== NOT_RIGHT) continue
      right.push(mark === RIGHT ? 1 : 0)
      place.push(placeOf[row] ?? 0)
    }
    return discriminationOf({ right, place })
  }
}
