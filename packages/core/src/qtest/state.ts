import { isYoung } from '../accounts/age-group.ts'
import type { BucketMap } from '../lib/bucket-map.ts'
import { emptyMap, fromFlat, get } from '../lib/bucket-map.ts'
import { LIMITS } from '../limits.ts'
import { keptQuiz } from '../play/frozen-quiz.ts'
import type { Mark } from '../play/mark.ts'
import { nameKey } from '../play/name-key.ts'
import type { Question } from '../questions/index.ts'
import { fold, isTimed } from '../questions/index.ts'
import type { ExtraTime } from '../scoring/extra-time.ts'
import { ownSeconds } from '../scoring/extra-time.ts'
import type { Holder } from './commands.ts'
import type { FrozenBy, QTestOpened } from './events.ts'
import type { ClosedBy } from './schedule.ts'

/** What an attempt has for one question that is behind it. */
export interface AttemptMark extends Mark {
  /** Nobody gave this answer: the time was over. */
  isByClock: boolean
}

/** Who takes the test: kept when the attempt is cleared to be taken again. */
interface Participant {
  attemptId: string
  account: string | null
  guest: string | null
  tokenHashes: readonly string[]
  name: string
  /** Null for members, whose account has it, and where the quiz is for the young. Rule QT10. */
  email: string | null
  fields: Readonly<Record<string, string>>
  /** By the participant's account, when the attempt began. */
  wishedExtraTime: ExtraTime
  /** By the host, for this attempt and those after it; null where the wish counts. */
  givenExtraTime: ExtraTime | null
  /** Grows with each newcomer. */
  joined: number
  /** Whether there ever was an answer, in an attempt that was cleared too: then the place stays. Rule QT28. */
  hasAnswered: boolean
  /** When the participant last did something. */
  lastActivityMs: number
}

/** What is played: questions are asked in the quiz's order, `marks` has one for each that is behind. */
interface Played extends Participant {
  frozenBy: FrozenBy
  begunAtMs: number
  marks: readonly AttemptMark[]
  score: number
  /** Milliseconds over all questions; one without an answer counts with its whole time. */
  answerMs: number
  right: number
}

/** A question is open. */
export interface Asking extends Played {
  phase: 'asking'
  /** By the wall. */
  askedAtMs: number
  /** Since when its clock runs. */
  runsSinceMs: number
  /** As it was when the question was asked. */
  extraTime: ExtraTime
}
/** The next question is not asked yet. */
export interface Between extends Played {
  phase: 'between'
}
export interface Completed extends Played {
  phase: 'completed'
}
/** May begin again. */
export interface Cleared extends Participant {
  phase: 'cleared'
}

/** One participant's way through a QTest at one moment. Each phase has only its own fields. */
export type Attempt = Asking | Between | Completed | Cleared
export type Begun = Exclude<Attempt, Cleared>

/** An attempt without a place, kept as it was: nothing of it counts. */
export interface Outside {
  why: 'removed' | 'idle'
  attempt: Attempt
}

/** Why a QTest is closed; the reason is for its host. */
export interface Closing {
  by: ClosedBy
  reason: string
}

/** How many attempts have a question behind them, and in how many of them it was answered right. */
export interface QuestionTally {
  done: number
  right: number
}

/** A list of names: as the host wrote them, in order, and under the form in which they are compared. */
export const listOfNames = (listedNames: readonly string[]) => ({
  listedNames,
  namesByKey: fromFlat(listedNames.flatMap((name) => [nameKey(name), name])),
})

/** The QTest as it is when it has just been scheduled. */
export const openQTest = ({
  qtestId,
  ownerId,
  source: opened,
  settings,
  names = [],
  newCodes = [],
  capacity,
}: QTestOpened) => {
  const { contentHash, source: quiz } = keptQuiz(opened.quiz)
  return {
    qtestId,
    ownerId,
    source: { ...opened, quiz },
    /** Where the quiz is stored; null where that is in the journal alone. */
    contentHash,
    settings,
    ...listOfNames(names),
    codes: newCodes as readonly string[],
    /** How many may take it. More can be inside when the host's plan has become smaller. */
    capacity,
    /** Nobody new begins. */
    isLocked: false as boolean,
    isDeleted: false as boolean,
    /** Why nothing begins in it, each for itself; usually nothing. */
    closings: [] as readonly Closing[],
    /** Those that have a place. */
    attempts: emptyMap<Attempt>(),
    outside: emptyMap<Outside>(),
    /** Attempt ids by token hash. */
    tokens: emptyMap<string>(),
    /** Attempt ids by account credential. */
    accounts: emptyMap<string>(),
    /** Attempt ids by the credential of a browser, which several people may share: the one last begun or come back to at the end. */
    guests: emptyMap<readonly string[]>(),
    /** Attempt ids by the participant's name, as names are compared; of several the latest. */
    names: emptyMap<string>(),
    /** Attempt ids by the code that was given. */
    byCode: emptyMap<string>(),
    /** Attempts that are begun, and those of them that are completed. */
    started: 0,
    finished: 0,
    /** One a question of the quiz. */
    tallies: quiz.questions.map((): QuestionTally => ({ done: 0, right: 0 })),
  }
}

/** A scheduled test with all its attempts at one moment. */
export type QTest = ReturnType<typeof openQTest>

/** Whether the account scheduled it: the only source of an owner's rights. Rule QT8. */
export const isOwner = ({ ownerId }: QTest, userId: string): boolean => userId === ownerId

/** An attempt, whether it has a place or not. */
export const attemptById = (qtest: QTest, attemptId: string): Attempt | undefined =>
  get(qtest.attempts, attemptId) ?? get(qtest.outside, attemptId)?.attempt

const idsOfGuest = (qtest: QTest, guest: string | null): readonly string[] =>
  guest === null ? [] : (get(qtest.guests, guest) ?? [])

const idIn = (ids: BucketMap<string>, key: string | null | undefined): string | undefined =>
  key === null || key === undefined ? undefined : get(ids, key)

/** Ids of all that a holder has, also without a place, the one that counts first. Rule QT11. */
const idsOf = (qtest: QTest, { tokenHash, account, guest }: Holder): string[] => {
  const ids = [idIn(qtest.tokens, tokenHash), idIn(qtest.accounts, account), ...idsOfGuest(qtest, guest).toReversed()]
  return [...new Set(ids.filter((id) => id !== undefined))]
}

/** What a holder may go on with, the one that counts first: what the host has removed is not among it. */
export const attemptsOf = (qtest: QTest, holder: Holder): Attempt[] =>
  idsOf(qtest, holder)
    .filter((id) => get(qtest.outside, id)?.why !== 'removed')
    .flatMap((id) => attemptById(qtest, id) ?? [])

/**
 * The attempt of somebody who has attended, whether it has a place or not: the token's, the account's, or else the browser's last.
 * Another browser's or another's name opens nothing. Rule QT11.
 */
export const attemptIdOf = (qtest: QTest, holder: Holder): string | undefined => idsOf(qtest, holder)[0]

/** The same where it has a place. */
export const attemptOf = (qtest: QTest, holder: Holder): Attempt | undefined =>
  get(qtest.attempts, attemptIdOf(qtest, holder) ?? '')

/**
 * The attempt that a visitor of the entry continues: a browser without a known token is asked for the name too,
 * since several people share it in a classroom. A code of the host's list proves who somebody is on any device. Rules QT12, QT34.
 */
export const attemptIdToGoOn = (
  qtest: QTest,
  holder: Holder,
  { name, code }: { name: string | undefined; code: string | undefined },
): string | undefined =>
  attemptIdOf(qtest, { ...holder, guest: null }) ??
  (qtest.settings.access === 'codes' ? idIn(qtest.byCode, code) : undefined) ??
  idsOfGuest(qtest, holder.guest).findLast((id) => {
    const called = attemptById(qtest, id)?.name
    return name !== undefined && called !== undefined && fold(called) === fold(name)
  })

/** Whether nothing begins in it, whatever its window says. Rule QT36. */
export const isClosed = ({ closings }: QTest): boolean => closings.length > 0

/** What an attempt has in every phase from its beginning on. */
export const withoutPhase = ({ phase: _phase, ...attempt }: Begun): Played => {
  if (!('askedAtMs' in attempt)) return attempt
  const { askedAtMs: _askedAtMs, runsSinceMs: _runsSinceMs, extraTime: _extraTime, ...played } = attempt
  return played
}

export const isBegun = (attempt: Attempt | undefined): attempt is Begun =>
  attempt !== undefined && attempt.phase !== 'cleared'

/** How much more time somebody has from the next question on: the host's word outweighs the wish. Rule XT15. */
export const extraTimeOf = ({ givenExtraTime, wishedExtraTime }: Attempt): ExtraTime =>
  givenExtraTime ?? wishedExtraTime

/** Whether the email of a guest is kept: not where the quiz is for the young. Rule QT10. */
export const keepsEmail = ({ source }: QTest): boolean => !isYoung(source.ageGroup)

/** The question that is open, in its author's order and under its author's id. */
export const openQuestion = ({ source }: QTest, { marks }: Asking): Question =>
  source.quiz.questions[marks.length] as Question

/** How long the open question may be answered: one's own time and the latency credit; null for a slide that is only read. Rules QT16, XT15. */
export const openMs = (qtest: QTest, attempt: Asking): number | null => {
  const question = openQuestion(qtest, attempt)
  if (!isTimed(question)) return null
  return ownSeconds(question.timerS, attempt.extraTime) * 1_000 + LIMITS.latencyCreditMs
}

/** Whether something is shown between this question and the next: a slide that is only read has no answer. Rule QT15. */
export const isAnswerShown = ({ settings }: QTest, question: Question): boolean =>
  settings.showAnswer && isTimed(question)
