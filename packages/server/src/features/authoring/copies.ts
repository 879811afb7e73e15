import { duplicateQuiz, renameQuiz } from '@quokka/contract/http'
import { checkForm } from '@quokka/core/accounts'
import { ok } from '@quokka/core/lib'
import { QUIZ_FORM, quizNameOfCopy } from '@quokka/core/quiz'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import { invalidField } from '../../http/replies/invalid-field.ts'
import { done } from '../../http/replies/successes.ts'
import type { LibraryChanges } from '../../stores/library-changes.ts'
import type { AuthoringPorts } from './authoring-ports.ts'
import type { MakeDraft } from './drafts.ts'
import { findQuiz } from './find-quiz.ts'

export interface CopyPorts {
  makeDraft: MakeDraft
  keepLike: LibraryChanges['keepLike']
}

/** A second quiz like one, and another name for one (contract §3). */
export const copyRoutes = ({
  quizzes,
  makeDraft,
  keepLike,
  clock,
}: Pick<AuthoringPorts, 'quizzes' | 'clock'> & CopyPorts): Route[] => [
  route(duplicateQuiz, async ({ body: { quizId }, user }) => {
    const found = await findQuiz(quizzes, quizId, user.userId, 'edit')
    if (!found.ok) return found
    const slides = await quizzes.slides(quizId)
    const { quizName, quizDescription, ageGroup, quizImage, subject, language, classes, keyWords } = found.value
    const said = { quizDescription, ageGroup, subject, language, classes, keyWords }
    const copy = { ...said, quizName: quizNameOfCopy(quizName) }
    const made = await makeDraft(user, {
      ...copy,
      banner: quizImage,
      mediaFolder: 'uploads',
      questions: slides.map(({ question }) => question),
    })
    if (!made.ok) return made
    await keepLike(user.userId, quizId, made.value.quizId)
    return ok({ quizId: made.value.quizId, quizName: copy.quizName })
  }),
  route(renameQuiz, async ({ body, user }) => {
    const { quizId } = body
    const found = await findQuiz(quizzes, quizId, user.userId, 'edit')
    if (!found.ok) return found
    const { quizDescription, ageGroup, quizImage, revision } = found.value
    const settings = { quizName: body.quizName.trim(), quizDescription, ageGroup, quizImage }
    const failures = checkForm(QUIZ_FORM, settings)
    if (failures.length > 0) return { ok: false, refusal: invalidField(failures) }
    const changed = await quizzes.editSettings(quizId, settings, revision, clock.nowMs())
    return changed === 'changed' ? done('done/quiz-renamed') : { ok: false, refusal: { code: 'quiz/stale-settings' } }
  }),
]
