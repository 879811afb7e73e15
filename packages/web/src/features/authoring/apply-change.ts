import { draftOf, emptyDraft } from '../../questions/editing/draft/slide-draft.ts'
import { mergedOrder } from '../../quiz/unsaved-slides.ts'
import { deleteUnchanged, editSlides } from './api/authoring-calls.ts'
import type { draftCommands } from './draft-commands.ts'
import type { EditorContext } from './editor-context.ts'
import { setDraft, setOrder, setWork, takeSlides, tellFailure } from './editor-context.ts'
import { placedSlides, questionOf, shownDraft } from './editor-state.ts'
import type { Change, PlacedSlide, Rewritten } from './history.ts'
import { isSameDraft, renamed } from './history.ts'
import { insertSlides, refreshQuiz } from './saved-slides.ts'

/** `overtaken`: somebody else has changed what it is about. `failed`: the call did, which is told. */
export type Applied = { is: 'done'; change: Change } | { is: 'overtaken' } | { is: 'failed' }

type Opens = Pick<ReturnType<typeof draftCommands>, 'open'>
type OfSlides = Extract<Change, { is: 'added' | 'deleted' }>

const OVERTAKEN = { is: 'overtaken' } as const
const FAILED = { is: 'failed' } as const
/** The slide is gone, or at another revision. */
const isOvertaken = (code: string | undefined) => code === 'quiz/stale-slide' || code === 'quiz/slide-not-found'

/** Whether the slide says now what the change begins with; a new one that is empty is not kept. */
const isAsBefore = ({ get }: EditorContext, { key, before }: Rewritten): boolean => {
  const shown = shownDraft(get(), key)
  if (shown !== undefined || before === undefined) return isSameDraft(shown, before)
  return isSameDraft(before, emptyDraft(before.questionType))
}

const write = (context: EditorContext, { open }: Opens, change: Extract<Change, { is: 'wrote' }>): Applied => {
  if (!change.slides.every((slide) => isAsBefore(context, slide))) return OVERTAKEN
  for (const { key, after } of change.slides) setDraft(context, key, after)
  const [first] = change.slides
  open(first !== undefined && shownDraft(context.get(), first.key) ? first.key : undefined)
  return { is: 'done', change }
}

/** Whether the slide was saved as the change begins. */
const isSavedAsBefore = ({ get }: EditorContext, { key, before }: Rewritten): boolean => {
  const question = questionOf(get(), key)
  return question !== undefined && isSameDraft(before, draftOf(question))
}

const edit = async (context: EditorContext, change: Extract<Change, { is: 'edited' }>): Promise<Applied> => {
  const saved = change.saved.filter((slide) => isSavedAsBefore(context, slide))
  // What was saved since, and undone without being saved, is unsaved work that says what the change begins with.
  const unsaved = [
    ...change.unsaved,
    ...change.saved.filter(({ key }) => ![...saved, ...change.unsaved].some((other) => other.key === key)),
  ]
  if (!unsaved.every((slide) => isAsBefore(context, slide))) return OVERTAKEN
  const failure = await saveRewritten(context, saved)
  if (failure) return failure
  for (const { key, after } of unsaved) setDraft(context, key, after)
  return { is: 'done', change }
}

/** Saves slides as they are after a change; what is unsaved on them goes on from there. */
export const saveRewritten = async (
  context: EditorContext,
  slides: readonly Rewritten[],
): Promise<typeof OVERTAKEN | typeof FAILED | undefined> => {
  if (slides.length === 0) return undefined
  const sent = slides.flatMap(({ key, after }) => {
    const question = questionOf(context.get(), key)
    return question && after ? [{ question, draft: after }] : []
  })
  const answer = await editSlides(context.get().quiz.quizId, sent)
  if (!answer.ok) {
    if (isOvertaken(answer.code)) {
      await refreshQuiz(context)
      return OVERTAKEN
    }
    tellFailure(context, answer)
    return FAILED
  }
  takeSlides(context, answer.value.questions)
  for (const {
    question: { questionId, revision },
  } of sent) {
    const work = context.get().work[questionId]
    if (work?.basis !== revision) continue
    setWork(context, questionId, { draft: work.draft, basis: questionOf(context.get(), questionId)?.revision })
  }
  return undefined
}

const putBack = async (context: EditorContext, { open }: Opens, change: OfSlides): Promise<Applied> => {
  const { get, set } = context
  // Each place is the one beside the slides before it.
  const slides = change.slides.toSorted((left, right) => left.savedPlace - right.savedPlace)
  const added = await insertSlides(
    context,
    slides.map(({ question, ...places }) => ({ draft: draftOf(question), ...places })),
  )
  if (added.length === 0) return FAILED
  const ids = new Map(added.map(({ questionId }, index) => [slides[index]?.question.questionId ?? '', questionId]))
  set({ history: renamed(get().history, ids) })
  for (const [index, { questionId, revision }] of added.entries()) {
    const work = slides[index]?.work
    if (work) setWork(context, questionId, { draft: work.draft, basis: revision })
  }
  if (change.from) setWork(context, change.from.key, undefined)
  const [first, second] = added
  if (first && !second) open(first.questionId)
  return { is: 'done', change: { ...change, slides: placedSlides(get(), added) } }
}

/** Whether the slide is as it was, or unsaved work says what it was. */
const isStillThere = ({ get }: EditorContext, { question }: PlacedSlide): boolean => {
  const now = questionOf(get(), question.questionId)
  const before = draftOf(question)
  return (
    now !== undefined && [draftOf(now), shownDraft(get(), now.questionId)].some((draft) => isSameDraft(draft, before))
  )
}

const takeOut = async (context: EditorContext, { open }: Opens, change: OfSlides): Promise<Applied> => {
  const { get, set } = context
  if (!change.slides.every((slide) => isStillThere(context, slide))) return OVERTAKEN
  const keys = change.slides.map(({ question }) => question.questionId)
  const questions = keys.flatMap((key) => questionOf(get(), key) ?? [])
  const slides = placedSlides(get(), questions)
  const answer = await deleteUnchanged(get().quiz.quizId, questions)
  if (!answer.ok) {
    if (isOvertaken(answer.code)) {
      await refreshQuiz(context)
      return OVERTAKEN
    }
    tellFailure(context, answer)
    return FAILED
  }
  for (const key of keys) setWork(context, key, undefined)
  takeSlides(
    context,
    get().quiz.questions.filter(({ questionId }) => !keys.includes(questionId)),
  )
  if (change.from) {
    setDraft(context, change.from.key, change.from.draft)
    open(change.from.key)
  } else if (keys.includes(get().current ?? '')) set({ current: undefined })
  return { is: 'done', change: { ...change, slides } }
}

/** Does what was done before, or its inverse: here, and on the server where it was saved there. */
export const applyChange = async (context: EditorContext, drafts: Opens, change: Change): Promise<Applied> => {
  switch (change.is) {
    case 'wrote':
      return write(context, drafts, change)
    case 'moved':
      setOrder(context, mergedOrder(change.after, change.before, context.get().order))
      return { is: 'done', change }
    case 'edited':
      return edit(context, change)
    case 'added':
      return putBack(context, drafts, change)
    case 'deleted':
      return takeOut(context, drafts, change)
  }
}
