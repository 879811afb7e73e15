import type { QuestionRead, QuizRead } from '@quokka/contract/http'
import type { SlideDraft } from '../../questions/editing/slide-editor.tsx'

/** A slide that is being written, and differs from what is saved. */
export interface SlideWork {
  draft: SlideDraft
  /** The revision that it was made from; undefined for a new slide. */
  basis: number | undefined
  /** Whether it survives a closed tab. */
  isKept: boolean
}

export interface Settings {
  quizName: string
  quizDescription: string
  ageGroup: string
  quizImage: string
}

export interface DeletedSlide {
  question: QuestionRead
  /** Where it stood among the saved slides, and in the own arrangement. */
  savedPlace: number
  ownPlace: number
  work: SlideWork | undefined
}

/** What stands over the editor and waits for a decision. */
export type Prompt =
  | { is: 'settings' }
  | { is: 'publish' }
  | { is: 'access' }
  | { is: 'slides' }
  | { is: 'leave'; to: string }
  | { is: 'discard'; slide: string }
  | { is: 'delete'; slide: string }

/** Something that a running call needs to know before it goes on; it stands over every prompt. */
export type Interruption =
  | { is: 'failed'; sentence: string }
  | { is: 'conflict'; about: 'slide' | 'settings'; mine: string; theirs: string; choose: (choice: Choice) => void }

export type Choice = 'mine' | 'theirs' | 'neither'

export interface EditorState {
  quiz: QuizRead
  /** The own arrangement of the saved slides. */
  order: readonly string[]
  isOrderKept: boolean
  work: Readonly<Record<string, SlideWork>>
  /** A slide's id, or the name of a new one; undefined shows the slide picker. */
  current: string | undefined
  /** Grows when the slide in hand is to be begun anew, with none of its dialogs open. */
  round: number
  /** Settings that were typed and not saved. */
  settings: { values: Settings; basis: number; isKept: boolean } | undefined
  /** Slides deleted in this visit, the last one last; each can be brought back. */
  deleted: readonly DeletedSlide[]
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

export const questionOf = ({ quiz }: Pick<EditorState, 'quiz'>, key: string): QuestionRead | undefined =>
  quiz.questions.find(({ questionId }) => questionId === key)

/** The saved slides in the own order, then those that are not in the quiz: new ones, and drafts of slides that somebody deleted. */
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

/** Whether leaving would lose something. */
export const wouldLose = ({ work, settings, isOrderKept }: EditorState): boolean =>
  !isOrderKept || settings?.isKept === false || Object.values(work).some(({ isKept }) => !isKept)
