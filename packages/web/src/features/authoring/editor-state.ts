import type { QuestionRead, QuizRead } from '@quokka/contract/http'
import type { CallRefusal } from '@quokka/contract/wire'
import type { QuestionType } from '@quokka/core/questions'
import { scoredTypes } from '@quokka/core/questions'
import type { SchoolClass, Subject } from '@quokka/core/quiz'
import type { QuizLanguage } from '@quokka/core/search-filters'
import type { Timing } from '../../questions/editing/details/timing.ts'
import type { SlideDraft } from '../../questions/editing/draft/slide-draft.ts'
import { draftOf, emptyDraft } from '../../questions/editing/draft/slide-draft.ts'
import { editorOf } from '../../questions/editing/editors.ts'
import type { UnsavedSlide } from '../../quiz/unsaved-slides.ts'
import type { Difference } from './differences.ts'
import type { Change, History, PlacedSlide } from './history.ts'

export interface SlideWork extends UnsavedSlide {
  /** Whether it survives a closed tab. */
  isKept: boolean
}

export interface Settings {
  quizName: string
  quizDescription: string
  ageGroup: string
  quizImage: string
  subject: Subject | null
  language: QuizLanguage | null
  /** None: those of its age group. */
  classes: readonly SchoolClass[]
  /** As they were typed, with commas between them. */
  keyWords: string
}

/** What stands over the editor and waits for a decision; `isSheet` when the sheet of slides asked, and shows again after it. */
export type Prompt =
  | { is: 'settings' }
  | { is: 'publish' }
  | { is: 'access' }
  | { is: 'export' }
  | { is: 'slides' }
  | { is: 'replace' }
  | { is: 'bank' }
  | { is: 'paste'; pasted: string }
  | { is: 'leave'; to: string; handed?: unknown }
  | { is: 'discard'; slide: string }
  | { is: 'delete'; slides: readonly string[]; isSheet?: boolean }
  | { is: 'timing'; what: keyof Timing; slides: readonly string[]; isSheet?: boolean }

/** Something that a running call needs to know before it goes on; it stands over every prompt. */
export type Interruption =
  | { is: 'failed'; sentence: string; code: CallRefusal | undefined }
  | {
      is: 'conflict'
      about: 'slide' | 'settings'
      differences: readonly Difference[]
      choose: (choice: Choice) => void
    }

export type Choice = 'mine' | 'theirs' | 'neither'

export interface EditorState {
  quiz: QuizRead
  /** The author's arrangement of the saved slides. */
  order: readonly string[]
  isOrderKept: boolean
  work: Readonly<Record<string, SlideWork>>
  /** A slide's id, or the name of a new one; undefined shows the slide picker. A quiz opens with its first slide. */
  current: string | undefined
  /** The kind of the slide that was added last in this visit. */
  lastAdded: QuestionType | undefined
  /** Grows when the slide in hand is to be begun again, with none of its dialogs open. */
  round: number
  /** Settings that were typed and not saved. */
  settings: { values: Settings; basis: number; isKept: boolean } | undefined
  /** What was done in this visit, and can be undone. */
  history: History
  selection: readonly string[]
  isSelecting: boolean
  prompt: Prompt | undefined
  interruption: Interruption | undefined
  /** Whether work of an earlier visit was found and not yet taken up. */
  isFound: boolean
}

export interface SlideRow {
  key: string
  question: QuestionRead | undefined
  work: SlideWork | undefined
  /** From 1; undefined while it has no place in the quiz. */
  number: number | undefined
}

export const savedOrder = ({ quiz }: Pick<EditorState, 'quiz'>): string[] =>
  quiz.questions.map(({ questionId }) => questionId)

/** Whether it is played as it is saved; nobody can host what was taken down. */
export const isPublished = ({ statusCode, takenDownReason }: QuizRead): boolean =>
  statusCode === 'PUB' && takenDownReason === undefined

/** As lists count them: without info slides. */
export const questionCount = ({ questions }: QuizRead): number =>
  questions.filter(({ questionType }) => scoredTypes().includes(questionType)).length

export const questionOf = ({ quiz }: Pick<EditorState, 'quiz'>, key: string): QuestionRead | undefined =>
  quiz.questions.find(({ questionId }) => questionId === key)

/** Of these slides the saved ones, in the author's order. */
export const questionsOf = (state: Pick<EditorState, 'quiz' | 'order'>, keys: readonly string[]): QuestionRead[] =>
  state.order.flatMap((key) => (keys.includes(key) ? (questionOf(state, key) ?? []) : []))

/** What a slide says: its unsaved words before its saved ones; undefined where there is none. */
export const shownDraft = (state: Pick<EditorState, 'quiz' | 'work'>, key: string): SlideDraft | undefined => {
  const question = questionOf(state, key)
  return state.work[key]?.draft ?? (question && draftOf(question))
}

/** Slides as they would have to be put back. */
export const placedSlides = (
  state: Pick<EditorState, 'quiz' | 'order' | 'work'>,
  questions: readonly QuestionRead[],
): PlacedSlide[] =>
  questions.map((question) => ({
    question,
    savedPlace: savedOrder(state).indexOf(question.questionId),
    ownPlace: state.order.indexOf(question.questionId),
    work: state.work[question.questionId],
  }))

/** Slides that were deleted together. */
export type Deletion = Extract<Change, { is: 'added' | 'deleted' }>

/** What was deleted in this visit, the last last; all of it can be brought back. */
export const deletionsOf = ({ history }: Pick<EditorState, 'history'>): Deletion[] =>
  history.past.filter((change): change is Deletion => change.is === 'deleted')

/** Whether a time and points can be set for it. */
export const isTimed = ({ questionType }: QuestionRead): boolean => editorOf(questionType).timing.isAsked

/** The saved slides in the author's order, then those that are not in the quiz: new ones, and drafts of slides that somebody deleted. */
export const rowsOf = (state: EditorState): SlideRow[] => {
  const saved = state.order.map((key, index) => ({
    key,
    question: questionOf(state, key),
    work: state.work[key],
    number: index + 1,
  }))
  const others = Object.keys(state.work)
    .filter((key) => !state.order.includes(key))
    .map((key) => ({ key, question: undefined, work: state.work[key], number: undefined }))
  return [...saved, ...others]
}

/** Whether nothing was written on a slide that is not saved; so it is with a new one without a word. */
export const isUntouched = (state: Pick<EditorState, 'quiz' | 'work'>, key: string): boolean => {
  const draft = state.work[key]?.draft
  if (draft === undefined) return true
  const question = questionOf(state, key)
  return JSON.stringify(draft) === JSON.stringify(question ? draftOf(question) : emptyDraft(draft.questionType))
}

/** Whether leaving would lose something. */
export const wouldLose = ({ work, settings, isOrderKept }: EditorState): boolean =>
  !isOrderKept || settings?.isKept === false || Object.values(work).some(({ isKept }) => !isKept)
