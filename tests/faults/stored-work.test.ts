import { afterAll, expect } from 'vitest'
import * as z from 'zod'
import * as contract from '../../packages/contract/src/http/index.ts'
import type { Random } from '../../packages/core/src/lib/index.ts'
import { seeded, shuffle } from '../../packages/core/src/lib/index.ts'
import { CLAIM_MS } from '../../packages/server/src/jobs/worker.ts'
import type { ClockedServer } from '../harness/clock-mover.ts'
import { startServerWithClock } from '../harness/clock-mover.ts'
import { testOnEitherDatabase } from '../harness/either-database.ts'
import type { MailServer, MailStep } from '../harness/mail-server.ts'
import { MAIL_STEPS, startMailServer } from '../harness/mail-server.ts'
import { Member, makeAdmin, SETUP_TOKEN } from '../harness/meaning/accounts.ts'
import { Visitor } from '../harness/meaning/visitor.ts'
import type { RazorpayStandIn } from '../harness/razorpay.ts'
import { startRazorpay } from '../harness/razorpay.ts'
import { until } from '../harness/until.ts'

/** The night tries every step. */
const KILLS = Number(process.env.CRASH_KILLS ?? 1)
const SEED = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000)
const TIMEOUT_MS = 360_000 + KILLS * 180_000
/** What a server that was killed has claimed is free after half a minute, where another server could have it. */
const AFTER_CLAIM_MS = CLAIM_MS + 1_000

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

/** A refund as it is when the process ends: the payment was read, the refund was asked for, or done. */
const REFUND_STEPS = ['read', 'asked for', 'done'] as const
type RefundStep = (typeof REFUND_STEPS)[number]

/** Waits for a promise, as long as for any condition. */
const isTold = async (what: string, told: Promise<void>): Promise<void> => {
  let isKept = false
  void told.then(() => {
    isKept = true
  })
  await until(what, () => isKept)
}

/** A server that is killed while its mail server and its payment provider keep it waiting at a step. */
class KilledServer {
  private members = 0
  private admin: Member | undefined
  readonly at: ClockedServer
  private readonly mail: MailServer
  private readonly razorpay: RazorpayStandIn

  constructor(at: ClockedServer, mail: MailServer, razorpay: RazorpayStandIn) {
    this.at = at
    this.mail = mail
    this.razorpay = razorpay
  }

  async prepare(): Promise<void> {
    await this.isReached()
    this.admin = await makeAdmin(this.at.server.origin)
  }

  /** Once the start has tried the mail server, which is no step of an email. */
  private isReached(): Promise<void> {
    return until('the mail server was tried', () => /the mail server has answered\./u.test(this.newOutput()))
  }

  private seen = 0
  private newOutput = (): string => this.at.server.output().slice(this.seen)

  private async restart(): Promise<void> {
    await this.at.server.kill()
    this.seen = this.at.server.output().length
    await this.at.server.start()
    await this.isReached()
    await this.at.sleep(AFTER_CLAIM_MS)
  }

  private lettersTo = (to: string): string[] =>
    this.mail.received.filter((mail) => mail.to === to).map(({ text }) => text.replaceAll('=\n', ''))

  private codeTo = (to: string): string | undefined => /^[A-Z0-9]{6}$/mu.exec(this.lettersTo(to).at(-1) ?? '')?.[0]

  private newMember(): Member {
    this.members += 1
    return new Member(this.at.server.origin, `member-${this.members}`)
  }

  private async listed(): Promise<contract.StoredJob[]> {
    return contract.listJobs.answer.parse(await this.admin?.succeed(contract.listJobs)).jobs
  }

  private async signUp(): Promise<Member> {
    const member = this.newMember()
    await this.askToSignUp(member)
    await this.confirm(member)
    return member
  }

  private async askToSignUp({ userName: username, email, password, ...member }: Member): Promise<void> {
    const visitor = new Visitor(member.origin)
    await visitor.succeed(contract.signUp, { username, email, password, age_group: '18+' })
  }

  private async confirm(member: Member): Promise<void> {
    const { userName: username, email } = member
    // A code counts from a moment behind its email on, and one whose sender was killed in between does not.
    await until(`${username} is confirmed`, async () => {
      const confirmation_code = this.codeTo(email) ?? ''
      return (await member.call(contract.confirmSignUp, { username, confirmation_code })).status === 200
    })
    await member.signIn()
  }

  private async order(member: Member): Promise<string> {
    const sent = { plan: 'Premium_Yearly' }
    return z.looseObject({ orderId: z.string() }).parse(await member.succeed(contract.createOrder, sent)).orderId
  }

  /** A code that is being sent; the next process sends one that works. */
  private async sendCode(step: MailStep): Promise<() => Promise<void>> {
    const member = this.newMember()
    const held = this.mail.holdAt(step)
    await this.askToSignUp(member)
    await isTold(`a code is held at ${step}`, held)
    return () => this.confirm(member)
  }

  /** A receipt that is being sent: no second one comes, and what may not have come waits for an administrator. */
  private async sendReceipt(member: Member, step: MailStep): Promise<() => Promise<void>> {
    const paid = this.razorpay.pay(await this.order(member))
    const held = this.mail.holdAt(step)
    await member.succeed(contract.confirmPayment, paid)
    await isTold(`a receipt is held at ${step}`, held)
    const letters = () => this.lettersTo(member.email).filter((text) => text.includes('your receipt')).length
    return async () => {
      let own: contract.StoredJob[] = []
      await until(`the receipt of ${member.userName} is kept`, async () => {
        own = (await this.listed()).filter(({ recipient }) => recipient === member.email)
        return own.some(({ state }) => state === 'perhapsDone')
      })
      expect([step, letters(), own.length]).toEqual([step, step === 'end' ? 1 : 0, 1])
      await this.admin?.succeed(contract.retryJob, { jobId: own[0]?.jobId })
      await until('the administrator has sent it', () => letters() === (step === 'end' ? 2 : 1))
    }
  }

  /** A payment that is being given back: it is given back once. */
  private async giveBack(member: Member, step: RefundStep): Promise<() => Promise<void>> {
    const paid = this.razorpay.pay(await this.order(member), { amount: 100 })
    const { razorpay_payment_id: paymentId } = paid
    const held =
      step === 'read'
        ? // The first time the confirmation reads it.
          this.razorpay.holdAt(`GET payments/${paymentId}`, { isDone: false, behind: 1 })
        : this.razorpay.holdAt(`POST payments/${paymentId}/refund`, { isDone: step === 'done', behind: 0 })
    expect((await member.call(contract.confirmPayment, paid)).text).toContain('given back')
    await isTold(`a refund is held at ${step}`, held)
    return async () => {
      await until(`${paymentId} is marked as given back`, async () => {
        const { payments } = z
          .looseObject({ payments: z.array(z.looseObject({ paymentId: z.string(), state: z.string() })) })
          .parse(await member.succeed(contract.exportAccount))
        return payments.some((payment) => payment.paymentId === paymentId && payment.state === 'refunded')
      })
      expect([step, this.razorpay.refunds.get(paymentId)?.length]).toEqual([step, 1])
    }
  }

  /** Until no email is on its way that could come to the step that another one is to be held at. */
  private isQuiet(): Promise<void> {
    return until('no email waits', async () => {
      const jobs = await this.listed()
      return !jobs.some(({ lane, failedOn }) => ['codes', 'mail'].includes(lane) && failedOn === null)
    })
  }

  /** All three are under way, within the time that mail server and provider have to answer; then the process is no more. */
  async killAt({ refund, code, receipt }: { refund: RefundStep; code: MailStep; receipt: MailStep }): Promise<void> {
    const [buyer, late] = [await this.signUp(), await this.signUp()]
    await this.isQuiet()
    // A refund that waits keeps the round from writing receipts.
    const checks = [
      await this.sendReceipt(buyer, receipt),
      await this.giveBack(late, refund),
      await this.sendCode(code),
    ]
    await this.restart()
    for (const check of checks) await check()
    expect(this.at.server.failures().filter((line) => !line.includes('a job is given up'))).toEqual([])
  }
}

const survives = async (environment: Record<string, string>, what: string, random: Random): Promise<void> => {
  const [mail, razorpay] = [await startMailServer(), await startRazorpay()]
  const settings = { ADMIN_SETUP_TOKEN: SETUP_TOKEN, SMTP_URL: mail.url, ...razorpay.settings, ...environment }
  const at = await startServerWithClock(settings)
  closing.push(
    () => mail.close(),
    () => razorpay.close(),
    () => at.server.close(),
  )
  const killed = new KilledServer(at, mail, razorpay)
  const some = <Step>(steps: readonly Step[]): Step[] => shuffle(steps, random)
  const [refunds, codes, receipts] = [some(REFUND_STEPS), some(MAIL_STEPS), some(MAIL_STEPS)]
  const kills = Array.from({ length: KILLS }, (_, index) => ({
    refund: refunds[index % refunds.length] ?? 'done',
    code: codes[index % codes.length] ?? 'end',
    receipt: receipts[index % receipts.length] ?? 'end',
  }))
  try {
    await killed.prepare()
    for (const kill of kills) await killed.killAt(kill)
  } catch (error) {
    const told = `seed ${SEED}, ${JSON.stringify(kills)}; the server said:\n${at.server.output().slice(-10_000)}`
    throw new Error(told, { cause: error })
  }
  console.log(`${what}: killed at ${JSON.stringify(kills)} (seed ${SEED})`)
}

await testOnEitherDatabase(
  'ST38 BI23 ML13 after kill -9 at any step a code comes, no receipt and no refund twice',
  { seed: SEED, timeoutMs: TIMEOUT_MS },
  (environment, name) => survives(environment, name, seeded(SEED)),
)
