import type { QuestionRead } from '@quokka/contract/http'
import type { QuestionType } from '@quokka/core/questions'
import { t } from '../../messages/studio.ts'
import { namedParts } from '../../questions/editing/draft/named-parts.ts'
import { editorOf } from '../../questions/editing/editors.ts'
import type { SlideDraft } from '../../questions/editing/slide-editor.tsx'
import { draftOf, emptyDraft } from '../../questions/editing/slide-editor.tsx'
import { addSlide, deleteSlide, editSlide, fetchQuiz, saveOrder } from './api/authoring-calls.ts'
import { differences } from './differences.ts'
import type { EditorContext } from './editor-context.ts'
import { askChoice, setOrder, setWork, takeQuiz, takeSlides, tellFailure } from './editor-context.ts'
import type { DeletedSlide } from './editor-state.ts'
import { isUntouched, questionOf, savedOrder } from './editor-state.ts'

const GONE = 404
const STALE = 409
/** Longer than other notices: there is something to press. */
const UNDO_MS = 12_000

const insertedAt = (list: readonly string[], place: number, id: string) => [
  ...list.slice(0, place),
  id,
  ...list.slice(place),
]

const aboutDeleted = ({ question }: DeletedSlide) => `deleted:${question.questionId}`

/** What can be done with slides. */
export const slideCommands = (context: EditorContext) => {
  const { get, set, notify } = context

  const tellSaved = (type: QuestionType, how: 'added' | 'edited') => {
    const what = editorOf(type).timing.isAsked ? 'question' : 'slide'
    notify({ text: t(`authoring:notices.${what}.${how}`), tone: 'good' })
  }

  /** Undefined shows the slide picker. A new slide without a word in it is not worth keeping. */
  const open = (key: string | undefined) => {
    const { current, work } = get()
    const isLeft = current !== undefined && current !== key
    if (isLeft && Object.hasOwn(work, current) && isUntouched(get(), current)) setWork(context, current, undefined)
    set({ current: key, isFound: false })
  }

  const begin = (type: QuestionType) => {
    const key = `new-${context.nowMs().toString(36)}`
    set({ work: { ...get().work, [key]: { draft: emptyDraft(type), basis: undefined, isKept: true } } })
    open(key)
  }

  const change = (draft: SlideDraft) => {
    const { current, work } = get()
    if (current === undefined) return
    const question = questionOf(get(), current)
    const isAsSaved = question && JSON.stringify(draft) === JSON.stringify(draftOf(question))
    if (isAsSaved) return setWork(context, current, undefined)
    setWork(context, current, { draft, basis: work[current]?.basis ?? question?.revision })
  }

  const add = async (key: string, draft: SlideDraft): Promise<boolean> => {
    const answer = await addSlide(get().quiz.quizId, draft)
    if (!answer.ok) {
      tellFailure(context, answer)
      return false
    }
    setWork(context, key, undefined)
    takeSlides(context, answer.value.questions)
    set({ lastAdded: draft.questionType })
    tellSaved(draft.questionType, 'added')
    return true
  }

  /** The slide was deleted by somebody else: its draft stays, as a new slide. */
  const refresh = async () => {
    const fresh = await fetchQuiz(get().quiz.quizId)
    if (fresh.ok) takeQuiz(context, fresh.value)
    return fresh
  }

  const chooseVersion = async (key: string, draft: SlideDraft, sentence: string) => {
    const fresh = await fetchQuiz(get().quiz.quizId)
    if (!fresh.ok) {
      tellFailure(context, fresh)
      return undefined
    }
    const theirs = fresh.value.questions.find(({ questionId }) => questionId === key)
    if (!theirs) {
      takeQuiz(context, fresh.value)
      tellFailure(context, { ok: false, sentence })
      return undefined
    }
    const both = differences(namedParts(draft), namedParts(draftOf(theirs)))
    const choice = await askChoice(context, { about: 'slide', differences: both })
    if (choice === 'neither') return undefined
    takeQuiz(context, fresh.value)
    return { choice, revision: theirs.revision }
  }

  const edit = async (question: QuestionRead, draft: SlideDraft): Promise<boolean> => {
    const key = question.questionId
    let revision = get().work[key]?.basis ?? question.revision
    for (;;) {
      const answer = await editSlide(question, draft, revision)
      if (answer.ok) {
        setWork(context, key, undefined)
        takeSlides(context, answer.value.questions)
        set({ round: get().round + 1 })
        tellSaved(draft.questionType, 'edited')
        return true
      }
      if (answer.status !== STALE) {
        if (answer.status === GONE) await refresh()
        tellFailure(context, answer)
        return false
      }
      const chosen = await chooseVersion(key, draft, answer.sentence)
      if (chosen === undefined) return false
      if (chosen.choice === 'theirs') {
        setWork(context, key, undefined)
        set({ round: get().round + 1 })
        return true
      }
      revision = chosen.revision
      setWork(context, key, { draft, basis: revision })
    }
  }

  /** Whether it was saved. After an add the slide picker shows, or another slide of the same kind begins; after an edit the slide stays. */
  const save = async (draft: SlideDraft, isAnother = false): Promise<boolean> => {
    const key = get().current
    if (key === undefined) return false
    change(draft)
    const question = questionOf(get(), key)
    if (question) return edit(question, draft)
    const isAdded = await add(key, draft)
    // Meanwhile somebody may have gone elsewhere.
    if (isAdded && isAnother && get().current === undefined) begin(draft.questionType)
    return isAdded
  }

  const discard = (key: string) => {
    setWork(context, key, undefined)
    set({ current: undefined, prompt: undefined })
  }

  /** Asks only where something would be lost. */
  const askDiscard = (key: string) => {
    if (isUntouched(get(), key)) discard(key)
    else set({ prompt: { is: 'discard', slide: key } })
  }

  /** Adds a slide and brings it to its places; answers it as it is in the quiz now, undefined when it could not be added. */
  const insert = async (draft: SlideDraft, { savedPlace, ownPlace }: Pick<DeletedSlide, 'savedPlace' | 'ownPlace'>) => {
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

  /** A copy of a slide as it is saved, after it; it is in hand then. */
  const duplicate = async (key: string) => {
    const state = get()
    const question = questionOf(state, key)
    if (!question) return
    const places = { savedPlace: savedOrder(state).indexOf(key) + 1, ownPlace: state.order.indexOf(key) + 1 }
    const added = await insert(draftOf(question), places)
    if (!added) return
    open(added.questionId)
    tellSaved(question.questionType, 'added')
  }

  const restore = async (deleted: DeletedSlide) => {
    if (!get().deleted.includes(deleted)) return
    set({ deleted: get().deleted.filter((one) => one !== deleted) })
    const added = await insert(draftOf(deleted.question), deleted)
    if (!added) {
      set({ deleted: [...get().deleted, deleted] })
      return
    }
    const { work } = deleted
    if (work) setWork(context, added.questionId, { draft: work.draft, basis: added.revision })
    open(added.questionId)
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
      if (answer.status === GONE) await refresh()
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

  return { open, begin, change, save, discard, askDiscard, duplicate, remove, restore }
}

/** Slides in an order; numbers follow it. */
export const inOrder = (questions: readonly QuestionRead[], order: readonly string[]): QuestionRead[] =>
  order.flatMap((id, index) => {
    const question = questions.find(({ questionId }) => questionId === id)
    return question ? [{ ...question, questionNumber: index + 1 }] : []
  })
