import type { QuestionRead, QuizRead } from '@quokka/contract/http'
import {
  addQuestion,
  addQuestions,
  deleteQuestion,
  deleteQuestions,
  editQuestion,
  editQuestions,
  editQuiz,
  getQuiz,
  setQuestionTiming,
} from '@quokka/contract/http'
import type { Outcome } from '../../../lib/calls/call.ts'
import { call } from '../../../lib/calls/call.ts'
import type { Timing } from '../../../questions/editing/details/timing.ts'
import type { SlideDraft } from '../../../questions/editing/slide-editor.tsx'
import { sentOf } from '../../../questions/editing/slide-editor.tsx'
import type { Settings } from '../editor-state.ts'
import { keyWordsIn } from '../key-words.ts'

type Slides = Outcome<{ questions: QuestionRead[] }>

export const fetchQuiz = (quizId: string): Promise<Outcome<QuizRead>> => call(getQuiz, { quizId })

export const addSlide = (quizId: string, draft: SlideDraft): Promise<Slides> =>
  call(addQuestion, { ...sentOf(draft), questionType: draft.questionType, quizId })

/** 409 when the slide is not at this revision any more. */
export const editSlide = (
  { quizId, questionId }: Pick<QuestionRead, 'quizId' | 'questionId'>,
  draft: SlideDraft,
  revision: number,
): Promise<Slides> =>
  call(editQuestion, { ...sentOf(draft), questionType: draft.questionType, quizId, questionId, revision })

/** All or none, each at its number from 1. */
export const addSlides = (
  quizId: string,
  slides: readonly { draft: SlideDraft; number: number }[],
): Promise<Outcome<{ questions: QuestionRead[]; addedQuestionIds: string[] }>> =>
  call(addQuestions, {
    quizId,
    questions: slides.map(({ draft, number }) => ({
      ...sentOf(draft),
      questionType: draft.questionType,
      questionNumber: number,
    })),
  })

/** What the calls for several slides are told of each: 409 when one is not at its revision any more. */
const meant = (slides: readonly QuestionRead[]) => slides.map(({ questionId, revision }) => ({ questionId, revision }))

/** All or none. */
export const deleteSlides = (quizId: string, slides: readonly QuestionRead[]): Promise<Outcome<string>> => {
  const [first, second] = slides
  return first && !second
    ? call(deleteQuestion, { quizId, questionId: first.questionId })
    : call(deleteQuestions, { quizId, slides: meant(slides) })
}

/** All or none, and none when one of them is not at its revision any more. */
export const deleteUnchanged = (quizId: string, slides: readonly QuestionRead[]): Promise<Outcome<string>> =>
  call(deleteQuestions, { quizId, slides: meant(slides) })

/** All or none, and none when one of them is not at its revision any more. */
export const editSlides = (
  quizId: string,
  slides: readonly { question: QuestionRead; draft: SlideDraft }[],
): Promise<Slides> =>
  call(editQuestions, {
    quizId,
    questions: slides.map(({ question: { questionId, revision }, draft }) => ({
      ...sentOf(draft),
      questionType: draft.questionType,
      questionId,
      revision,
    })),
  })

/** All or none. */
export const setTiming = (quizId: string, slides: readonly QuestionRead[], timing: Partial<Timing>): Promise<Slides> =>
  call(setQuestionTiming, { quizId, slides: meant(slides), ...timing })

/** 409 when the ids are not the quiz's any more, or `base` is not their order. */
export const saveOrder = (
  quizId: string,
  questionIds: readonly string[],
  base: readonly string[],
): Promise<Outcome<string>> => call(editQuiz, { quizId, questionIds: [...questionIds], baseQuestionIds: [...base] })

/** 409 when the settings are not at this revision any more. */
export const saveSettings = (quizId: string, settings: Settings, revision: number): Promise<Outcome<string>> =>
  call(editQuiz, {
    quizId,
    ...settings,
    classes: settings.classes.length === 0 ? null : [...settings.classes],
    keyWords: keyWordsIn(settings.keyWords),
    revision,
  })
