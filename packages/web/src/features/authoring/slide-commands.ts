import { t } from '../../messages/studio.ts'
import { draftOf } from '../../questions/editing/slide-editor.tsx'
import { deleteSlide } from './api/authoring-calls.ts'
import { draftCommands } from './draft-commands.ts'
import type { EditorContext } from './editor-context.ts'
import { setWork, takeSlides } from './editor-context.ts'
import type { DeletedSlide } from './editor-state.ts'
import { questionOf, savedOrder } from './editor-state.ts'
import { saveCommands } from './save-commands.ts'
import { insertSlide, refreshQuiz, tellSaved } from './saved-slides.ts'

const GONE = 404
/** Longer than other notices: there is something to press. */
const UNDO_MS = 12_000

const aboutDeleted = ({ question }: DeletedSlide) => `deleted:${question.questionId}`

/** What can be done with slides. */
export const slideCommands = (context: EditorContext) => {
  const { get, set, notify } = context
  const drafts = draftCommands(context)

  /** A copy of a slide as it is saved, after it; it is in hand then. */
  const duplicate = async (key: string) => {
    const state = get()
    const question = questionOf(state, key)
    if (!question) return
    const places = { savedPlace: savedOrder(state).indexOf(key) + 1, ownPlace: state.order.indexOf(key) + 1 }
    const added = await insertSlide(context, draftOf(question), places)
    if (!added) return
    drafts.open(added.questionId)
    tellSaved(context, question.questionType, 'added')
  }

  const restore = async (deleted: DeletedSlide) => {
    if (!get().deleted.includes(deleted)) return
    set({ deleted: get().deleted.filter((one) => one !== deleted) })
    const added = await insertSlide(context, draftOf(deleted.question), deleted)
    if (!added) {
      set({ deleted: [...get().deleted, deleted] })
      return
    }
    const { work } = deleted
    if (work) setWork(context, added.questionId, { draft: work.draft, basis: added.revision })
    drafts.open(added.questionId)
    notify({
      about: aboutDeleted(deleted),
      text: t('authoring:restored', { title: added.questionTitle }),
      tone: 'good',
    })
  }

  const remove = async (key: string) => {
    const state = get()
    const question = questionOf(state, key)
    if (!question) return
    const answer = await deleteSlide(state.quiz.quizId, key)
    set({ prompt: undefined })
    if (!answer.ok) {
      if (answer.status === GONE) await refreshQuiz(context)
      if (answer.status !== 401) notify({ text: answer.sentence, tone: 'bad' })
      return
    }
    const deleted: DeletedSlide = {
      question,
      savedPlace: savedOrder(state).indexOf(key),
      ownPlace: state.order.indexOf(key),
      work: state.work[key],
    }
    setWork(context, key, undefined)
    takeSlides(
      context,
      get().quiz.questions.filter(({ questionId }) => questionId !== key),
    )
    set({ deleted: [...get().deleted, deleted], current: undefined })
    notify({
      about: aboutDeleted(deleted),
      text: t('authoring:deleted', { sentence: answer.value, title: question.questionTitle }),
      stayMs: UNDO_MS,
      action: { label: t('authoring:undo'), onPress: () => void restore(deleted) },
    })
  }

  return { ...drafts, ...saveCommands(context, drafts), duplicate, remove, restore }
}
