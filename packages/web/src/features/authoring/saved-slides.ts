import type { QuestionRead } from '@quokka/contract/http'
import type { QuestionType } from '@quokka/core/questions'
import { t } from '../../messages/studio.ts'
import { editorOf } from '../../questions/editing/editors.ts'
import type { SlideDraft } from '../../questions/editing/slide-editor.tsx'
import { addSlide, fetchQuiz, saveOrder } from './api/authoring-calls.ts'
import type { EditorContext } from './editor-context.ts'
import { setOrder, takeQuiz, takeSlides, tellFailure } from './editor-context.ts'
import type { DeletedSlide } from './editor-state.ts'
import { savedOrder } from './editor-state.ts'

/** Slides in an order; numbers follow it. */
export const inOrder = (questions: readonly QuestionRead[], order: readonly string[]): QuestionRead[] =>
  order.flatMap((id, index) => {
    const question = questions.find(({ questionId }) => questionId === id)
    return question ? [{ ...question, questionNumber: index + 1 }] : []
  })

const insertedAt = (list: readonly string[], place: number, id: string) => [
  ...list.slice(0, place),
  id,
  ...list.slice(place),
]

export const tellSaved = ({ notify }: EditorContext, type: QuestionType, how: 'added' | 'edited'): void => {
  const what = editorOf(type).timing.isAsked ? 'question' : 'slide'
  notify({ text: t(`authoring:notices.${what}.${how}`), tone: 'good' })
}

/** The slide was deleted by somebody else: its draft stays, as a new slide. */
export const refreshQuiz = async (context: EditorContext): Promise<void> => {
  const fresh = await fetchQuiz(context.get().quiz.quizId)
  if (fresh.ok) takeQuiz(context, fresh.value)
}

/** Adds a slide and brings it to its places; answers it as it is in the quiz now, undefined when it could not be added. */
export const insertSlide = async (
  context: EditorContext,
  draft: SlideDraft,
  { savedPlace, ownPlace }: Pick<DeletedSlide, 'savedPlace' | 'ownPlace'>,
): Promise<QuestionRead | undefined> => {
  const { get } = context
  const { quizId } = get().quiz
  const own = get().order
  const answer = await addSlide(quizId, draft)
  if (!answer.ok) {
    tellFailure(context, answer)
    return undefined
  }
  takeSlides(context, answer.value.questions)
  const added = answer.value.questions.at(-1)
  if (!added) return undefined
  const withoutIt = (order: readonly string[]) => order.filter((one) => one !== added.questionId)
  const present = savedOrder(get())
  const wanted = insertedAt(withoutIt(present), savedPlace, added.questionId)
  const saved = await saveOrder(quizId, wanted, present)
  if (saved.ok) takeSlides(context, inOrder(get().quiz.questions, wanted))
  else tellFailure(context, saved)
  setOrder(context, insertedAt(withoutIt(own), ownPlace, added.questionId))
  return added
}
