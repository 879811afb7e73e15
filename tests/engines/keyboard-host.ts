import { Player } from '../harness/player.ts'
import { SHORT_QUIZ } from '../harness/qtest.ts'
import type { TestServer } from '../harness/server.ts'
import { nextOpen } from '../harness/table.ts'
import type { Keyboard } from './keyboard.ts'
import { looksRight, watch } from './witness.ts'

/** Who plays, from the first field to the button, of which the name is given. */
export const giveDetails = async (keys: Keyboard, name: string, button: string): Promise<void> => {
  await keys.page.sees(button)
  await keys.press('radio', 'Quokka', ' ')
  await keys.arrowTo('ArrowRight', 'radio', 'Kookaburra')
  await keys.fill(/^Name/u, name)
  await keys.fill(/^E-mail/u, `${name.toLowerCase()}@example.org`)
  await keys.press('radio', '6 to 8', ' ')
  await keys.arrowTo('ArrowDown', 'radio', '18+')
  await keys.press('button', button)
}

/** A guest chooses the short quiz, known by its name, and hosts it from home to the podium; the players have no screen. */
export const hostShortQuiz = async (keys: Keyboard, server: TestServer, quizName: string): Promise<void> => {
  const { page } = keys
  await page.open(server.origin)
  await watch(page)
  await page.sees('Play Quiz')
  await keys.press('button', /^Play Quiz/u)
  await keys.press('button', 'Start a quiz')
  await giveDetails(keys, 'Kim', 'CONTINUE')
  await page.sees('Akbar and Birbal')
  await keys.tabTo('searchbox', 'Search quizzes')
  await page.type(quizName)
  await page.sees(quizName)
  await keys.press('button', new RegExp(`^${quizName}`, 'u'))
  await keys.press('button', /^Play Quiz/u)
  await keys.press('switch', /^Host Mode/u, ' ')
  await keys.press('button', /^Play Quiz/u)
  await page.isAt(/^\/waitingroom/u)
  const code = await page.sees(/\b[\w.:-]+\/([a-z0-9]{6})\b/u)
  const ann = new Player(server.origin, 'Ann')
  const players = [ann, new Player(server.origin, 'Cem')]
  for (const player of players) await player.join(code)
  await page.sees('Cem')
  await keys.press('button', 'START QUIZZING')
  for (const [index, { questionTitle, right }] of SHORT_QUIZ.entries()) {
    await page.sees(questionTitle)
    const { questionId } = await nextOpen(ann, players)
    for (const player of players) player.answer(questionId, right)
    await page.sees(/got it right/iu)
    await keys.press('button', index < SHORT_QUIZ.length - 1 ? 'Next Question' : 'End Quiz')
  }
  await page.isAt(/^\/podium/u)
  await page.sees('PLAY ANOTHER ROUND')
  await keys.tabTo('button', 'PLAY ANOTHER ROUND')
  await looksRight(keys, "host's podium")
  for (const player of players) player.cut()
}
