import { ALL_TYPES_QUIZ_ID } from './known-answers.ts'
import { Player } from './player.ts'
import type { TestServer } from './server.ts'
import { until } from './until.ts'

/** A room with a host in host mode and some players. */
export const openTable = async (
  server: Pick<TestServer, 'origin'>,
  names: readonly string[],
  options: Record<string, boolean> = {},
) => {
  const host = new Player(server.origin, 'Host')
  const roomId = await host.host(ALL_TYPES_QUIZ_ID, options)
  await host.join(roomId)
  const players = names.map((name) => new Player(server.origin, name))
  for (const player of players) await player.join(roomId)
  return { host, roomId, players }
}

/** Starts the game and waits until a question with a clock is open; answers it. */
export const openQuestion = async (host: Player, everyone: readonly Player[]) => {
  const from = host.frames.length
  host.send('startQuiz')
  await host.next(['sendQuestion'], from)
  return nextOpen(host, everyone)
}

/** Waits until a question with a clock is open, going on over slides that are only read; answers it. */
export const nextOpen = async (host: Player, everyone: readonly Player[]) => {
  for (;;) {
    const asked = host.last('sendQuestion')
    if (asked === undefined) throw new Error('no question')
    const { currentQuestion, getReadyMs } = asked
    const opensMs = performance.now() + getReadyMs
    await until('every player has the question', () =>
      everyone.every(
        (player) => player.last('sendQuestion')?.currentQuestion.questionId === currentQuestion.questionId,
      ),
    )
    if (currentQuestion.timeToAnswer > 0) {
      await until('the question opens', () => performance.now() > opensMs + 20)
      return currentQuestion
    }
    const from = host.frames.length
    host.send('sendNextQuestion', { questionId: currentQuestion.questionId })
    await host.next(['sendQuestion'], from)
  }
}

/** Leads on from the present question, as the host does: to the next one, or from the last one to the podium. */
export const goOn = (host: Player): void => {
  const { currentQuestion } = host.last('sendQuestion') ?? {}
  if (currentQuestion === undefined) throw new Error('no question')
  host.send('sendNextQuestion', { questionId: currentQuestion.questionId })
}

/** Ends the question as the host does, and waits until everyone was told. */
export const closeQuestion = async (host: Player, questionId: string, everyone: readonly Player[]) => {
  host.send('timeUp', { questionId })
  await until('everyone has the reveal', () =>
    everyone.every((player) => player.last('sendAnswer')?.answerData.questionId === questionId),
  )
}

/** Plays on from the open question to the podium: whoever has not answered yet answers as `answerTo` says of the title. */
export const playToPodium = async (
  host: Player,
  players: readonly Player[],
  answerTo: (title: string) => string | undefined,
): Promise<void> => {
  for (;;) {
    const { questionId, questionTitle, timeToAnswer } = host.last('sendQuestion')?.currentQuestion ?? {}
    if (questionId === undefined || questionTitle === undefined) throw new Error('no question')
    if (Number(timeToAnswer) > 0) {
      await nextOpen(host, players)
      const missing = players.filter((player) => player.last('sendQuestion')?.answered === null)
      for (const player of missing) player.answer(questionId, answerTo(questionTitle) ?? '')
      await until('everyone has the reveal', () =>
        players.every((player) => player.last('sendAnswer')?.answerData.questionId === questionId),
      )
    }
    const from = host.frames.length
    goOn(host)
    if ((await host.next(['sendQuestion', 'sendPodium'], from)).action === 'sendPodium') return
  }
}
