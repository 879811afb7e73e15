import type { BankQuestion } from '@quokka/contract/http'
import { withAdded } from '@quokka/core/quiz'
import { t } from '../../messages/studio.ts'
import { copyQuestions } from './api/bank-calls.ts'
import type { draftCommands } from './draft-commands.ts'
import type { EditorContext } from './editor-context.ts'
import { record, setOrder, takeSlides, tellFailure } from './editor-context.ts'
import type { EditorState } from './editor-state.ts'
import { placedSlides, questionOf, savedOrder } from './editor-state.ts'

/** The number of the slide behind which copies go in: that of the saved slide in hand, else undefined for the end. */
export const numberBefore = ({ order, current }: Pick<EditorState, 'order' | 'current'>): number | undefined => {
  const place = current === undefined ? -1 : order.indexOf(current)
  return place < 0 ? undefined : place + 1
}

/** Copying questions of other quizzes. */
export const bankCommands = (context: EditorContext, { open }: Pick<ReturnType<typeof draftCommands>, 'open'>) => {
  const { get, notify } = context

  /** After the slide in hand, or at the end; whether it was done. The first copy is in hand then. */
  const insertCopies = async (chosen: readonly BankQuestion[]): Promise<boolean> => {
    const { quiz, current } = get()
    const ownPlace = numberBefore(get())
    const savedPlace = savedOrder(get()).indexOf(current ?? '') + 1 || quiz.questions.length
    const answer = await copyQuestions(quiz.quizId, chosen, savedPlace + 1)
    if (!answer.ok) {
      tellFailure(context, answer)
      return false
    }
    const { questions, addedQuestionIds, mediaLeftOut } = answer.value
    takeSlides(context, questions)
    const others = get().order.filter((id) => !addedQuestionIds.includes(id))
    const from = ownPlace ?? others.length
    setOrder(
      context,
      withAdded(
        others,
        addedQuestionIds.map((id, index) => ({ id, number: from + index + 1 })),
      ),
    )
    const added = addedQuestionIds.flatMap((id) => questionOf(get(), id) ?? [])
    record(context, { is: 'added', slides: placedSlides(get(), added) })
    open(addedQuestionIds[0])
    notify({ text: t('authoring:pasting.added', { count: added.length }), tone: 'good' })
    if (mediaLeftOut > 0) notify({ text: t('authoring:bank.mediaLeftOut', { count: mediaLeftOut }), tone: 'bad' })
    return true
  }

  return { insertCopies }
}
