import { credentialOfAccount } from '@quokka/core/accounts'
import type { QTest } from '@quokka/core/qtest'
import { attemptById, attemptIdOf, replay } from '@quokka/core/qtest'
import { quizzesNamedIn } from '../journal/rows.ts'
import type { JournalMembers } from '../stores/journal-members.ts'
import type { Journals } from '../stores/journals.ts'
import type { ListedQTest, QTests } from '../stores/qtests.ts'
import type { QuizContents } from '../stores/quiz-contents.ts'
import type { QTestLookups } from './qtest-lookups.ts'
import { qtestRows } from './qtest-rows.ts'

/** So many go in one statement: live play must not wait for long behind it. */
const AT_ONCE = 50

/** A QTest that somebody has taken, as it is told to them alone. */
export interface TakenQTest {
  qtestId: string
  qtestName: string
  playerName: string
  fields: Readonly<Record<string, string>>
  lastActivityMs: number
  /** In the order of the questions; none while a retake has not begun. */
  answers: string[]
  totalScore: number
}

/** What is kept of people in QTests, and for how long. */
export interface QTestKeeping {
  /** What a member has scheduled and taken. Rule AC21. */
  of(userId: string): Promise<{ scheduled: ListedQTest[]; taken: TakenQTest[] }>
  /** What a QTest asks, as it was scheduled, and whose it is; undefined when it is gone. */
  scheduled(qtestId: string): Promise<{ ownerId: string; source: QTest['source'] } | undefined>
  /** Removes QTests that ended before the given moment, and those whose host's account is gone; answers how many. Rules AC22, QC14. */
  removeOld(endedBeforeMs: number): Promise<number>
}

interface KeepingPorts {
  journals: Pick<Journals, 'read'>
  members: Pick<JournalMembers, 'journalsOf'>
  contents: Pick<QuizContents, 'find'>
  qtests: Pick<QTests, 'ofOwner' | 'removeOld'>
  lookups: Pick<QTestLookups, 'putAway'>
}

const takenBy = (qtest: QTest, account: string): TakenQTest[] => {
  const attempt = attemptById(qtest, attemptIdOf(qtest, { account, guest: null, tokenHash: null }) ?? '')
  if (attempt === undefined) return []
  const { name: playerName, fields, lastActivityMs } = attempt
  const played = attempt.phase === 'cleared' ? { marks: [], score: 0 } : attempt
  const { qtestId, source } = qtest
  const answers = played.marks.map(({ answer }) => answer)
  return [
    { qtestId, qtestName: source.quiz.quizName, playerName, fields, lastActivityMs, answers, totalScore: played.score },
  ]
}

export const createQTestKeeping = ({ journals, members, contents, qtests, lookups }: KeepingPorts): QTestKeeping => {
  const removeOld = async (endedBeforeMs: number): Promise<number> => {
    let removed = 0
    for (;;) {
      const gone = await qtests.removeOld(endedBeforeMs, AT_ONCE)
      for (const qtestId of gone) await lookups.putAway(qtestId)
      removed += gone.length
      if (gone.length < AT_ONCE) return removed
    }
  }

  return {
    removeOld,
    async scheduled(qtestId) {
      const [first] = await journals.read(qtestId)
      if (first === undefined) return undefined
      const [opened] = qtestRows.decode(first, await contents.find(quizzesNamedIn([first])))
      if (opened === undefined) return undefined
      const { ownerId, source } = replay([opened])
      return { ownerId, source }
    },
    async of(userId) {
      const account = credentialOfAccount(userId)
      const taken: TakenQTest[] = []
      for (const qtestId of await members.journalsOf('qtest', account)) {
        const bodies = await journals.read(qtestId)
        const quizzes = await contents.find(quizzesNamedIn(bodies))
        taken.push(...takenBy(replay(bodies.flatMap((body) => qtestRows.decode(body, quizzes))), account))
      }
      return { scheduled: await qtests.ofOwner(userId), taken }
    },
  }
}
