import type { QuestionRead } from '@quokka/contract/http'
import { t } from '../../messages/studio.ts'
import type { Timing } from '../../questions/editing/details/timing.ts'
import { draftOf } from '../../questions/editing/slide-editor.tsx'
import { deleteSlides, setTiming } from './api/authoring-calls.ts'
import type { draftCommands } from './draft-commands.ts'
import type { EditorContext } from './editor-context.ts'
import { setWork, takeSlides, tellFailure } from './editor-context.ts'
import type { DeletedSlide, Deletion, Prompt } from './editor-state.ts'
import { isTimed, questionOf, questionsOf, savedOrder } from './editor-state.ts'
import { insertSlides, refreshQuiz, tellSaved } from './saved-slides.ts'

/** One of the slides is gone, or was changed by somebody else. */
const OUTDATED = [404, 409]
/** Longer than other notices: there is something to press. */
const UNDO_MS = 12_000

const aboutDeleted = (deletion: Deletion) => `deleted:${deletion.map(({ question }) => question.questionId).join(' ')}`

/** What can be done with saved slides, one or several at once. */
export const severalCommands = (context: EditorContext, drafts: Pick<ReturnType<typeof draftCommands>, 'open'>) => {
  const { get, set, notify } = context

  /** Copies of slides as they are saved, after the last of them: a single one is in hand then, several are selected. */
  const duplicate = async (keys: readonly string[]) => {
    const state = get()
    const questions = questionsOf(state, keys)
    const saved = savedOrder(state)
    const after = (order: readonly string[]) =>
      Math.max(...questions.map(({ questionId }) => order.indexOf(questionId))) + 1
    const copies = questions.map((question, index) => ({
      draft: draftOf(question),
      savedPlace: after(saved) + index,
      ownPlace: after(state.order) + index,
    }))
    const added = await insertSlides(context, copies)
    const [first, second] = added
    if (!first) return
    if (second) {
      set({ selection: added.map(({ questionId }) => questionId) })
      notify({ text: t('authoring:several.duplicated', { count: added.length }), tone: 'good' })
    } else {
      drafts.open(first.questionId)
      tellSaved(context, first.questionType, 'added')
    }
  }

  const tellRestored = (deletion: Deletion, [first, second]: readonly QuestionRead[]) => {
    if (!first) return
    if (!second) drafts.open(first.questionId)
    const text = second
      ? t('authoring:several.restored', { count: deletion.length })
      : t('authoring:restored', { title: first.questionTitle })
    notify({ about: aboutDeleted(deletion), text, tone: 'good' })
  }

  const restore = async (deletion: Deletion) => {
    if (!get().deleted.includes(deletion)) return
    set({ deleted: get().deleted.filter((one) => one !== deletion) })
    // Each place is the one beside the slides before it.
    const slides = deletion.toSorted((left, right) => left.savedPlace - right.savedPlace)
    const added = await insertSlides(
      context,
      slides.map(({ question, ...places }) => ({ draft: draftOf(question), ...places })),
    )
    const left = added.length === 0 ? deletion : slides.slice(added.length)
    if (left.length > 0) set({ deleted: [...get().deleted, left] })
    for (const [index, { questionId, revision }] of added.entries()) {
      const work = slides[index]?.work
      if (work) setWork(context, questionId, { draft: work.draft, basis: revision })
    }
    tellRestored(deletion, added)
  }

  const remember = (questions: readonly QuestionRead[]): Deletion => {
    const state = get()
    return questions.map(
      (question): DeletedSlide => ({
        question,
        savedPlace: savedOrder(state).indexOf(question.questionId),
        ownPlace: state.order.indexOf(question.questionId),
        work: state.work[question.questionId],
      }),
    )
  }

  const remove = async (keys: readonly string[], next?: Prompt) => {
    const questions = questionsOf(get(), keys)
    const deletion = remember(questions)
    const [first, second] = questions
    if (!first) return set({ prompt: next })
    const answer = await deleteSlides(get().quiz.quizId, questions)
    set({ prompt: next })
    if (!answer.ok) {
      if (OUTDATED.includes(answer.status ?? 0)) await refreshQuiz(context)
      if (answer.status !== 401) notify({ text: answer.sentence, tone: 'bad' })
      return
    }
    for (const { questionId } of questions) setWork(context, questionId, undefined)
    takeSlides(
      context,
      get().quiz.questions.filter(({ questionId }) => !keys.includes(questionId)),
    )
    set({ deleted: [...get().deleted, deletion], ...(!second && { current: undefined }) })
    notify({
      about: aboutDeleted(deletion),
      text: second ? answer.value : t('authoring:deleted', { sentence: answer.value, title: first.questionTitle }),
      stayMs: UNDO_MS,
      action: { label: t('authoring:undo'), onPress: () => void restore(deletion) },
    })
  }

  /** What is written on a slide and not saved takes its new time or points too. */
  const takeTiming = ({ questionId, revision }: QuestionRead, timing: Partial<Timing>) => {
    const work = get().work[questionId]
    const question = questionOf(get(), questionId)
    if (!work || !question) return
    const draft = { ...work.draft, ...timing }
    const isAsSaved = JSON.stringify(draft) === JSON.stringify(draftOf(question))
    const basis = work.basis === revision ? question.revision : work.basis
    setWork(context, questionId, isAsSaved ? undefined : { draft, basis })
  }

  /** Sets the time or the points of those that have them; whether it was done. */
  const setTimingOf = async (keys: readonly string[], timing: Partial<Timing>): Promise<boolean> => {
    const questions = questionsOf(get(), keys).filter(isTimed)
    const answer = await setTiming(get().quiz.quizId, questions, timing)
    if (!answer.ok) {
      if (OUTDATED.includes(answer.status ?? 0)) await refreshQuiz(context)
      tellFailure(context, answer)
      return false
    }
    takeSlides(context, answer.value.questions)
    for (const question of questions) takeTiming(question, timing)
    const { timer, maxPoints } = timing
    const count = questions.length
    const text =
      timer === undefined
        ? t('authoring:several.pointsSet', { count, points: maxPoints ?? 0 })
        : t('authoring:several.timeSet', { count, seconds: timer })
    notify({ text, tone: 'good' })
    return true
  }

  return { duplicate, remove, restore, setTimingOf }
}
