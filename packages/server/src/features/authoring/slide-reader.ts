import type { Result } from '@quokka/core/lib'
import { ok, seeded } from '@quokka/core/lib'
import type { Question } from '@quokka/core/questions'
import { AuthoredQuestion, numbered, prepared } from '@quokka/core/questions'
import { invalidBody } from '../../http/replies/invalid-body.ts'
import type { Refusal } from '../../http/replies/refusals.ts'
import type { AuthoringPorts } from './authoring-ports.ts'

/** A slide as sent: what its type needs is read by the type (core/questions). */
export type SentSlide = Record<string, unknown>

/** Reads slides as sent, and keeps their media. */
export const createSlideReader = ({ media, chance }: Pick<AuthoringPorts, 'media' | 'chance'>) => {
  /** A media field that is not a text is left for the question's own schema to refuse. */
  const keep = async (field: unknown, userId: string): Promise<Result<unknown, Refusal>> =>
    typeof field === 'string' ? media.keep(field, userId) : ok(field)

  const read = async (sent: SentSlide, questionId: string, userId: string): Promise<Result<Question, Refusal>> => {
    const questionImage = await keep(sent.questionImage, userId)
    if (!questionImage.ok) return questionImage
    const answerImage = await keep(sent.answerImage, userId)
    if (!answerImage.ok) return answerImage
    const kept = { questionImage: questionImage.value, answerImage: answerImage.value }
    const authored = AuthoredQuestion.safeParse({ ...sent, ...kept }, { reportInput: true })
    if (!authored.success) return { ok: false, refusal: invalidBody(authored.error) }
    return ok(prepared(numbered(authored.data, questionId), seeded(chance.seed())))
  }

  /** The slides of a call that adds several; the first that cannot be read refuses them all. `idOf` counts from 1. */
  const readAll = async (
    sent: readonly SentSlide[],
    userId: string,
    idOf: (index: number) => string = chance.newId,
  ): Promise<Result<Question[], Refusal>> => {
    const questions: Question[] = []
    for (const [index, one] of sent.entries()) {
      // New content would be a picture to decode for each slide: it comes one by one.
      const isNew = [one.questionImage, one.answerImage].some((field) => String(field).startsWith('data:'))
      if (isNew) return { ok: false, refusal: { code: 'media/unknown-name' } }
      const question = await read(one, idOf(index + 1), userId)
      if (!question.ok) return question
      questions.push(question.value)
    }
    return ok(questions)
  }

  return { read, readAll }
}
