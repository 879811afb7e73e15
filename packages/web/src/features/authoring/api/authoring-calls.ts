import type { QuestionRead, QuizRead } from '@quokka/contract/http'
import { addQuestion, deleteQuestion, editQuestion, editQuiz, getQuiz } from '@quokka/contract/http'
import type { Outcome } from '../../../lib/calls/call.ts'
import { call } from '../../../lib/calls/call.ts'
import type { SlideDraft } from '../../../questions/editing/slide-editor.tsx'
import { sentOf } from '../../../questions/editing/slide-editor.tsx'
import type { Settings } from '../editor-state.ts'

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

export const deleteSlide = (quizId: string, questionId: string): Promise<Outcome<string>> =>
  call(deleteQuestion, { quizId, questionId })

/** 409 when the ids are not the quiz's any more, or `base` is not their order. */
export const saveOrder = (
  quizId: string,
  questionIds: readonly string[],
  base: readonly string[],
): Promise<Outcome<string>> => call(editQuiz, { quizId, questionIds: [...questionIds], baseQuestionIds: [...base] })

/** 409 when the settings are not at this revision any more. */
export const saveSettings = (quizId: string, settings: Settings, revision: number): Promise<Outcome<string>> =>
  call(editQuiz, { quizId, ...settings, revision })
