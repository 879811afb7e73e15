import type { Organisation } from '@quokka/contract/http'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../adapters/database/tables.ts'
import type { Database } from '../ports.ts'
import { brokenIndex } from './broken-index.ts'

/** Organisations with their teams and members. Names compare without regard to case; an account belongs to one organisation at most. */
export interface Organisations {
  all(): Promise<Organisation[]>
  byId(organisationId: string): Promise<Organisation | undefined>
  /** False when the name is taken. */
  create(organisation: { organisationId: string; organisationName: string; isEnterprise: boolean }): Promise<boolean>
  remove(organisationId: string): Promise<void>
  /** False when the organisation has a team of this name. */
  addTeam(team: { teamId: string; organisationId: string; teamName: string }): Promise<boolean>
  removeTeam(organisationId: string, teamId: string): Promise<void>
  /** False when the account belongs to another organisation. */
  addMember(organisationId: string, userId: string): Promise<boolean>
  removeMember(organisationId: string, userId: string): Promise<void>
  /** Puts members into a team, or takes them out; whoever is no member is left out. */
  setTeamOf(teamId: string, userIds: readonly string[], isIn: boolean): Promise<void>
  /** Sets a member's teams; whoever is no member, and teams of other organisations, are left out. */
  setTeams(organisationId: string, userId: string, teamIds: readonly string[]): Promise<void>
}

/** False when a unique index refuses the write. */
const unlessTaken = async (write: Promise<unknown>): Promise<boolean> => {
  try {
    await write
    return true
  } catch (error) {
    if (brokenIndex(error) === undefined) throw error
    return false
  }
}

const leaveTeams = (transaction: Transaction<Tables>, organisationId: string, userId: string) =>
  transaction
    .deleteFrom('team_member')
    .where('user_id', '=', userId)
    .where('team_id', 'in', (teams) =>
      teams.selectFrom('team').select('team_id').where('organisation_id', '=', organisationId),
    )
    .execute()

/** By name, with their teams and members; only one where its id is given. */
const readOrganisations = async (kysely: Database['kysely'], organisationId?: string): Promise<Organisation[]> => {
  const organisations = await kysely
    .selectFrom('organisation')
    .selectAll()
    .$if(organisationId !== undefined, (query) => query.where('organisation_id', '=', organisationId ?? ''))
    .orderBy(sql`lower(organisation_name)`)
    .execute()
  const ids = organisations.map((row) => row.organisation_id)
  if (ids.length === 0) return []
  const teams = await kysely
    .selectFrom('team')
    .selectAll()
    .where('organisation_id', 'in', ids)
    .orderBy(sql`lower(team_name)`)
    .execute()
  const members = await kysely
    .selectFrom('account')
    .leftJoin('team_member', 'team_member.user_id', 'account.user_id')
    .select(['account.user_id', 'account.user_name', 'account.email', 'account.organisation_id'])
    .select(['account.given_name', 'account.family_name'])
    .select(sql<string[]>`coalesce(array_agg(team_id) filter (where team_id is not null), '{}')`.as('team_ids'))
    .where('organisation_id', 'in', ids)
    .groupBy('account.user_id')
    .orderBy(sql`lower(coalesce(nullif(trim(given_name || ' ' || family_name), ''), user_name, email))`)
    .orderBy('account.user_id')
    .execute()
  return organisations.map((row) => ({
    organisationId: row.organisation_id,
    organisationName: row.organisation_name,
    isEnterprise: row.is_enterprise,
    teams: teams
      .filter((team) => team.organisation_id === row.organisation_id)
      .map((team) => ({ teamId: team.team_id, teamName: team.team_name })),
    members: members
      .filter((member) => member.organisation_id === row.organisation_id)
      .map((member) => ({
        userId: member.user_id,
        userName: member.user_name ?? '',
        firstName: member.given_name,
        lastName: member.family_name,
        email: member.email,
        teamIds: member.team_ids,
      })),
  }))
}

export const createOrganisations = ({ kysely }: Pick<Database, 'kysely'>): Organisations => {
  /** Changes somebody's teams while nobody else does: whoever leaves at the same moment keeps none. */
  const inTurn = (userId: string, change: (transaction: Transaction<Tables>) => Promise<void>): Promise<void> =>
    kysely.transaction().execute(async (transaction) => {
      await transaction
        .selectFrom('account')
        .select('user_id')
        .where('user_id', '=', userId)
        .forNoKeyUpdate()
        .executeTakeFirst()
      await change(transaction)
    })

  return {
    all: () => readOrganisations(kysely),
    byId: async (organisationId) => (await readOrganisations(kysely, organisationId))[0],
    create: ({ organisationId, organisationName, isEnterprise }) =>
      unlessTaken(
        kysely
          .insertInto('organisation')
          .values({
            organisation_id: organisationId,
            organisation_name: organisationName,
            is_enterprise: isEnterprise,
          })
          .execute(),
      ),
    async remove(organisationId) {
      await kysely.deleteFrom('organisation').where('organisation_id', '=', organisationId).execute()
    },
    addTeam: ({ teamId, organisationId, teamName }) =>
      unlessTaken(
        kysely
          .insertInto('team')
          .values({ team_id: teamId, organisation_id: organisationId, team_name: teamName })
          .execute(),
      ),
    async removeTeam(organisationId, teamId) {
      await kysely
        .deleteFrom('team')
        .where('organisation_id', '=', organisationId)
        .where('team_id', '=', teamId)
        .execute()
    },
    async addMember(organisationId, userId) {
      const { numUpdatedRows } = await kysely
        .updateTable('account')
        .set({ organisation_id: organisationId })
        .where('user_id', '=', userId)
        .where((is) => is.or([is('organisation_id', 'is', null), is('organisation_id', '=', organisationId)]))
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },
    removeMember: (organisationId, userId) =>
      inTurn(userId, async (transaction) => {
        await leaveTeams(transaction, organisationId, userId)
        await transaction
          .updateTable('account')
          .set({ organisation_id: null })
          .where('user_id', '=', userId)
          .where('organisation_id', '=', organisationId)
          .execute()
      }),
    async setTeamOf(teamId, userIds, isIn) {
      if (isIn)
        await sql`
          insert into team_member (team_id, user_id)
          select team.team_id, account.user_id from team
          join account on account.organisation_id = team.organisation_id
          where team.team_id = ${teamId} and account.user_id = any(${userIds})
          on conflict do nothing`.execute(kysely)
      else await sql`delete from team_member where team_id = ${teamId} and user_id = any(${userIds})`.execute(kysely)
    },
    setTeams: (organisationId, userId, teamIds) =>
      inTurn(userId, async (transaction) => {
        // Locked first of all: a team that is removed at the same moment is left out, or removed from here afterwards.
        const teams =
          teamIds.length === 0
            ? []
            : await transaction
                .selectFrom('team')
                .innerJoin('account', 'account.organisation_id', 'team.organisation_id')
                .select('team.team_id')
                .where('team.organisation_id', '=', organisationId)
                .where('account.user_id', '=', userId)
                .where('team.team_id', 'in', teamIds)
                .orderBy('team.team_id')
                .forKeyShare(['team'])
                .execute()
        await leaveTeams(transaction, organisationId, userId)
        if (teams.length === 0) return
        await transaction
          .insertInto('team_member')
          .values(teams.map(({ team_id }) => ({ team_id, user_id: userId })))
          .execute()
      }),
  }
}
