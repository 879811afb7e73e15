import type { QuestionRead } from '@quokka/contract/http'
import type { QuestionType } from '@quokka/core/questions'
import { withAdded } from '@quokka/core/quiz'
import { t } from '../../messages/studio.ts'
import { editorOf } from '../../questions/editing/editors.ts'
import type { SlideDraft } from '../../questions/editing/slide-editor.tsx'
import { addSlides, fetchQuiz } from './api/authoring-calls.ts'
import type { EditorContext } from './editor-context.ts'
import { setOrder, takeQuiz, takeSlides, tellFailure } from './editor-context.ts'
import { questionOf } from './editor-state.ts'
import type { PlacedSlide } from './history.ts'

/** Slides in an order; numbers follow it. */
export const inOrder = (questions: readonly QuestionRead[], order: readonly string[]): QuestionRead[] =>
  order.flatMap((id, index) => {
    const question = questions.find(({ questionId }) => questionId === id)
    return question ? [{ ...question, questionNumber: index + 1 }] : []
  })

export const tellSaved = ({ notify }: EditorContext, type: QuestionType, how: 'added' | 'edited'): void => {
  const what = editorOf(type).timing.isAsked ? 'question' : 'slide'
  notify({ text: t(`authoring:notices.${what}.${how}`), tone: 'good' })
}

/** The slide was deleted by somebody else: its draft stays, as a new slide. */
export const refreshQuiz = async (context: EditorContext): Promise<void> => {
  const fresh = await fetchQuiz(context.get().quiz.quizId)
  if (fresh.ok) takeQuiz(context, fresh.value)
}

interface InsertedSlide extends Pick<PlacedSlide, 'savedPlace' | 'ownPlace'> {
  draft: SlideDraft
}

/**
 * Adds slides at their places; answers those that were added as they are in the quiz now, in the order given: all, or none
 * and that is told.
 */
export const insertSlides = async (
  context: EditorContext,
  slides: readonly InsertedSlide[],
): Promise<QuestionRead[]> => {
  const { get } = context
  const answer = await addSlides(
    get().quiz.quizId,
    slides.map(({ draft, savedPlace }) => ({ draft, number: savedPlace + 1 })),
  )
  if (!answer.ok) {
    tellFailure(context, answer)
    return []
  }
  const { questions, addedQuestionIds } = answer.value
  takeSlides(context, questions)
  const others = get().order.filter((id) => !addedQuestionIds.includes(id))
  const places = slides.map(({ ownPlace }, index) => ({ id: addedQuestionIds[index] ?? '', number: ownPlace + 1 }))
  setOrder(context, withAdded(others, places))
  return addedQuestionIds.flatMap((id) => questionOf(get(), id) ?? [])
}
