import type { Question, Verdict } from '@quokka/core/questions'
import { isScored, isSurvey, isTimed, judge } from '@quokka/core/questions'
import type { RankTitle } from '@quokka/core/scoring'
import { levelOfGame, rankTitle, score } from '@quokka/core/scoring'

/** How a question went when it was last answered. */
export interface Mark {
  /** In wire form; empty when the time was up. */
  answer: string
  verdict: Verdict
  takenMs: number
  points: number
}

interface Begun {
  /** By the question's id. */
  marks: Readonly<Record<string, Mark>>
}

interface AtSlide extends Begun {
  /** From 0. */
  index: number
}

/** `nowMs` is the last moment that the clock told. */
export type Asking = AtSlide & { phase: 'asking'; askedAtMs: number; nowMs: number }
export type Answered = AtSlide & { phase: 'answered'; mark: Mark }
export type Result = Begun & { phase: 'result'; rank: number }

/** Where the author stands in the preview. Times are milliseconds of any steady clock. */
export type Preview = Asking | Answered | Result

export type Step =
  | { did: 'tick'; atMs: number }
  | { did: 'answer'; answer: string; atMs: number }
  /** From an answer page, or from a slide that is only read; `rank` is the one drawn in case that was the last. */
  | { did: 'goOn'; atMs: number; rank: number }
  | { did: 'move'; by: -1 | 1; atMs: number }
  | { did: 'restart'; atMs: number }

const ask = (index: number, marks: Begun['marks'], atMs: number): Asking => ({
  phase: 'asking',
  index,
  marks,
  askedAtMs: atMs,
  nowMs: atMs,
})

/** `index` is the slide that it begins with. */
export const beginPreview = (atMs: number, index = 0): Preview => ask(index, {}, atMs)

const limitMs = ({ timerS }: Question): number => timerS * 1_000

const markOf = (question: Question, answer: string, takenMs: number): Mark => {
  const verdict = judge(question, answer)
  const points = verdict === 'right' ? score(question.maxPoints, takenMs, limitMs(question)) : 0
  return { answer, verdict, takenMs, points }
}

const answered = (preview: Asking, question: Question, answer: string, atMs: number): Answered => {
  const takenMs = atMs - preview.askedAtMs
  const isLate = takenMs >= limitMs(question)
  const mark = markOf(question, isLate ? '' : answer, isLate ? limitMs(question) : takenMs)
  return {
    phase: 'answered',
    index: preview.index,
    marks: { ...preview.marks, [question.questionId]: mark },
    mark,
  }
}

/** The preview after a step; a step that makes no sense now changes nothing. */
export const stepped = (questions: readonly Question[], preview: Preview, step: Step): Preview => {
  if (step.did === 'restart') return beginPreview(step.atMs)
  if (preview.phase === 'result') return preview
  const question = questions[preview.index]
  if (question === undefined) return preview
  switch (step.did) {
    case 'tick':
      if (preview.phase !== 'asking' || !isTimed(question)) return preview
      return step.atMs - preview.askedAtMs >= limitMs(question)
        ? answered(preview, question, '', step.atMs)
        : { ...preview, nowMs: step.atMs }
    case 'answer':
      if (preview.phase !== 'asking' || !isTimed(question)) return preview
      return answered(preview, question, step.answer, step.atMs)
    case 'goOn':
      if (preview.phase === 'asking' && isTimed(question)) return preview
      return preview.index + 1 < questions.length
        ? ask(preview.index + 1, preview.marks, step.atMs)
        : { phase: 'result', marks: preview.marks, rank: step.rank }
    case 'move': {
      const index = preview.index + step.by
      return index >= 0 && index < questions.length ? ask(index, preview.marks, step.atMs) : preview
    }
  }
}

/** Whole seconds until the time is up, rounded up; null for a slide that is only read. */
export const secondsLeft = (preview: Asking, question: Question): number | null =>
  isTimed(question) ? Math.max(0, Math.ceil((limitMs(question) - (preview.nowMs - preview.askedAtMs)) / 1_000)) : null

export const totalScore = ({ marks }: Begun): number =>
  Object.values(marks).reduce((sum, { points }) => sum + points, 0)

/** What a player would read at the podium, by the rules of a game (core/scoring). */
export const outcome = (
  questions: readonly Question[],
  begun: Begun,
): { totalScore: number; right: number; winnable: number; surveys: number; rankTitle: RankTitle } => {
  const winnable = questions.filter((question) => isScored(question) && !isSurvey(question))
  const possible = winnable.reduce((sum, { maxPoints }) => sum + maxPoints, 0)
  const total = totalScore(begun)
  return {
    totalScore: total,
    right: Object.values(begun.marks).filter(({ verdict }) => verdict === 'right').length,
    winnable: winnable.length,
    surveys: questions.filter(isSurvey).length,
    rankTitle: rankTitle(levelOfGame(total, possible)),
  }
}
