import type { QuizTeam } from '@quokka/contract/http'
import {
  addQuizEditor,
  assignQuizToTeams,
  getOrgTeams,
  getQuizTeams,
  getUsersWithEditAccess,
  removeQuizEditor,
} from '@quokka/contract/http'
import { stringifyList } from '@quokka/contract/wire'
import { isQuizOwner } from '@quokka/core/access'
import { isEmail } from '@quokka/core/accounts'
import { ok } from '@quokka/core/lib'
import { hashOfToken } from '../../http/callers/token-cookie.ts'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import { invalid } from '../../http/replies/invalid-field.ts'
import { done } from '../../http/replies/successes.ts'
import type { Account } from '../../stores/accounts.ts'
import type { AuthoringPorts } from './authoring-ports.ts'
import { findQuiz } from './find-quiz.ts'
import { refusalOfPublishing } from './refusal-of-publishing.ts'
import { tellEditorJob } from './tell-editor.ts'

/** Emails that nobody has: the answer tells who is registered (contract §3), so it is rate limited. Rule AC39. */
const MISSES = { kind: 'unknown e-mail', atOnce: 10, everyMs: 2 * 3_600_000 }

/** For whom a quiz is from now on. */
/** Who may edit a quiz, and who may play it (contract §3). */
export const sharingRoutes = ({
  quizzes,
  accounts,
  organisations,
  allowances,
  clock,
  jobs,
  quotas,
}: AuthoringPorts): Route[] => {
  const teamsOf = async ({ organisationId }: Account) =>
    organisationId === null ? [] : ((await organisations.byId(organisationId))?.teams ?? [])

  return [
    route(getOrgTeams, async ({ user }) =>
      ok(Object.fromEntries((await teamsOf(user)).map(({ teamName, teamId }) => [teamName, teamId]))),
    ),
    route(getUsersWithEditAccess, async ({ body: { quizId }, user }) => {
      const found = await findQuiz(quizzes, quizId, user.userId, 'edit')
      return found.ok ? ok(await quizzes.editorEmails(quizId)) : found
    }),
    route(addQuizEditor, async ({ body, user, language }) => {
      const { quizId } = body
      const found = await findQuiz(quizzes, quizId, user.userId, 'own')
      if (!found.ok) return found
      if (!isEmail(body.email))
        return { ok: false, refusal: invalid('email', 'field/invalid-email', 'field/invalid-email/editor') }
      const holder = hashOfToken(user.userId)
      // Taken before anybody is looked for: once it is used up, no email gets an answer, known or not.
      const taken = await allowances.take(holder, MISSES, clock.nowMs())
      if (!taken.isTaken) {
        const retryAfterS = Math.ceil(taken.waitMs / 1_000)
        return { ok: false, refusal: { code: 'quiz/too-many-unknown-emails', retryAfterS } }
      }
      const editor = await accounts.byNameOrEmail(body.email)
      if (editor === undefined || !editor.isConfirmed) return { ok: false, refusal: { code: 'quiz/user-not-found' } }
      await allowances.giveBack(holder, MISSES)
      if (editor.userId === user.userId) return { ok: false, refusal: { code: 'quiz/already-editor' } }
      const { userId } = editor
      if (await quizzes.addEditor(quizId, userId))
        await jobs.add(tellEditorJob({ quizId, userId, language }, clock.nowMs()))
      return ok(await quizzes.editorEmails(quizId))
    }),
    route(removeQuizEditor, async ({ body: { quizId, email }, user }) => {
      const found = await findQuiz(quizzes, quizId, user.userId, 'own')
      if (!found.ok) return found
      const editor = await accounts.byNameOrEmail(email)
      // This does not reveal whether an email has an account: tries are counted where editors are added. Rule AC39.
      if (editor !== undefined) await quizzes.removeEditor(quizId, editor.userId)
      return ok(await quizzes.editorEmails(quizId))
    }),
    route(getQuizTeams, async ({ body: { quizId }, user }) => {
      const found = await findQuiz(quizzes, quizId, user.userId, 'edit')
      if (!found.ok) return found
      const isOwner = isQuizOwner(user.userId, found.value)
      const assigned = (await quizzes.assignedTeams(quizId)).map(
        ({ teamId, teamName, organisationId, organisationName }): QuizTeam => {
          const isFixed = !isOwner && organisationId !== user.organisationId
          return { teamId, teamName, organisationName, isFixed }
        },
      )
      const quizAccessStatus = found.value.isPublic ? ('Public' as const) : ('Private' as const)
      return ok({ teams: stringifyList(assigned), quizAccessStatus })
    }),
    route(assignQuizToTeams, async ({ body: { quizId, teamIds, quizAccessStatus }, user }) => {
      const found = await findQuiz(quizzes, quizId, user.userId, 'edit')
      if (!found.ok) return found
      const isPublic = quizAccessStatus === 'public'
      if (isPublic !== (teamIds === 'public')) return { ok: false, refusal: { code: 'request/unreadable' } }
      const chosen = teamIds === 'public' ? [] : [...new Set(teamIds)]
      const own = (await teamsOf(user)).map(({ teamId }) => teamId)
      const assigned = found.value.teamIds
      if (!chosen.every((teamId) => own.includes(teamId) || assigned.includes(teamId)))
        return { ok: false, refusal: { code: 'quiz/team-not-found' } }
      const refusal = refusalOfPublishing(found.value, user, isPublic)
      if (refusal !== undefined) return { ok: false, refusal }
      // Teams of other organisations are their own affair and the owner's. Rule AU12.
      const isOwner = isQuizOwner(user.userId, found.value)
      const insteadOf = isOwner ? ('all' as const) : own
      const hasTeams = chosen.length > 0 || (!isOwner && assigned.some((teamId) => !own.includes(teamId)))
      const privateTo = hasTeams ? 'teams' : 'editors'
      const players = { isPublic, teamIds: chosen, insteadOf }
      return (await quizzes.setPlayers(quizId, players, clock.nowMs(), quotas.publicADay))
        ? done(`done/quiz-${isPublic ? 'public' : privateTo}`)
        : { ok: false, refusal: { code: 'quiz/too-many-published' } }
    }),
  ]
}
