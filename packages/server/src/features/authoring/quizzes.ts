import {
  changeQuizStatus,
  createQuiz,
  deleteQuiz,
  editQuiz,
  getQuiz,
  importQuiz,
  questionRead,
} from '@quokka/contract/http'
import type { AgeGroup } from '@quokka/core/accounts'
import { AGE_GROUPS, ageGroupFromWire, checkForm, planOf } from '@quokka/core/accounts'
import type { Result } from '@quokka/core/lib'
import { ok } from '@quokka/core/lib'
import { isScored } from '@quokka/core/questions'
import type { QuizStatus } from '@quokka/core/quiz'
import { isPublishable, QUIZ_FORM, statusCodeOf } from '@quokka/core/quiz'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import { invalidField } from '../../http/replies/invalid-field.ts'
import type { Refusal } from '../../http/replies/refusals.ts'
import type { Said } from '../../http/replies/successes.ts'
import { done } from '../../http/replies/successes.ts'
import type { Account } from '../../stores/accounts.ts'
import type { Findability } from '../../stores/findable-quiz.ts'
import type { QuizSettings } from '../../stores/quizzes.ts'
import type { AuthoringPorts } from './authoring-ports.ts'
import { findQuiz } from './find-quiz.ts'
import { idsOfImport } from './ids-of-import.ts'
import { refusalOfPublishing } from './refusal-of-publishing.ts'
import { createSlideReader } from './slide-reader.ts'

interface SentSettings extends Findability {
  quizName?: string | undefined
  quizDescription?: string | undefined
  ageGroup?: string | undefined
  quizImage?: string | null | undefined
}

/** A quiz and its settings, order and state (contract §3). */
export const quizRoutes = ({ quizzes, media, covers, clock, chance, quotas }: AuthoringPorts): Route[] => {
  const readSettings = async (sent: SentSettings, userId: string): Promise<Result<QuizSettings, Refusal>> => {
    const ageGroup: AgeGroup | undefined = ageGroupFromWire(sent.ageGroup ?? '')
    const form = {
      quizName: sent.quizName?.trim() ?? '',
      quizDescription: sent.quizDescription?.trim() ?? '',
      ageGroup: ageGroup ?? sent.ageGroup ?? '',
      quizImage: sent.quizImage ?? '',
    }
    const failures = checkForm(QUIZ_FORM, form)
    if (failures.length > 0) return { ok: false, refusal: invalidField(failures) }
    const quizImage = covers.has(form.quizImage) ? ok(form.quizImage) : await media.keepBanner(form.quizImage, userId)
    if (!quizImage.ok) return quizImage
    const { subject, language, classes, keyWords } = sent
    const said = { subject, language, classes, keyWords }
    return ok({ ...form, ...said, ageGroup: ageGroup ?? AGE_GROUPS[0], quizImage: quizImage.value ?? '' })
  }

  const { readAll } = createSlideReader({ media, chance })

  const setStatus = async (quizId: string, status: QuizStatus, user: Account): Promise<Result<Said, Refusal>> => {
    const found = await findQuiz(quizzes, quizId, user.userId, status === 'inactive' ? 'own' : 'edit')
    if (!found.ok) return found
    if (status === 'published') {
      const slides = await quizzes.slides(quizId)
      if (!isPublishable(slides.map(({ question }) => ({ isScored: isScored(question) }))))
        return { ok: false, refusal: { code: 'quiz/no-questions' } }
      const refusal = refusalOfPublishing(found.value, user, found.value.isPublic)
      if (refusal !== undefined) return { ok: false, refusal }
    }
    return (await quizzes.setStatus(quizId, status, clock.nowMs(), quotas.publicADay))
      ? done(`done/quiz-${status}`)
      : { ok: false, refusal: { code: 'quiz/too-many-published' } }
  }

  return [
    route(createQuiz, async ({ body, user }) => {
      const settings = await readSettings(body, user.userId)
      if (!settings.ok) return settings
      const quizId = chance.newId()
      const quiz = { quizId, ownerId: user.userId, ...settings.value }
      return (await quizzes.create(quiz, clock.nowMs(), quotas.quizzes[planOf(user)]))
        ? ok({ quizId })
        : { ok: false, refusal: { code: 'quiz/quota-exceeded' } }
    }),
    route(importQuiz, async ({ body, user }) => {
      const { importKey: _key, questions: sent, ...form } = body
      // A banner of new content would be a picture to decode beside the questions: it comes by the door of uploads.
      if (form.quizImage?.startsWith('data:')) return { ok: false, refusal: { code: 'media/unknown-name' } }
      const settings = await readSettings(form, user.userId)
      if (!settings.ok) return settings
      const idOf = idsOfImport(user.userId, body)
      const slides = await readAll(sent, user.userId, idOf)
      if (!slides.ok) return slides
      const quizId = idOf(0)
      const quiz = { quizId, ownerId: user.userId, ...settings.value }
      return (await quizzes.create(quiz, clock.nowMs(), quotas.quizzes[planOf(user)], slides.value))
        ? ok({ quizId })
        : { ok: false, refusal: { code: 'quiz/quota-exceeded' } }
    }),
    route(getQuiz, async ({ body: { quizId }, user }) => {
      const found = await findQuiz(quizzes, quizId, user.userId, 'edit')
      if (!found.ok) return found
      const quiz = found.value
      const slides = await quizzes.slides(quizId)
      return ok({
        quizId,
        quizName: quiz.quizName,
        quizDescription: quiz.quizDescription,
        ageGroup: quiz.ageGroup,
        quizImage: quiz.quizImage,
        quizType: 'Private' as const,
        statusCode: statusCodeOf(quiz.status),
        createdOn: new Date(quiz.createdAtMs).toISOString(),
        editedOn: new Date(quiz.editedAtMs).toISOString(),
        isOwner: quiz.ownerId === user.userId,
        isPublic: quiz.isPublic,
        teamCount: (await quizzes.shelfFacts([quizId])).get(quizId)?.teamCount ?? 0,
        ...(quiz.takenDownReason !== null && { takenDownReason: quiz.takenDownReason }),
        ...(quiz.copiedFrom && { copiedFrom: quiz.copiedFrom }),
        ...(quiz.subject && { subject: quiz.subject }),
        ...(quiz.language && { language: quiz.language }),
        ...(quiz.classes && { classes: quiz.classes }),
        ...(quiz.keyWords.length > 0 && { keyWords: quiz.keyWords }),
        questionIds: quiz.questionIds,
        questions: slides.map((slide, index) => questionRead(quizId, slide, index)),
        revision: quiz.revision,
      })
    }),
    route(editQuiz, async ({ body, user }) => {
      const { quizId } = body
      const found = await findQuiz(quizzes, quizId, user.userId, 'edit')
      if (!found.ok) return found
      if ('questionIds' in body) {
        const changed = await quizzes.reorder(quizId, body.questionIds, body.baseQuestionIds, clock.nowMs())
        return changed === 'changed' ? done('done/order-saved') : { ok: false, refusal: { code: 'quiz/stale-order' } }
      }
      const settings = await readSettings(body, user.userId)
      if (!settings.ok) return settings
      const changed = await quizzes.editSettings(quizId, settings.value, body.revision, clock.nowMs())
      return changed === 'changed' ? done('done/quiz-saved') : { ok: false, refusal: { code: 'quiz/stale-settings' } }
    }),
    route(changeQuizStatus, ({ body, user }) => setStatus(body.quizId, body.status, user)),
    route(deleteQuiz, ({ body, user }) => setStatus(body.quizId, 'inactive', user)),
  ]
}
