import type { QTestQuestion } from '@quokka/contract/http'
import { rightAnswer, wrongAnswer } from '@quokka/core/testing'
import { catalogueQuestion } from './catalogue-question.ts'
import type { Browser, TestAccounts } from './test-accounts.ts'

export const HOUR_MS = 3_600_000

/** What is right, and what is wrong, for a question of a ready-made quiz; nothing for a slide that is only read. */
export const rightFor = (question: QTestQuestion): string =>
  question.timeToAnswer < 0
    ? ''
    : (rightAnswer(catalogueQuestion(question.questionTitle, question.answerChoices)) ?? '')
export const wrongFor = (question: QTestQuestion): string =>
  wrongAnswer(catalogueQuestion(question.questionTitle, question.answerChoices)) ?? ''

export const ENTRY = { playerName: 'Ada', playerEmail: 'ada@example.org' }

/** QTests of a test's server: by default open for an hour from now on, with everything shown and allowed. */
export const qtestsOf = (at: Pick<TestAccounts, 'clock'>) => {
  const fromNow = (ms: number) => new Date(at.clock.nowMs() + ms).toISOString()
  const scheduleOf = (changes: object = {}) => ({
    showAnswer: true,
    showResult: true,
    retakeFlag: true,
    startDate: fromNow(0),
    endDate: fromNow(HOUR_MS),
    additionalFields: [],
    ...changes,
  })
  const ask = (host: Browser, changes: object = {}) =>
    host.post('qtest/createqtest', { qtestType: 'RM', categories: ['farm-friends'], ...scheduleOf(changes) })

  return {
    fromNow,
    scheduleOf,
    /** Asks for a QTest; answers what was answered. */
    ask,
    async create(host: Browser, changes: object = {}): Promise<string> {
      const reply = await ask(host, changes)
      const { qtestId } = reply.json()
      if (qtestId === undefined) throw new Error(reply.body)
      return qtestId
    },
    /** Answers every question right from the present one on; answers the last answer. */
    async finish(player: Browser, qtestId: string, attemptToken: string) {
      for (;;) {
        const { question, status } = (await player.post('qtest/attendqtest', { qtestId, attemptToken })).json()
        if (status === 'CP') throw new Error('is completed already')
        const answered = (
          await player.post('qtest/submitanswer', {
            qtestId,
            attemptToken,
            questionId: question.questionId,
            playerAnswer: rightFor(question),
          })
        ).json()
        if (answered.status === 'CP') return answered
      }
    },
  }
}
