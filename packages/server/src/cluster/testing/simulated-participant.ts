import { attendQTest, submitQTestAnswer } from '@quokka/contract/http'
import type { Random, Result } from '@quokka/core/lib'
import type { SourceQuiz } from '@quokka/core/room'
import { rightAnswer, wrongAnswer } from '@quokka/core/testing'
import type { Refusal } from '../../http/replies/refusals.ts'
import type { SimulatedNode } from './simulated-node.ts'
import { respelled } from './simulated-player.ts'
import type { SimulatedTime } from './simulated-time.ts'

/** After so long a page asks again. */
const REPLY_MS = 12_000
const AGAIN_MS = 1_000

export interface ParticipantPorts {
  time: SimulatedTime
  random: Random
  /** A node to call; undefined when none is there. */
  anyNode(): SimulatedNode | undefined
  qtestId: string
  quiz: SourceQuiz
  guest: string
  /** What is stored of an answer; null where the clock has closed the question. */
  markOf(questionId: string): string | null | undefined
  fail(what: string): void
  note(what: string): void
}

const TRANSIENT: readonly Refusal['code'][] = ['server/busy', 'server/failed']

/** Somebody who takes a QTest alone; each call may come to any node, and is repeated until there is a reply. */
export class SimulatedParticipant {
  /** Each answer by its question's alias. */
  readonly sent = new Map<string, string>()
  isDone = false
  private attemptToken: string | undefined
  private readonly ports: ParticipantPorts

  constructor(ports: ParticipantPorts) {
    this.ports = ports
    void this.take()
  }

  private async call(path: string, body: object): Promise<Result<unknown, Refusal>> {
    const { time, random, anyNode, guest, qtestId, note } = this.ports
    for (;;) {
      const node = anyNode()
      const sent = { qtestId, ...(this.attemptToken !== undefined && { attemptToken: this.attemptToken }), ...body }
      const silence = time.pause(REPLY_MS).then(() => undefined)
      const reply = node && (await Promise.race([silence, node.call(path, sent, guest).catch(() => undefined)]))
      if (reply?.ok || (reply && !TRANSIENT.includes(reply.refusal.code))) return reply
      note(`${guest} has no reply to ${path}${node ? ` from ${node.process.name}` : ''}`)
      await time.pause(AGAIN_MS * random())
    }
  }

  private async take(): Promise<void> {
    const { time, random, guest, quiz, fail, note } = this.ports
    await time.pause(random() * 5_000)
    for (;;) {
      const entry = { playerName: guest, playerEmail: 'participant@example.org' }
      const reply = await this.call(attendQTest.path, entry)
      if (!reply.ok) return fail(`${guest} may not attend: ${reply.refusal.code}`)
      const attended = attendQTest.answer.parse(reply.value)
      this.attemptToken = attended.attemptToken
      const { question } = attended
      if (attended.status === 'CP' || question === undefined) {
        note(`${guest} is through`)
        this.isDone = true
        return
      }
      await time.pause(random() * 6_000)
      const source = quiz.questions.find(({ questionTitle }) => questionTitle === question.questionTitle)
      const right = source && rightAnswer(source)
      const wrong = source && wrongAnswer(source)
      const answer = (random() < 0.6 && right !== undefined ? respelled(right) : wrong) ?? ''
      await this.submit(question.questionId, answer)
    }
  }

  private async submit(questionId: string, playerAnswer: string): Promise<void> {
    const { guest, fail, markOf, note } = this.ports
    this.sent.set(questionId, playerAnswer)
    const reply = await this.call(submitQTestAnswer.path, { questionId, playerAnswer })
    note(`${guest} answered: ${reply.ok ? 'ok' : reply.refusal.code}`)
    // By the clock it may be closed, and so may be all that follow.
    if (!reply.ok) {
      if (reply.refusal.code !== 'answer/question-not-open' && reply.refusal.code !== 'attempt/completed')
        fail(`${guest}: an answer is refused: ${reply.refusal.code}`)
      return
    }
    const mark = markOf(questionId)
    if (mark !== playerAnswer && mark !== null)
      fail(`I1 ${guest}: "${playerAnswer}" was acknowledged, stored is "${mark}"`)
    const shown = submitQTestAnswer.answer.parse(reply.value).answerData?.playerAnswer
    if (shown !== undefined && shown !== (mark ?? '')) fail(`CL6 ${guest}: shown is "${shown}", stored is "${mark}"`)
  }
}
