import {
  addQuestion,
  addQuestions,
  deleteQuestion,
  deleteQuestions,
  editQuestion,
  editQuestions,
  questionRead,
  setQuestionTiming,
} from '@quokka/contract/http'
import type { CallRefusal } from '@quokka/contract/wire'
import { ok } from '@quokka/core/lib'
import { LIMITS } from '@quokka/core/limits'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import type { Refusal } from '../../http/replies/refusals.ts'
import { done } from '../../http/replies/successes.ts'
import type { ChangedSlide } from '../../stores/quiz-slides.ts'
import type { AuthoringPorts } from './authoring-ports.ts'
import { findQuiz } from './find-quiz.ts'
import { idsOfImport } from './ids-of-import.ts'
import { createSlideReader } from './slide-reader.ts'

const WHY_NOT = {
  gone: 'quiz/slide-not-found',
  stale: 'quiz/stale-slide',
  lastQuestion: 'quiz/last-question',
} as const satisfies Record<Exclude<ChangedSlide, 'changed'>, CallRefusal>

/** What is said where several slides were meant, and so none was changed. */
const SENTENCES_OF_SEVERAL: Partial<Record<ChangedSlide, string>> = {
  gone: 'One of these slides is not in the quiz any more. Nothing was changed.',
  stale: 'Somebody else has changed one of these slides meanwhile. Nothing was changed.',
}

const refusalOfSeveral = (why: Exclude<ChangedSlide, 'changed'>): Refusal => {
  const sentence = SENTENCES_OF_SEVERAL[why]
  return { code: WHY_NOT[why], ...(sentence !== undefined && { sentence }) }
}

/** Adding, changing and deleting slides (contract §3). */
export const slideRoutes = ({ quizzes, media, clock, chance }: AuthoringPorts): Route[] => {
  const { read, readAll } = createSlideReader({ media, chance })

  const all = async (quizId: string) => {
    const slides = await quizzes.slides(quizId)
    return ok({ questions: slides.map((slide, index) => questionRead(quizId, slide, index)) })
  }

  return [
    route(addQuestion, async ({ body, user }) => {
      const { quizId, ...sent } = body
      const found = await findQuiz(quizzes, quizId, user.userId, 'edit')
      if (!found.ok) return found
      const question = await read(sent, chance.newId(), user.userId)
      if (!question.ok) return question
      const slides = [{ question: question.value }]
      if (!(await quizzes.addSlides(quizId, slides, clock.nowMs(), LIMITS.slidesPerQuiz)))
        return { ok: false, refusal: { code: 'quiz/too-many-slides' } }
      return all(quizId)
    }),
    route(editQuestion, async ({ body, user }) => {
      const { quizId, questionId, revision, ...sent } = body
      const found = await findQuiz(quizzes, quizId, user.userId, 'edit')
      if (!found.ok) return found
      const question = await read(sent, questionId, user.userId)
      if (!question.ok) return question
      const changed = await quizzes.editSlide(quizId, question.value, revision, clock.nowMs())
      return changed === 'changed' ? all(quizId) : { ok: false, refusal: { code: WHY_NOT[changed] } }
    }),
    route(deleteQuestion, async ({ body: { quizId, questionId }, user }) => {
      const found = await findQuiz(quizzes, quizId, user.userId, 'edit')
      if (!found.ok) return found
      const removed = await quizzes.removeSlides(quizId, [{ questionId }], clock.nowMs())
      return removed === 'changed' ? done('done/slide-deleted') : { ok: false, refusal: { code: WHY_NOT[removed] } }
    }),
    route(addQuestions, async ({ body, user }) => {
      const { quizId, importKey, questions: sent } = body
      const found = await findQuiz(quizzes, quizId, user.userId, 'edit')
      if (!found.ok) return found
      const ids = importKey === undefined ? undefined : idsOfImport(user.userId, body)
      const questions = await readAll(sent, user.userId, ids)
      if (!questions.ok) return questions
      const slides = questions.value.map((question, index) => ({ question, number: sent[index]?.questionNumber }))
      if (!(await quizzes.addSlides(quizId, slides, clock.nowMs(), LIMITS.slidesPerQuiz)))
        return { ok: false, refusal: { code: 'quiz/too-many-slides' } }
      const now = await all(quizId)
      return ok({ ...now.value, addedQuestionIds: questions.value.map(({ questionId }) => questionId) })
    }),
    route(editQuestions, async ({ body: { quizId, questions: sent }, user }) => {
      const found = await findQuiz(quizzes, quizId, user.userId, 'edit')
      if (!found.ok) return found
      const questions = await readAll(
        sent.map(({ questionId: _questionId, revision: _revision, ...fields }) => fields),
        user.userId,
        (number) => sent[number - 1]?.questionId ?? '',
      )
      if (!questions.ok) return questions
      const slides = questions.value.map((question, index) => ({ question, revision: sent[index]?.revision }))
      const changed = await quizzes.editSlides(quizId, slides, clock.nowMs())
      return changed === 'changed' ? all(quizId) : { ok: false, refusal: refusalOfSeveral(changed) }
    }),
    route(deleteQuestions, async ({ body: { quizId, slides }, user }) => {
      const found = await findQuiz(quizzes, quizId, user.userId, 'edit')
      if (!found.ok) return found
      const removed = await quizzes.removeSlides(quizId, slides, clock.nowMs())
      if (removed !== 'changed') return { ok: false, refusal: refusalOfSeveral(removed) }
      return ok(slides.length === 1 ? 'Slide deleted.' : `${slides.length} slides deleted.`)
    }),
    route(setQuestionTiming, async ({ body: { quizId, slides, timer, maxPoints }, user }) => {
      const found = await findQuiz(quizzes, quizId, user.userId, 'edit')
      if (!found.ok) return found
      const set = await quizzes.setTiming(quizId, slides, { timerS: timer, maxPoints }, clock.nowMs())
      return set === 'changed' ? all(quizId) : { ok: false, refusal: refusalOfSeveral(set) }
    }),
  ]
}
