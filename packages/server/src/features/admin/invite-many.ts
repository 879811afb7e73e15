import type { Organisation } from '@quokka/contract/http'
import { checkInvitations, inviteMany } from '@quokka/contract/http'
import { CREATABLE_USER_TYPES, CREATE_USER_FORM, checkForm } from '@quokka/core/accounts'
import type { Result } from '@quokka/core/lib'
import { ok } from '@quokka/core/lib'
import type * as z from 'zod'
import type { Route, Visitor } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import type { Refusal } from '../../http/replies/refusals.ts'
import { REFUSALS } from '../../http/replies/refusals.ts'
import type { Said } from '../../http/replies/successes.ts'
import { worded } from '../../http/replies/wordings.ts'
import type { JobWorker } from '../../jobs/worker.ts'
import type { AccountDirectory } from '../../stores/account-directory.ts'
import type { NewJob } from '../../stores/jobs.ts'
import type { AdminPorts } from './admin-ports.ts'

type Invitations = z.infer<typeof inviteMany.body>
type Row = Invitations['rows'][number]

/** What the emails take from the call. */
type Asking = Pick<Visitor, 'origin' | 'language'>

interface InvitationPorts extends Pick<AdminPorts, 'accounts' | 'organisations' | 'clock' | 'chance'> {
  accountDirectory: Pick<AccountDirectory, 'taken'>
  jobs: Pick<JobWorker, 'wake'>
  passwordLinkJob(userId: string, call: Asking, nowMs: number): NewJob
}

/** A row of which nothing keeps the account from being made, with the team's id. */
interface ReadyRow extends Row {
  teamId: string | undefined
}

const trimmed = ({ userName, firstName, lastName, emailId, userType, teamName }: Row): Row => ({
  userName: userName.trim(),
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  emailId: emailId.trim(),
  userType: userType.trim(),
  teamName: teamName.trim(),
})

/** The number of the row before that has the same text, from 1. */
const earlierWith = (texts: readonly string[], index: number): number | undefined => {
  const first = texts.indexOf(texts[index] ?? '')
  return first < index ? first + 1 : undefined
}

/** What speaks against a row. */
interface Fault {
  fault: Said
}

const faultOf = (code: 'account/username-taken' | 'account/email-taken' | 'organisation/team-not-found'): Fault => ({
  fault: { sentence: REFUSALS[code].sentence, says: code },
})

/** What speaks against each row, or the row as it is to be made. Rule AD18. */
const judge = async (
  { accountDirectory, organisations }: InvitationPorts,
  { rows: sent, organisationId }: Invitations,
): Promise<Result<(Fault | ReadyRow)[], Refusal>> => {
  let organisation: Organisation | undefined
  if (organisationId !== null) {
    organisation = await organisations.byId(organisationId)
    if (organisation === undefined) return { ok: false, refusal: { code: 'organisation/not-found' } }
  }
  const rows = sent.map(trimmed)
  const names = rows.map(({ userName }) => userName.toLowerCase())
  const emails = rows.map(({ emailId }) => emailId.toLowerCase())
  const taken = await accountDirectory.taken(names, emails)
  const teams = new Map(organisation?.teams.map(({ teamName, teamId }) => [teamName.toLowerCase(), teamId]))
  return ok(
    rows.map((row, index) => {
      const [failure] = checkForm(CREATE_USER_FORM, row)
      if (failure) return { fault: { sentence: failure.message, says: failure.says } }
      const sameName = earlierWith(names, index)
      if (sameName !== undefined) return { fault: worded('account/username-taken/row', { row: sameName }) }
      const sameEmail = earlierWith(emails, index)
      if (sameEmail !== undefined) return { fault: worded('account/email-taken/row', { row: sameEmail }) }
      if (taken.names.has(row.userName.toLowerCase())) return faultOf('account/username-taken')
      if (taken.emails.has(row.emailId.toLowerCase())) return faultOf('account/email-taken')
      if (row.teamName === '') return { ...row, teamId: undefined }
      if (organisation === undefined) return { fault: worded('organisation/team-not-found/none') }
      const teamId = teams.get(row.teamName.toLowerCase())
      return teamId === undefined ? faultOf('organisation/team-not-found') : { ...row, teamId }
    }),
  )
}

/** Of each row, in English and in no language; empty where nothing speaks against it. */
const verdictsOf = (faults: readonly (Fault | undefined)[]) => ({
  verdicts: faults.map((row) => row?.fault.sentence ?? ''),
  says: faults.map((row) => row?.fault.says ?? ''),
})

/** Accounts of many people, each of whom is emailed a link to choose a password. */
export const inviteManyRoutes = (ports: InvitationPorts): Route[] => {
  const { accounts, organisations, clock, chance, jobs } = ports

  /** Answers what went wrong; undefined when nothing did. */
  const invite = async (row: ReadyRow, organisationId: string | null, asking: Asking): Promise<Fault | undefined> => {
    const userType = CREATABLE_USER_TYPES.find((type) => type === row.userType) ?? 'REGULAR'
    const userId = chance.newId()
    const nowMs = clock.nowMs()
    const created = await accounts.create(
      {
        ...{ userId, userName: row.userName, email: row.emailId, userType },
        ...{ givenName: row.firstName, familyName: row.lastName, ageGroup: null },
        // None, so that nobody signs in but by the link.
        passwordHash: null,
        isConfirmed: true,
      },
      nowMs,
      [ports.passwordLinkJob(userId, asking, nowMs)],
    )
    if (created === 'nameTaken') return faultOf('account/username-taken')
    if (created === 'emailTaken') return faultOf('account/email-taken')
    if (organisationId === null) return undefined
    await organisations.addMember(organisationId, userId)
    if (row.teamId !== undefined) await organisations.setTeams(organisationId, userId, [row.teamId])
    return undefined
  }

  return [
    route(checkInvitations, async ({ body }) => {
      const judged = await judge(ports, body)
      if (!judged.ok) return judged
      return ok(verdictsOf(judged.value.map((row) => ('fault' in row ? row : undefined))))
    }),
    route(inviteMany, async ({ body, origin, language }) => {
      const judged = await judge(ports, body)
      if (!judged.ok) return judged
      const faults: (Fault | undefined)[] = []
      for (const row of judged.value)
        faults.push('fault' in row ? row : await invite(row, body.organisationId, { origin, language }))
      jobs.wake('mail')
      return ok(verdictsOf(faults))
    }),
  ]
}
