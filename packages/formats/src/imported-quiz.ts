import { cutAtWord } from '@quokka/core/lib'
import { LIMITS } from '@quokka/core/limits'
import { AuthoredQuestion, landed } from '@quokka/core/questions'
import type { FoundQuestion, FoundQuiz, Place } from './found-quiz.ts'
import type { Change, LeftOut, Need } from './remark.ts'
import { withTexts } from './text/texts-of.ts'
import { withoutUnseen } from './text/unseen.ts'

/** `ready` as it stood in the file, `changed` can be added too, `needsYou` once its author has mended it, `leftOut` never. */
export type ImportState = 'ready' | 'changed' | 'needsYou' | 'leftOut'

/** A question as it will be added: what an author would send (contract §2), media by their names in the reading. */
export interface ImportedQuestion {
  place: Place
  state: ImportState
  title: string
  /** Undefined where it is left out; where it needs its author, as far as it is known. */
  sent: Readonly<Record<string, unknown>> | undefined
  changes: readonly Change[]
  needs: readonly Need[]
  why?: LeftOut
}

export interface ImportedQuiz extends Omit<FoundQuiz, 'questions'> {
  questions: readonly ImportedQuestion[]
}

/** Times are set in steps of ten: what lies between becomes the longer one, so that nobody has less. */
const STEP_S = 10

const timeOf = (timeS: number | undefined, changes: Change[]): number => {
  if (timeS === undefined || !Number.isFinite(timeS) || timeS <= 0) return LIMITS.defaultTimerS
  const rounded = Math.min(LIMITS.longestTimerS, Math.ceil(timeS / STEP_S) * STEP_S)
  if (rounded !== timeS) changes.push({ code: 'timeRounded', fromS: timeS, toS: rounded })
  return rounded
}

const pointsOf = (points: number | undefined): number =>
  points === undefined || !Number.isFinite(points) || points < 0
    ? LIMITS.defaultMaxPoints
    : Math.min(LIMITS.largestMaxPoints, Math.round(points))

const explanationOf = (text: string | undefined, changes: Change[]): string | null => {
  const { kept, rest } = cutAtWord(text?.trim() ?? '', LIMITS.explanationCharacters)
  if (rest !== '') changes.push({ code: 'explanationShortened', rest })
  return kept === '' ? null : kept
}

/** A found question as one of our types, with what had to be changed and what is missing. Rules EX1, EX2. */
export const importedQuestion = (written: FoundQuestion): ImportedQuestion => {
  const found = withTexts(written, withoutUnseen)
  const { place, answer } = found
  const title = found.title.trim()
  const changes: Change[] = [...(found.changes ?? [])]
  const needs: Need[] = [...(found.needs ?? [])]
  if (answer.form === 'none')
    return { place, title, state: 'leftOut', sent: undefined, changes, needs, why: answer.why }
  if (title === '') needs.push({ code: 'titleMissing' })
  if (title.length > LIMITS.titleCharacters) needs.push({ code: 'titleTooLong' })
  const common = {
    questionTitle: title,
    questionImage: found.titleMedia ?? null,
    answerImage: found.answerMedia ?? null,
    ...(found.titleMediaText && { questionImageAlt: found.titleMediaText.slice(0, LIMITS.pictureTextCharacters) }),
    ...(found.answerMediaText && { answerImageAlt: found.answerMediaText.slice(0, LIMITS.pictureTextCharacters) }),
    answerContent: explanationOf(found.explanation, changes),
  }
  const own = answer.form === 'sent' ? { fields: answer.fields } : landed(answer)
  if ('changes' in own) {
    changes.push(...own.changes)
    // Why nothing is right is said better by the reader of the file.
    needs.push(
      ...own.needs.filter(
        ({ code }) => code !== 'noRightAnswer' || needs.every((one) => one.code !== 'rightAnswerUnknown'),
      ),
    )
  }
  const sent = {
    ...common,
    ...(answer.form === 'sent' ? {} : { timer: timeOf(found.timeS, changes), maxPoints: pointsOf(found.points) }),
    ...('questionType' in own && { questionType: own.questionType }),
    ...own.fields,
  }
  // The last word has the type itself, as at the server.
  if (needs.length === 0 && !AuthoredQuestion.safeParse(sent).success)
    return { place, title, state: 'leftOut', sent: undefined, changes, needs, why: { code: 'unreadable' } }
  const state = needs.length > 0 ? 'needsYou' : changes.length > 0 ? 'changed' : 'ready'
  return { place, title, state, sent, changes, needs }
}
