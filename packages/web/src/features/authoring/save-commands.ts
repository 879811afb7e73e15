import type { QuestionRead } from '@quokka/contract/http'
import { namedParts } from '../../questions/editing/draft/named-parts.ts'
import type { SlideDraft } from '../../questions/editing/slide-editor.tsx'
import { draftOf } from '../../questions/editing/slide-editor.tsx'
import { addSlide, editSlide, fetchQuiz } from './api/authoring-calls.ts'
import { differences } from './differences.ts'
import type { draftCommands } from './draft-commands.ts'
import type { EditorContext } from './editor-context.ts'
import { askChoice, record, setWork, takeQuiz, takeSlides, tellFailure } from './editor-context.ts'
import { placedSlides, questionOf } from './editor-state.ts'
import { settled } from './history.ts'
import { refreshQuiz, tellSaved } from './saved-slides.ts'

const GONE = 404
const STALE = 409

/** Saving the slide in hand: a new one, or another version of one that others may have changed meanwhile. */
export const saveCommands = (
  context: EditorContext,
  drafts: Pick<ReturnType<typeof draftCommands>, 'begin' | 'change'>,
) => {
  const { get, set } = context

  const add = async (key: string, draft: SlideDraft): Promise<boolean> => {
    const answer = await addSlide(get().quiz.quizId, draft)
    if (!answer.ok) {
      tellFailure(context, answer)
      return false
    }
    setWork(context, key, undefined)
    const before = get().order
    takeSlides(context, answer.value.questions)
    const slides = placedSlides(
      get(),
      get().quiz.questions.filter(({ questionId }) => !before.includes(questionId)),
    )
    // Others may have added slides too: the last one is this one.
    record(context, { is: 'added', slides: slides.slice(-1), from: { key, draft } })
    set({ lastAdded: draft.questionType })
    tellSaved(context, draft.questionType, 'added')
    return true
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
        const stored = questionOf(get(), key)
        if (stored) set({ history: settled(get().history, key, draft, draftOf(stored)) })
        set({ round: get().round + 1 })
        tellSaved(context, draft.questionType, 'edited')
        return true
      }
      if (answer.status !== STALE) {
        if (answer.status === GONE) await refreshQuiz(context)
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
    drafts.change(draft)
    const question = questionOf(get(), key)
    if (question) return edit(question, draft)
    const isAdded = await add(key, draft)
    // Meanwhile somebody may have gone elsewhere.
    if (isAdded && isAnother && get().current === undefined) drafts.begin(draft.questionType)
    return isAdded
  }

  return { save }
}
