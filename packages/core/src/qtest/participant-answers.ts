import { get } from '../lib/bucket-map.ts'
import type { Moment } from '../play/circumstances.ts'
import type { Verdict } from '../questions/index.ts'
import { isScored, judge, listed, reading } from '../questions/index.ts'
import type { ExtraTime } from '../scoring/extra-time.ts'
import { settle } from './settle.ts'
import type { QTest } from './state.ts'
import { attemptById, extraTimeOf, isBegun } from './state.ts'

/** What a participant made of one question, as the host reads it. */
export interface ParticipantAnswer {
  /** Among the questions, info slides apart. */
  number: number
  title: string
  /** As a report writes it; empty for none. */
  answer: string
  /** All that is right; empty for a survey. */
  rightAnswers: string[]
  mark: Verdict | 'notAsked'
  /** Null where nothing was answered. */
  takenMs: number | null
  points: number
}

/** One participant with all answers so far. */
export interface ParticipantAnswersView {
  name: string
  fields: Readonly<Record<string, string>>
  totalScore: number
  /** From the next question on. */
  extraTime: ExtraTime
  answers: ParticipantAnswer[]
}

/** What one participant answered, also one whom the host has removed; undefined for nobody's id. Rule QT48. */
export const participantAnswersView = (
  qtest: QTest,
  moment: Moment,
  attemptId: string,
): ParticipantAnswersView | undefined => {
  const inside = get(qtest.attempts, attemptId)
  const attempt = attemptById(inside ? settle(qtest, [inside], moment) : qtest, attemptId)
  if (attempt === undefined) return undefined
  const marks = isBegun(attempt) ? attempt.marks : []
  const answers: ParticipantAnswer[] = []
  for (const [place, question] of qtest.source.quiz.questions.entries()) {
    if (!isScored(question)) continue
    const mark = marks[place]
    const answer = mark?.answer ?? ''
    answers.push({
      number: answers.length + 1,
      title: question.questionTitle,
      answer: answer === '' ? '' : reading(question, answer).text,
      rightAnswers: listed(question)
        .filter((candidate) => judge(question, candidate) === 'right')
        .map((candidate) => reading(question, candidate).text),
      mark: mark === undefined ? 'notAsked' : judge(question, answer),
      takenMs: answer === '' ? null : (mark?.takenMs ?? null),
      points: mark?.points ?? 0,
    })
  }
  const { name, fields } = attempt
  const totalScore = isBegun(attempt) ? attempt.score : 0
  return { name, fields, totalScore, extraTime: extraTimeOf(attempt), answers }
}
