import { insertQuestions, questionRead } from '@quokka/contract/http'
import { canCopyQuestions } from '@quokka/core/access'
import { planOf } from '@quokka/core/accounts'
import type { Result } from '@quokka/core/lib'
import { ok } from '@quokka/core/lib'
import { LIMITS } from '@quokka/core/limits'
import type { Question } from '@quokka/core/questions'
import type { Route } from '../../../http/endpoints/mount-endpoint.ts'
import { route } from '../../../http/endpoints/mount-endpoint.ts'
import type { Refusal } from '../../../http/replies/refusals.ts'
import { worded } from '../../../http/replies/wordings.ts'
import type { Account } from '../../../stores/accounts.ts'
import { createCopyQuestion } from '../copy-question.ts'
import { findQuiz } from '../find-quiz.ts'
import type { BankPorts } from './bank-ports.ts'

/** A question to copy, and where its media are. */
interface Original {
  question: Question
  mediaFolder: 'readymade' | 'uploads'
}

const GONE: Refusal = { code: 'quiz/slide-not-found', ...worded('quiz/slide-not-found/copying') }

/** Copies questions into a quiz. Rules ED55, ED56. */
export const insertQuestionsRoute = (ports: BankPorts): Route => {
  const { quizzes, bank, readyMade, takeDowns, clock } = ports
  const copyQuestion = createCopyQuestion(ports)

  /** The question that was asked for, where the caller may copy it. */
  const originals = async (
    from: readonly { quizId: string; questionId: string }[],
    user: Account,
  ): Promise<Result<Original[], Refusal>> => {
    const caller = { userId: user.userId, teamIds: await quizzes.teamsOf(user.userId) }
    const [bodies, quizzesOf, takenDown] = await Promise.all([
      bank.byIds(from.map(({ questionId }) => questionId)),
      quizzes.byIds([...new Set(from.map(({ quizId }) => quizId))]),
      takeDowns.readyMade(),
    ])
    const found: Original[] = []
    for (const { quizId, questionId } of from) {
      const ready = readyMade.question(quizId, questionId, planOf(user))
      if (ready === 'locked')
        return {
          ok: false,
          refusal: { code: user.ageGroup === '18+' ? 'quiz/premium-required' : 'quiz/adult-required' },
        }
      const quiz = quizzesOf.find((one) => one.quizId === quizId)
      const stored = bodies.get(questionId)?.question
      if (ready !== undefined && !takenDown.has(quizId)) found.push({ question: ready, mediaFolder: 'readymade' })
      else if (stored && quiz?.questionIds.includes(questionId) && canCopyQuestions(caller, quiz))
        found.push({ question: stored, mediaFolder: 'uploads' })
      else return { ok: false, refusal: GONE }
    }
    return ok(found)
  }

  return route(insertQuestions, async ({ body: { quizId, from, questionNumber }, user }) => {
    const editable = await findQuiz(quizzes, quizId, user.userId, 'edit')
    if (!editable.ok) return editable
    const full = { ok: false, refusal: { code: 'quiz/too-many-slides' } } as const
    // Before media are copied.
    if (editable.value.questionIds.length + from.length > LIMITS.slidesPerQuiz) return full
    const found = await originals(from, user)
    if (!found.ok) return found
    const copies: Awaited<ReturnType<typeof copyQuestion>>[] = []
    for (const { question, mediaFolder } of found.value)
      copies.push(await copyQuestion(question, mediaFolder, user.userId))
    const slides = copies.map(({ question }, index) => ({ question, number: questionNumber + index }))
    if (!(await quizzes.addSlides(quizId, slides, clock.nowMs(), LIMITS.slidesPerQuiz))) return full
    const now = await quizzes.slides(quizId)
    return ok({
      questions: now.map((slide, index) => questionRead(quizId, slide, index)),
      addedQuestionIds: copies.map(({ question }) => question.questionId),
      mediaLeftOut: copies.reduce((sum, { mediaLeftOut }) => sum + mediaLeftOut, 0),
    })
  })
}
