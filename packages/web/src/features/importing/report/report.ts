import { LIMITS } from '@quokka/core/limits'
import { AuthoredQuestion } from '@quokka/core/questions'
import type {
  FileReading,
  ImportedQuestion,
  ImportedQuiz,
  ImportState,
  MappedBy,
  ReadFormat,
  Refusal,
  TermsBy,
} from '@quokka/formats'
import type { Findability } from './findability.ts'
import { findabilityOf } from './findability.ts'

/** A question of the report, and what its author did with it there. */
export interface ReportQuestion extends ImportedQuestion {
  /** Unique in the report. */
  key: string
  isLeftOut?: boolean
  /** What its author wrote: a question, or not one yet. */
  edit?: 'whole' | 'unfinished'
}

/** What a quiz was read from, where that can be read in another way. */
export type Source = ({ is: 'sheet' } & MappedBy) | ({ is: 'terms' } & TermsBy)

/** Its media are beside the report, under names that no other quiz has. */
export interface ReportQuiz extends Omit<ImportedQuiz, 'questions' | 'media'> {
  key: string
  /** Of the file that it comes from. */
  file: string
  source?: Source
  questions: readonly ReportQuestion[]
}

export type ReportFile =
  | { name: string; format: ReadFormat; details: Extract<FileReading, { format: unknown }>['details'] }
  | { name: string; refusal: Refusal }

/** Where the questions go: into a new quiz for each one that was read, or one for all, or into a quiz that is there. */
export type Into = { is: 'new' } | { is: 'one'; name: string } | { is: 'quiz'; quizId: string; name: string }

/** What was read, and what became of it since. Plain data: the browser keeps it until it is added or discarded. */
export interface Report {
  id: string
  files: readonly ReportFile[]
  quizzes: readonly ReportQuiz[]
  into: Into
  ageGroup: string
  /** Names of the media that the server has, by their names in the report. */
  uploaded: Readonly<Record<string, string>>
}

/** What a question is by now. */
export const stateOf = ({ state, isLeftOut = false, edit }: ReportQuestion): ImportState => {
  if (isLeftOut) return 'leftOut'
  if (edit === undefined) return state
  return edit === 'whole' ? 'ready' : 'needsYou'
}

export const isAddable = (question: ReportQuestion): boolean => ['ready', 'changed'].includes(stateOf(question))

export const questionsOf = (report: Report): ReportQuestion[] => report.quizzes.flatMap(({ questions }) => questions)

export type Counts = Record<ImportState, number>

export const countsOf = (questions: readonly ReportQuestion[]): Counts => {
  const counts: Counts = { ready: 0, changed: 0, needsYou: 0, leftOut: 0 }
  for (const question of questions) counts[stateOf(question)] += 1
  return counts
}

const ORDER: readonly ImportState[] = ['needsYou', 'changed', 'leftOut', 'ready']

/** What needs its author first. By what was read, not by what became of it: nothing moves while somebody works on it. */
export const needsFirst = (questions: readonly ReportQuestion[]): ReportQuestion[] =>
  ORDER.flatMap((state) => questions.filter((question) => question.state === state))

/** The report with one question changed. */
export const withQuestion = (report: Report, changed: ReportQuestion): Report => ({
  ...report,
  quizzes: report.quizzes.map((quiz) =>
    changed.key.startsWith(`${quiz.key}.`)
      ? { ...quiz, questions: quiz.questions.map((one) => (one.key === changed.key ? changed : one)) }
      : quiz,
  ),
})

/** The question with other fields, as its author wrote them; the type has the last word, as at the server. */
export const mended = (
  question: ReportQuestion,
  sent: Readonly<Record<string, unknown>>,
  isComplete: boolean,
): ReportQuestion => {
  const title = typeof sent.questionTitle === 'string' ? sent.questionTitle : question.title
  const isWhole = isComplete && AuthoredQuestion.safeParse(sent).success
  return { ...question, title, sent, edit: isWhole ? 'whole' : 'unfinished' }
}

/** Without these questions, and without quizzes that have none left. */
export const without = (report: Report, keys: ReadonlySet<string>): Report => ({
  ...report,
  quizzes: report.quizzes
    .map((quiz) => ({ ...quiz, questions: quiz.questions.filter(({ key }) => !keys.has(key)) }))
    .filter(({ questions }) => questions.length > 0),
})

/** Whether somebody still has something to do in it. */
export const isOpen = (report: Report): boolean => questionsOf(report).some((one) => stateOf(one) === 'needsYou')

/** One quiz to be made, or the questions for one that is there. */
export interface Delivery {
  /** Undefined where the questions go into a quiz that is there. */
  name: string | undefined
  description: string | undefined
  cover: string | undefined
  findability: Findability
  file: string
  ageGroup: string
  questions: readonly ReportQuestion[]
}

const MOST = LIMITS.slidesPerQuiz

/** The quizzes that will be made: each of at most as many slides as a quiz has. */
export const deliveriesOf = (
  report: Report,
  partName: (name: string, number: number, of: number) => string,
): Delivery[] => {
  const { into, ageGroup } = report
  const file = report.files[0]?.name ?? ''
  const all = questionsOf(report).filter(isAddable)
  if (into.is === 'quiz')
    return all.length === 0
      ? []
      : [{ name: undefined, description: undefined, cover: undefined, findability: {}, file, ageGroup, questions: all }]
  const [first] = report.quizzes
  const whole =
    into.is === 'one'
      ? [
          {
            name: into.name,
            description: first?.description,
            cover: first?.cover,
            findability: findabilityOf(report.quizzes),
            file,
            ageGroup,
            questions: all,
          },
        ]
      : report.quizzes.map((quiz) => ({
          name: quiz.name,
          description: quiz.description,
          cover: quiz.cover,
          findability: findabilityOf([quiz]),
          file: quiz.file,
          ageGroup: quiz.ageGroup ?? ageGroup,
          questions: quiz.questions.filter(isAddable),
        }))
  return whole.flatMap((quiz) => {
    const parts = Math.ceil(quiz.questions.length / MOST)
    return Array.from({ length: parts }, (_, part) => ({
      ...quiz,
      name: parts === 1 ? quiz.name : partName(quiz.name, part + 1, parts),
      questions: quiz.questions.slice(part * MOST, (part + 1) * MOST),
    }))
  })
}
