import { readPasswordLink, takePasswordLink } from '@quokka/contract/http'
import { ok } from '@quokka/core/lib'
import { FIRST_LANGUAGE, LANGUAGE_CODES } from '@quokka/languages'
import * as z from 'zod'
import { hashOfToken, isToken } from '../../http/callers/token-cookie.ts'
import type { Route, Visitor } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import { NotDone } from '../../jobs/not-done.ts'
import type { JobHandler } from '../../jobs/worker.ts'
import { DONE } from '../../jobs/worker.ts'
import { readerOf } from '../../mailing/reader.ts'
import type { Mailer } from '../../ports.ts'
import { keepLanguage } from '../../signing-in/keep-language.ts'
import { refusalOfPassword } from '../../signing-in/password-choice.ts'
import { signedIn } from '../../signing-in/signed-in.ts'
import type { Account } from '../../stores/accounts.ts'
import type { NewJob } from '../../stores/jobs.ts'
import type { PasswordLinks } from '../../stores/password-links.ts'
import type { AccountPorts } from './account-ports.ts'
import { invitationMail, passwordLinkMail } from './mails.ts'

const HOUR_MS = 3_600_000
/** Somebody who is invited may be away for a few days; who asked for a new password waits for it. Rule AC43. */
const INVITATION_DAYS = 7
const RESET_HOURS = 24

/** The job that sends a link. */
export const PASSWORD_LINK = 'password link'
const OfAccount = z.object({
  userId: z.string(),
  origin: z.string().nullable(),
  // A job of a build before has none, one of a later build perhaps another.
  language: z.enum(LANGUAGE_CODES).catch(FIRST_LANGUAGE),
})

/**
 * Sends the owner a link to choose a password by; `origin` is where the administrator called, for a server that knows no other, and
 * `language` that of the call.
 */
export const passwordLinkJob = (
  userId: string,
  { origin, language }: Pick<Visitor, 'origin' | 'language'>,
  nowMs: number,
): NewJob => {
  const body: z.infer<typeof OfAccount> = { userId, origin: origin ?? null, language }
  return { lane: 'mail', kind: PASSWORD_LINK, body, dueMs: nowMs }
}

interface PasswordLinkPorts
  extends Pick<AccountPorts, 'accounts' | 'sessions' | 'hashes' | 'clock' | 'chance' | 'sender'> {
  passwordLinks: PasswordLinks
  mailer: Mailer
}

/** The link is made when its email is sent, so that no job holds one. Rule ML17. */
export const createSendPasswordLink =
  ({ accounts, passwordLinks, mailer, clock, chance, sender }: PasswordLinkPorts): JobHandler =>
  async (body) => {
    const { userId, origin, language } = OfAccount.parse(body)
    const account = await accounts.byId(userId)
    if (account === undefined || account.isDisabled) return DONE
    const token = chance.newId()
    const tokenHash = hashOfToken(token)
    const isInvitation = account.passwordHash === null
    const lastsMs = isInvitation ? INVITATION_DAYS * 24 * HOUR_MS : RESET_HOURS * HOUR_MS
    const to = readerOf(account, language)
    const here = { ...sender, origin: sender.origin ?? origin ?? undefined }
    // After the #, which no server, proxy or referrer sees.
    const path = `/signin/password#${token}`
    // Before the email, so that no link arrives which does not work yet.
    await passwordLinks.add({ tokenHash, userId, expiresAtMs: clock.nowMs() + lastsMs })
    try {
      await mailer.send(
        isInvitation
          ? invitationMail(to, here, { path, days: INVITATION_DAYS })
          : passwordLinkMail(to, here, { path, hours: RESET_HOURS }),
      )
    } catch (error) {
      // One that may be in the mailbox stays valid.
      if (!(error instanceof NotDone && error.outcome === 'unknown')) await passwordLinks.remove(tokenHash)
      throw error
    }
    await passwordLinks.removeOthers(userId, tokenHash)
    return DONE
  }

/** Choosing a password by a link that was emailed. Rule AC43. */
export const passwordLinkRoutes = (ports: PasswordLinkPorts): Route[] => {
  const { accounts, sessions, hashes, passwordLinks, clock } = ports

  const accountOf = async (userId: string | undefined): Promise<Account | undefined> => {
    const account = userId === undefined ? undefined : await accounts.byId(userId)
    return account?.isDisabled ? undefined : account
  }
  const expired = { ok: false as const, refusal: { code: 'account/link-expired' as const } }

  return [
    route(readPasswordLink, async ({ body }) => {
      if (!isToken(body.token)) return expired
      const account = await accountOf(await passwordLinks.userIdOf(hashOfToken(body.token), clock.nowMs()))
      return account === undefined ? expired : ok({ userName: account.userName ?? account.email })
    }),
    route(takePasswordLink, async ({ body, session, origin, setCookie }) => {
      if (!isToken(body.token)) return expired
      const tokenHash = hashOfToken(body.token)
      const account = await accountOf(await passwordLinks.userIdOf(tokenHash, clock.nowMs()))
      if (account === undefined) return expired
      // A password that is refused does not use the link up.
      const refusal = await refusalOfPassword(body.password, {
        userName: account.userName ?? '',
        email: account.email,
      })
      if (refusal !== undefined) return { ok: false, refusal }
      const passwordHash = await hashes.hash(body.password)
      // The link came by mail, so it proves the mailbox.
      if (!(await accounts.confirm(account.userId, clock.nowMs()))) return expired
      if ((await passwordLinks.use(tokenHash, clock.nowMs())) === undefined) return expired
      await accounts.setPassword(account.userId, passwordHash)
      await sessions.endAll(account.userId)
      await accounts.seen(account.userId, clock.nowMs())
      const changed = { ...account, passwordHash, mustChoosePassword: false }
      setCookie(await sessions.begin(changed, false, session))
      keepLanguage(changed, { origin, setCookie })
      return ok(signedIn(changed, false))
    }),
  ]
}
