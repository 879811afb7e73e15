import type { QuizStatus } from '@quokka/core/quiz'
import type { Selectable, SqlBool, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../adapters/database/tables.ts'
import type { Database } from '../ports.ts'
import { countOwned, inTurn } from './quiz-turn.ts'

/** Who may play a quiz once it is published. */
export interface Players {
  isPublic: boolean
  teamIds: readonly string[]
  /** The teams in whose place these come; others keep the quiz. */
  insteadOf: readonly string[] | 'all'
}

/** A team that may play a quiz. */
export interface AssignedTeam {
  teamId: string
  teamName: string
  organisationId: string
  organisationName: string
}

/** Who may play quizzes, and who may edit them. */
export interface QuizAccess {
  /** False when this would be the first time that the quiz is open to everybody, and its owner has opened `most` within a day. */
  setStatus(quizId: string, status: QuizStatus, nowMs: number, most: number): Promise<boolean>
  /** Sets who may play the quiz once it is published; false as above. */
  setPlayers(quizId: string, players: Players, nowMs: number, most: number): Promise<boolean>
  /** By name. */
  assignedTeams(quizId: string): Promise<AssignedTeam[]>
  /** The ids of the teams that somebody is in. */
  teamsOf(userId: string): Promise<string[]>
  editorEmails(quizId: string): Promise<string[]>
  /** False for somebody who was one already. */
  addEditor(quizId: string, userId: string): Promise<boolean>
  removeEditor(quizId: string, userId: string): Promise<void>
}

const DAY_MS = 24 * 3_600_000

/** A deleted quiz tells since when it is, and what it was; it was not edited. Rule AU17. */
const inBin = ({ status }: Pick<Selectable<Tables['quiz']>, 'status'>, nowMs: number) => ({
  deleted_at: new Date(nowMs),
  status_before: status,
})

/** Since when a quiz has been open to everybody, if it is to be so now; `tooMany` when its owner has opened `most` within a day. Rule AU11. */
const publicSince = async (
  transaction: Transaction<Tables>,
  { owner_id, public_since, status, is_public }: Selectable<Tables['quiz']>,
  nowMs: number,
  most: number,
): Promise<Date | null | 'tooMany'> => {
  if (public_since !== null || status !== 'published' || !is_public) return public_since
  const aDayAgo = new Date(nowMs - DAY_MS)
  const opened = await countOwned(transaction, owner_id, sql<SqlBool>`public_since > ${aDayAgo}`)
  return opened >= most ? 'tooMany' : new Date(nowMs)
}

export const createQuizAccess = ({ kysely }: Pick<Database, 'kysely'>): QuizAccess => ({
  async setStatus(quizId, status, nowMs, most) {
    const set = await inTurn(kysely, quizId, async (transaction, row) => {
      const since = await publicSince(transaction, { ...row, status }, nowMs, most)
      if (since === 'tooMany') return false
      await transaction
        .updateTable('quiz')
        .set({
          status,
          public_since: since,
          ...(status === 'inactive' ? inBin(row, nowMs) : { edited_at: new Date(nowMs) }),
        })
        .where('quiz_id', '=', quizId)
        .execute()
      return true
    })
    return set ?? true
  },
  async setPlayers(quizId, { isPublic, teamIds, insteadOf }, nowMs, most) {
    const set = await inTurn(kysely, quizId, async (transaction, row) => {
      const since = await publicSince(transaction, { ...row, is_public: isPublic }, nowMs, most)
      if (since === 'tooMany') return false
      // Locked first of all: a team that is removed at the same moment is left out, or removed from here afterwards.
      const teams =
        teamIds.length === 0
          ? []
          : await transaction
              .selectFrom('team')
              .select('team_id')
              .where('team_id', 'in', teamIds)
              .orderBy('team_id')
              .forKeyShare()
              .execute()
      await transaction
        .updateTable('quiz')
        .set({ is_public: isPublic, public_since: since })
        .where('quiz_id', '=', quizId)
        .execute()
      await transaction
        .deleteFrom('quiz_team')
        .where('quiz_id', '=', quizId)
        .$if(insteadOf !== 'all', (query) => query.where(sql<SqlBool>`team_id = any(${[...insteadOf]}::text[])`))
        .execute()
      if (teams.length > 0)
        await transaction
          .insertInto('quiz_team')
          .values(teams.map(({ team_id }) => ({ quiz_id: quizId, team_id })))
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      return true
    })
    return set ?? true
  },
  assignedTeams: (quizId) =>
    kysely
      .selectFrom('quiz_team')
      .innerJoin('team', 'team.team_id', 'quiz_team.team_id')
      .innerJoin('organisation', 'organisation.organisation_id', 'team.organisation_id')
      .select([
        'team.team_id as teamId',
        'team.team_name as teamName',
        'organisation.organisation_id as organisationId',
        'organisation.organisation_name as organisationName',
      ])
      .where('quiz_id', '=', quizId)
      .orderBy(sql`lower(team_name)`)
      .orderBy(sql`lower(organisation_name)`)
      .execute(),
  async teamsOf(userId) {
    const rows = await kysely.selectFrom('team_member').select('team_id').where('user_id', '=', userId).execute()
    return rows.map((row) => row.team_id)
  },
  async editorEmails(quizId) {
    const rows = await kysely
      .selectFrom('quiz_editor')
      .innerJoin('account', 'account.user_id', 'quiz_editor.user_id')
      .select('account.email')
      .where('quiz_id', '=', quizId)
      .orderBy(sql`lower(email)`)
      .execute()
    return rows.map((row) => row.email)
  },
  async addEditor(quizId, userId) {
    const added = await kysely
      .insertInto('quiz_editor')
      .values({ quiz_id: quizId, user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst()
    return added !== undefined
  },
  async removeEditor(quizId, userId) {
    await kysely.deleteFrom('quiz_editor').where('quiz_id', '=', quizId).where('user_id', '=', userId).execute()
  },
})
