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
import type { Result } from '@quokka/core/lib'
import { ok, seeded } from '@quokka/core/lib'
import { LIMITS } from '@quokka/core/limits'
import type { Question } from '@quokka/core/questions'
import { AuthoredQuestion, numbered, prepared } from '@quokka/core/questions'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import { invalidBody } from '../../http/replies/invalid-body.ts'
import type { Refusal } from '../../http/replies/refusals.ts'
import type { ChangedSlide } from '../../stores/quiz-slides.ts'
import type { AuthoringPorts } from './authoring-ports.ts'
import { findQuiz } from './find-quiz.ts'

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

/** A slide as sent: what its type needs is read by the type (core/questions). */
type Sent = Record<string, unknown>

/** Adding, changing and deleting slides (contract §3). */
export const slideRoutes = ({ quizzes, media, clock, chance }: AuthoringPorts): Route[] => {
  /** A media field that is not a text is left for the question's own schema to refuse. */
  const keep = async (field: unknown, userId: string): Promise<Result<unknown, Refusal>> =>
    typeof field === 'string' ? media.keep(field, userId) : ok(field)

  const read = async (sent: Sent, questionId: string, userId: string): Promise<Result<Question, Refusal>> => {
    const questionImage = await keep(sent.questionImage, userId)
    if (!questionImage.ok) return questionImage
    const answerImage = await keep(sent.answerImage, userId)
    if (!answerImage.ok) return answerImage
    const kept = { questionImage: questionImage.value, answerImage: answerImage.value }
    const authored = AuthoredQuestion.safeParse({ ...sent, ...kept }, { reportInput: true })
    if (!authored.success) return { ok: false, refusal: invalidBody(authored.error) }
    return ok(prepared(numbered(authored.data, questionId), seeded(chance.seed())))
  }

  /** The slides of a call with several; the first that cannot be read refuses them all. */
  const readAll = async (
    sent: readonly { id: string; fields: Sent }[],
    userId: string,
  ): Promise<Result<Question[], Refusal>> => {
    const questions: Question[] = []
    for (const { id, fields } of sent) {
      // New content would be a picture to decode for each slide: it comes one by one.
      const isNew = [fields.questionImage, fields.answerImage].some((field) => String(field).startsWith('data:'))
      if (isNew) return { ok: false, refusal: { code: 'media/unknown-name' } }
      const question = await read(fields, id, userId)
      if (!question.ok) return question
      questions.push(question.value)
    }
    return ok(questions)
  }

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
      return removed === 'changed' ? ok('Slide deleted.') : { ok: false, refusal: { code: WHY_NOT[removed] } }
    }),
    route(addQuestions, async ({ body: { quizId, questions: sent }, user }) => {
      const found = await findQuiz(quizzes, quizId, user.userId, 'edit')
      if (!found.ok) return found
      const questions = await readAll(
        sent.map((fields) => ({ id: chance.newId(), fields })),
        user.userId,
      )
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
        sent.map(({ questionId: id, revision: _revision, ...fields }) => ({ id, fields })),
        user.userId,
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
