import type { IncomingMessage } from 'node:http'
import type { Duplex, Readable } from 'node:stream'
import type { SocialProvider } from '@quokka/contract/http'
import type { PremiumPlan, PurchaseKind } from '@quokka/core/billing'
import type { Result } from '@quokka/core/lib'
import type { Question } from '@quokka/core/questions'
import type { ReportType, ReportVariant } from '@quokka/core/report-types'
import type { ReportFigures } from '@quokka/core/reports'
import type { ShareSource } from '@quokka/core/share-sources'
import type { Language } from '@quokka/languages'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Tables } from './adapters/database/tables.ts'

/** The wall's clock: for what people, other machines and the database read, and for what lasts hours. It jumps when it is set. */
export interface Clock {
  /** Milliseconds since 1970. */
  nowMs(): number
}

/** A clock that only goes on, for what runs inside a question and for short waits: nobody can set it. Its origin means nothing. */
export interface RunningClock {
  /** Milliseconds. They stand still while the machine is suspended, where the system counts so. */
  runningMs(): number
}

/** Chance that nobody can foresee. */
export interface Chance {
  /** 128 random bits as 22 characters of base64url. */
  newId(): string
  /** A seed for `seeded` of core: a whole number from 0 to 2³² − 1. */
  seed(): number
}

/** A message to one person, as text and as HTML that says the same. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** The way to people's mailboxes. */
export interface Mailer {
  /**
   * Rejects with `NotDone` when the message was not handed over, or may not have been. The message names the request that caused it,
   * if one did.
   */
  send(mail: Mail, requestId?: string): Promise<void>
}

/** A message that was kept on this machine instead of being sent. */
export interface KeptMail extends Mail {
  /** ISO-8601, UTC. */
  sentAt: string
}

/** Somebody, as a provider of social logins knows them. */
export interface Identity {
  issuer: string
  /** Never given to anybody else by this issuer: the two together are who it is, the email is not. */
  subject: string
  /** Undefined when the provider tells none, or does not vouch for it. */
  verifiedEmail: string | undefined
  /** Empty when it is not told. */
  givenName: string
  /** Empty when it is not told. */
  familyName: string
}

/** What a login is recognised by when it comes back from a provider. */
export interface LoginSecrets {
  state: string
  nonce: string
  verifier: string
}

/** A provider of social logins. */
export interface IdentityProvider {
  /** Where the browser goes, and what is to be kept until it is back; undefined when the provider cannot be asked. */
  begin(redirectUri: string): Promise<(LoginSecrets & { address: string }) | undefined>
  /** The user who returned to the address with what the provider added to it; undefined when anything in it, or in what the provider says of it, is not right. */
  complete(currentUrl: URL, expected: LoginSecrets): Promise<Identity | undefined>
}

/** The providers that this installation offers. */
export type IdentityProviders = ReadonlyMap<SocialProvider, IdentityProvider>

/** Why a provider of payments did not do what it was asked: in its own words, or undefined when it could not be reached. */
export interface PaymentTrouble {
  description: string | undefined
}

/** What is bought: an amount in the smallest unit of a currency, under a receipt's id. */
export interface Bill {
  plan: PremiumPlan
  amount: number
  currency: string
  receiptId: string
}

/** A payment as its provider has it. */
export interface ProviderPayment {
  paymentId: string
  /** What it is for; a payment of a subscription is for an order of the provider's own. */
  orderId: string | undefined
  amount: number
  currency: string
  /** `pending`: promised by a bank, and not yet taken. */
  status: 'pending' | 'captured' | 'refunded' | 'failed'
  /** Why it failed, in the provider's words. */
  failure: string | undefined
  /** Milliseconds since 1970. */
  paidAtMs: number
}

/** A subscription as its provider has it. */
export interface ProviderSubscription {
  /** When its first period began, in milliseconds since 1970; undefined before. */
  startedAtMs: number | undefined
  /** Whether nothing more is taken for it. */
  isOver: boolean
}

/** Who takes the money. Everything that is asked here is asked of the provider itself, not of a browser. */
export interface Payments {
  name: 'razorpay' | 'sandbox'
  /** Names the installation in a checkout; no secret. */
  keyId: string
  /** Answers the order's id. */
  createOrder(bill: Bill): Promise<Result<string, PaymentTrouble>>
  /** Answers the subscription's id. Nobody can begin to pay for it after `untilMs`. */
  createSubscription(bill: Bill, untilMs: number): Promise<Result<string, PaymentTrouble>>
  /** A payment; refused as well when there is no such one. */
  findPayment(paymentId: string): Promise<Result<ProviderPayment, PaymentTrouble>>
  findSubscription(subscriptionId: string): Promise<Result<ProviderSubscription, PaymentTrouble>>
  /** Ends a subscription: at once, or with the period that is paid. */
  cancelSubscription(subscriptionId: string, when: 'now' | 'atPeriodEnd'): Promise<Result<null, PaymentTrouble>>
  /** Gives a whole payment back: once, however often it is asked. */
  refund(paymentId: string): Promise<Result<null, PaymentTrouble>>
  /** Whether the provider has signed that this payment was made for this order, or this subscription. */
  isSigned(purchase: { kind: PurchaseKind; purchaseId: string }, paymentId: string, signature: string): boolean
  /** Whether the provider has signed these bytes as news. */
  isSignedNews(body: Buffer, signature: string): boolean
}

/** What a checkout hands over after a payment. */
export interface SignedPayment {
  paymentId: string
  signature: string
}

/** Pays at the embedded provider, as a checkout would. */
export interface SandboxCheckout {
  /** What was paid before is answered again. */
  pay(purchase: { kind: PurchaseKind; purchaseId: string }): Promise<SignedPayment>
}

/** A table as upkeep sees it. */
export interface UpkeepTable {
  schema: string
  name: string
  /** With its long values, without its indexes. */
  bytes: number
  /** How many rows were ever written to it, and how many of them are gone or changed; both are 0 after a crash. */
  written: number
  died: number
}

/** What a database needs that has no processes beside it. Everybody waits meanwhile, so each step is a call. */
export interface Upkeep {
  /** The smallest first. */
  tables(): Promise<UpkeepTable[]>
  /** Lets the space of dead rows be used again. */
  vacuum(table: UpkeepTable): Promise<void>
  /** Rewrites a table, so that its files hold nothing of dead rows. */
  rewrite(table: UpkeepTable): Promise<void>
  /** How much was logged since the log was last cleared. */
  logBytes(): Promise<number>
  /** Deletes what was logged up to now, once the tables hold it. */
  clearLog(): Promise<void>
}

/** The database, embedded or not: one pool speaks to both. */
export interface Database {
  /** For the few hot statements; the rest goes through `kysely`. */
  pool: Pool
  kysely: Kysely<Tables>
  /** Names this process: in the heads of journals, to other nodes, and on PostgreSQL to whoever looks at its sessions. */
  owner: string
  /** What an acknowledged write outlives, in a sentence for the start's banner. */
  durability: string
  /** Whether another server may use it at the same time. */
  isShared: boolean
  /** False while the disk is nearly full: writes must be refused then, reads go on. Always true on PostgreSQL, which guards itself. */
  canWrite(): boolean
  /** Rejects when the database does not answer a trivial question. */
  check(): Promise<void>
  /** What is to be done now and then; undefined where the database does so itself. */
  upkeep: Upkeep | undefined
  /** Ends the open connections, then the database where it is ours. */
  close(): Promise<void>
}

/**
 * What one node tells or asks another: what lines of a room there say, what a room shows to lines there, something about a room or a
 * QTest, a whole call, what is used there, or how it is.
 */
export const BUS_TOPICS = ['fromLines', 'toLines', 'rooms', 'qtests', 'calls', 'usage', 'figures'] as const
export type BusTopic = (typeof BUS_TOPICS)[number]

/** `nobody`: no node of this name listens. `silent`: it may have been heard or not. */
export type Unanswered = 'nobody' | 'silent'

/** The way between the nodes of a cluster. It keeps nothing, and may lose, repeat or delay anything; whatever arrives may be a stranger's. */
export interface Bus {
  /** Asks one node and waits so long for its answer. */
  ask(node: string, topic: BusTopic, question: string, withinMs: number): Promise<Result<string, Unanswered>>
  /** From now on this process answers what the node of this name is asked. An answer that rejects is none. */
  listen(node: string, answer: (topic: BusTopic, question: string) => Promise<string>): void
  isConnected(): boolean
  close(): Promise<void>
}

/**
 * Where the server stands: HTTP calls are answered 511 unless it is `ready`, or `leaving` a cluster: then it still serves, and tells
 * whoever asks that others should.
 */
export type Phase = 'starting' | 'ready' | 'leaving' | 'draining'

/** Where a room's medium is kept: a folder below `/media/` and the name in it. */
export interface StoredMedia {
  folder: string
  name: string
}

/** Bytes of a file from the first to the last, both included, counted from 0. */
export interface ByteRange {
  first: number
  last: number
}

/** A medium that is stored, to be read in whole or in part. */
export interface StoredFile {
  bytes: number
  /** Tells this content from any other, in quotation marks. */
  etag: string
  /** Without a range the whole; rejects when the file is gone. */
  read(range?: ByteRange): Promise<Readable>
}

/** Media that people uploaded. Folders and names are made by the server, never taken from a caller. */
export interface MediaStore {
  /** Resolves once the content (the bytes, or those of the file at the path) is stored under the name, in place of other content there. */
  put(folder: string, name: string, content: Uint8Array | { path: string }): Promise<void>
  /** Undefined when there is no such name. */
  find(folder: string, name: string): Promise<StoredFile | undefined>
  /** Does nothing when there is no such name. */
  remove(folder: string, name: string): Promise<void>
}

/** Places for what is on its way into the store. What a crash leaves there is removed at a later start. */
export interface TemporaryFiles {
  /** A path at which nothing is yet. */
  newPath(): string
}

/** How a picture is to be re-encoded, and what is refused. */
export interface PictureWanted {
  /** More pixels are refused before anything is decoded. */
  mostPixels: number
  /** `whole`: at most so many pixels wide and high. `square`: cut to exactly so many, of the first frame alone. */
  shape: 'whole' | 'square'
  side: number
}

/** Pictures, decoded apart from the server: a file made to break the decoder breaks nothing else. */
export interface Pictures {
  /** Re-encodes a picture as WebP, upright, without metadata. It is checked before it is decoded. `busy`: too many others wait, and nothing was done. */
  rewrite(
    from: string,
    to: string,
    wanted: PictureWanted,
  ): Promise<{ width: number; height: number } | 'tooManyPixels' | 'unreadable' | 'busy'>
}

/** What holds a sound or a film. */
export type Container = 'flac' | 'isoMedia' | 'mpegAudio' | 'ogg' | 'riff' | 'webm'

/** Sounds and films, searched apart from the server. */
export interface Containers {
  /** Writes a sound or film without what it says of place, time, person and device. Rule ME17. `busy`: too many others wait, and nothing was done. */
  strip(from: string, to: string, container: Container): Promise<'stripped' | 'unreadable' | 'busy'>
}

/** What is to be made of a report: what a page shows, what was missed, or a file at a path at which nothing is yet. */
export type ReportWanted =
  | { what: 'figures' }
  | { what: 'missed' }
  | {
      what: 'file'
      /** Each once, in the order of the sheets; one for CSV. */
      types: readonly ReportType[]
      format: 'xlsx' | 'csv'
      /** One that is known here. */
      timeZone: string
      /** Of whoever reads it. */
      language: Language
      path: string
    }

/** A report to make, of the facts that come with it. */
export interface ReportOrder {
  variant: ReportVariant
  /** Of a QTest. */
  window: ReportFigures['window']
  visits: Record<ShareSource, number>
  wanted: ReportWanted
}

/** What came of it. */
export type ReportMade =
  | { what: 'figures'; figures: ReportFigures }
  | { what: 'missed'; questions: Question[] }
  | { what: 'file'; bytes: number }

/**
 * A play as JSON, or the next players of a play as a JSON list, the best first: texts, since whoever serves games must not read
 * so much. All plays come before the first players; `isBefore` marks what is only compared with.
 */
export type ReportFacts =
  | { is: 'play'; isBefore: boolean; play: string }
  | { is: 'players'; isBefore: boolean; playId: string; players: string }

/** Makes reports apart from the live games. */
export interface ReportMaker {
  /**
   * `busy`: too many wait already. `gone`: the caller went away; the work is stopped, and a file may be there in part. `tooLarge`:
   * it took more time or memory than there is for one report.
   */
  make(
    order: ReportOrder,
    facts: AsyncIterable<ReportFacts>,
    gone: AbortSignal,
  ): Promise<ReportMade | 'busy' | 'gone' | 'tooLarge'>
  /** Reports that are being made. */
  running(): number
}

/** The live rooms, as the HTTP side sees them. */
export interface Rooms {
  /** Takes over the socket of `/ws/quiz/{roomId}/`. Called only with an allowed origin while the server is ready; answers or ends the socket itself. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** What an alias in a room stands for; undefined when the room or the alias is unknown, or may not be seen yet. */
  findMedia(roomId: string, alias: string): Promise<StoredMedia | undefined>
}
