import type { QuestionRead } from '@quokka/contract/http'
import { t } from '../../messages/studio.ts'
import type { Timing } from '../../questions/editing/details/timing.ts'
import { draftOf } from '../../questions/editing/slide-editor.tsx'
import { deleteSlides, setTiming } from './api/authoring-calls.ts'
import type { draftCommands } from './draft-commands.ts'
import type { EditorContext } from './editor-context.ts'
import { record, setWork, takeSlides, tellFailure } from './editor-context.ts'
import type { Deletion, Prompt } from './editor-state.ts'
import { isTimed, placedSlides, questionOf, questionsOf, savedOrder, shownDraft } from './editor-state.ts'
import { aboutDeletion } from './history-commands.ts'
import { insertSlides, refreshQuiz, tellSaved } from './saved-slides.ts'

/** One of the slides is gone, or was changed by somebody else. */
const OUTDATED = [404, 409]
/** Longer than other notices: there is something to press. */
const UNDO_MS = 12_000

const whatIsSet = ({ timer, maxPoints }: Partial<Timing>) => {
  if (timer === undefined) return 'maxPoints'
  return maxPoints === undefined ? 'timer' : 'timing'
}

/** What can be done with saved slides, one or several at once. */
export const severalCommands = (
  context: EditorContext,
  drafts: Pick<ReturnType<typeof draftCommands>, 'open'>,
  restore: (deletion: Deletion) => Promise<void>,
) => {
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
    record(context, { is: 'added', slides: placedSlides(get(), added) })
    if (second) {
      set({ selection: added.map(({ questionId }) => questionId) })
      notify({ text: t('authoring:several.duplicated', { count: added.length }), tone: 'good' })
    } else {
      drafts.open(first.questionId)
      tellSaved(context, first.questionType, 'added')
    }
  }

  const remove = async (keys: readonly string[], next?: Prompt) => {
    const questions = questionsOf(get(), keys)
    const deletion: Deletion = { is: 'deleted', slides: placedSlides(get(), questions) }
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
    if (!second) drafts.open(undefined)
    record(context, deletion)
    notify({
      about: aboutDeletion(deletion),
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
    const works = questions.map(({ questionId }) => [questionId, get().work[questionId]?.draft] as const)
    takeSlides(context, answer.value.questions)
    for (const question of questions) takeTiming(question, timing)
    const { timer, maxPoints } = timing
    const what = whatIsSet(timing)
    record(context, {
      is: 'edited',
      what,
      saved: questions.map((question) => {
        const after = questionOf(get(), question.questionId)
        return { key: question.questionId, before: draftOf(question), after: after && draftOf(after) }
      }),
      unsaved: works.flatMap(([key, before]) => (before ? [{ key, before, after: shownDraft(get(), key) }] : [])),
    })
    const count = questions.length
    const text = t(`authoring:several.${what}Set`, { count, seconds: timer ?? 0, points: maxPoints ?? 0 })
    notify({ text, tone: 'good' })
    return true
  }

  return { duplicate, remove, setTimingOf }
}
