import { deleteAccount, exportAccount } from '@quokka/contract/http'
import { credentialOfAccount } from '@quokka/core/accounts'
import { ok } from '@quokka/core/lib'
import type { Sessions } from '../../http/callers/session.ts'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import type { GuessLimits } from '../../http/limits/guess-limits.ts'
import { createInFlight } from '../../http/limits/in-flight.ts'
import { done } from '../../http/replies/successes.ts'
import type { QTestKeeping } from '../../qtest/keeping.ts'
import { isSecret } from '../../signing-in/password-hash.ts'
import type { Account } from '../../stores/accounts.ts'
import type { Complaints } from '../../stores/complaints.ts'
import type { GameShares } from '../../stores/game-shares.ts'
import type { OwnData } from '../../stores/own-data.ts'
import type { Plays } from '../../stores/plays.ts'
import type { StoredPayment } from '../../stores/purchases.ts'
import type { RecoveryCodes } from '../../stores/recovery-codes.ts'
import type { RemovalPorts } from './account-removal.ts'
import { removeAccount } from './account-removal.ts'

/** Guesses at the password in a session that somebody left open. */
const TRIES_PER_MINUTE = 5

const iso = (ms: number): string => new Date(ms).toISOString()

const exported = (account: Account) => {
  const { passwordHash, oneTimeSecret, pendingOneTimeSecret: _, ...rest } = account
  const { passwordExpiresAtMs, createdAtMs, lastSeenAtMs, ...plain } = rest
  return {
    ...plain,
    hasPassword: passwordHash !== null,
    hasOneTimeCode: oneTimeSecret !== null,
    passwordExpiresAt: passwordExpiresAtMs === null ? null : iso(passwordExpiresAtMs),
    createdAt: iso(createdAtMs),
    lastSeenAt: iso(lastSeenAtMs),
  }
}

const isOwnName = ({ userName, email }: Account, typed: string): boolean =>
  typed.trim().toLowerCase() === (userName ?? email).toLowerCase()

export interface OwnDataPorts extends RemovalPorts {
  sessions: Pick<Sessions, 'end' | 'endAll'>
  ownData: OwnData
  complaints: Pick<Complaints, 'by'>
  qtests: Pick<QTestKeeping, 'of'>
  billing: { of(userId: string): Promise<StoredPayment[]> }
  recoveryCodes: Pick<RecoveryCodes, 'count'>
  shares: GameShares
  plays: Pick<Plays, 'ofPlayer' | 'ofHost'>
  /** By account. */
  guesses: GuessLimits
}

/** An export reads much: of an account one at a time is made. */
const EXPORTS_AT_ONCE = { forKey: 1, inAll: 10 }
const EXPORT_AGAIN_S = 5

/** Everything that is kept about a member, without hashes and secrets. */
const exportOf = async (ports: OwnDataPorts, user: Account) => {
  const own = await ports.ownData.of(user.userId)
  const { sessions, issuers, organisationName, teamNames, takenDown, drawnQuestions, uploads, folders, library } = own
  const quizzes: object[] = []
  for await (const { createdAtMs, editedAtMs, deletedAtMs, ...quiz } of ports.ownData.quizzesOf(user.userId))
    quizzes.push({
      ...quiz,
      createdAt: iso(createdAtMs),
      editedAt: iso(editedAtMs),
      deletedAt: deletedAtMs === null ? null : iso(deletedAtMs),
    })
  const games = await ports.shares.gamesOf(user.userId)
  const { scheduled, taken } = await ports.qtests.of(user.userId)
  const results = await ports.plays.ofPlayer(user.userId)
  const hosted = [
    ...(await ports.plays.ofHost(user.userId, 'game')),
    ...(await ports.plays.ofHost(user.userId, 'qtest')),
  ]
  const payments = await ports.billing.of(user.userId)
  const complaints = await ports.complaints.by(credentialOfAccount(user.userId))
  return {
    account: { ...exported(user), recoveryCodesLeft: await ports.recoveryCodes.count(user.userId) },
    sessions: sessions.map(({ beganAtMs, seenAtMs }) => ({ beganAt: iso(beganAtMs), seenAt: iso(seenAtMs) })),
    socialLogins: issuers,
    organisation: organisationName,
    teams: teamNames,
    games: games.map(({ endedAtMs, ...game }) => ({ ...game, endedAt: iso(endedAtMs) })),
    qtests: scheduled.map(({ startMs, endMs, ...qtest }) => ({ ...qtest, startOn: iso(startMs), endOn: iso(endMs) })),
    attempts: taken.map(({ lastActivityMs, ...attempt }) => ({ ...attempt, lastActivityAt: iso(lastActivityMs) })),
    results: results.map(({ endedAtMs, ...result }) => ({ ...result, endedAt: iso(endedAtMs) })),
    hosted: hosted.map(({ kind, quizName, playerCount, startedAtMs, endedAtMs }) => ({
      kind,
      quizName,
      playerCount,
      startedAt: iso(startedAtMs),
      endedAt: iso(endedAtMs),
    })),
    quizzes,
    folders,
    library,
    uploads: uploads.map(({ uploadedAtMs, ...file }) => ({ ...file, uploadedAt: iso(uploadedAtMs) })),
    takenDown: takenDown.map(({ takenDownAtMs, ...quiz }) => ({ ...quiz, takenDownAt: iso(takenDownAtMs) })),
    drawnQuestions: drawnQuestions.map(({ questionId, drawnAtMs }) => ({ questionId, drawnAt: iso(drawnAtMs) })),
    payments: payments.map(({ paidAtMs, userId: _, ...payment }) => ({ ...payment, paidAt: iso(paidAtMs) })),
    reports: complaints.map(({ complainedAtMs, ...complaint }) => ({
      ...complaint,
      reportedAt: iso(complainedAtMs),
    })),
  }
}

/** What is kept about a member, to be taken along or to be deleted. Rules AC21, AC22. */
export const ownDataRoutes = (ports: OwnDataPorts): Route[] => {
  const underWay = createInFlight(EXPORTS_AT_ONCE)
  return [
    route(exportAccount, async ({ user }) => {
      const end = underWay.begin(user.userId)
      if (end === undefined)
        return { ok: false, refusal: { code: 'request/rate-limited', retryAfterS: EXPORT_AGAIN_S } }
      try {
        return ok(await exportOf(ports, user))
      } finally {
        end()
      }
    }),
    route(deleteAccount, async ({ body, user, setCookie, session }) => {
      if (!isOwnName(user, body.username)) return { ok: false, refusal: { code: 'account/username-mismatch' } }
      const retryAfterS = await ports.guesses.waitSeconds(`delete account ${user.userId}`, TRIES_PER_MINUTE)
      if (retryAfterS > 0) return { ok: false, refusal: { code: 'request/rate-limited', retryAfterS } }
      if (user.passwordHash !== null && !(await isSecret(body.password, user.passwordHash)))
        return { ok: false, refusal: { code: 'account/wrong-password' } }
      if ((await removeAccount(ports, user)) === 'lastAdmin')
        return { ok: false, refusal: { code: 'account/last-admin' } }
      setCookie(await ports.sessions.end(session))
      return done('done/account-deleted')
    }),
  ]
}
