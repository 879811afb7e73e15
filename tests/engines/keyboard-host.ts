import { Player } from '../harness/player.ts'
import { SHORT_QUIZ } from '../harness/qtest.ts'
import type { TestServer } from '../harness/server.ts'
import { nextOpen } from '../harness/table.ts'
import type { Keyboard } from './keyboard.ts'
import { runsFromLeft } from './reading.ts'
import { looksRight, watch } from './witness.ts'

/** Who plays, from the first field to the button, of which the key is given. */
export const giveDetails = async (keys: Keyboard, name: string, button: string): Promise<void> => {
  const { page, reader } = keys
  await page.sees(reader.say(button))
  await keys.press('radio', reader.say('join:avatars.avatar0'), ' ')
  // Of radio buttons, WebKit takes the left arrow key for the one back on pages read from the right too.
  await keys.arrowTo('ArrowDown', 'radio', reader.say('join:avatars.avatar1'))
  await keys.fill(reader.begins('join:name'), name)
  await keys.fill(reader.begins('join:email'), `${name.toLowerCase()}@example.org`)
  await keys.press('radio', new RegExp(reader.figures(6), 'u'), ' ')
  await keys.arrowTo('ArrowDown', 'radio', new RegExp(reader.figures(18), 'u'))
  await looksRight(keys, 'details')
  await keys.press('button', reader.say(button))
}

/** A guest chooses the short quiz, known by its name, and hosts it from home to the podium; the players have no screen. */
export const hostShortQuiz = async (keys: Keyboard, server: TestServer, quizName: string): Promise<void> => {
  const { page, reader } = keys
  await page.open(server.origin)
  await watch(page)
  await page.sees(reader.say('homePage:playQuiz'))
  await keys.press('button', reader.begins('homePage:playQuiz'))
  await keys.press('button', reader.say('homePage:startQuiz'))
  await giveDetails(keys, 'Kim', 'join:continue')
  await page.sees('Akbar and Birbal')
  await keys.tabTo('searchbox', reader.say('hosting:search'))
  await page.type(quizName)
  await page.sees(quizName)
  await looksRight(keys, 'choice of a quiz')
  await keys.press('button', new RegExp(`^${quizName}`, 'u'))
  await keys.press('button', reader.begins('hosting:playQuiz'))
  await keys.press('switch', reader.begins('hosting:hostMode'), ' ')
  await looksRight(keys, 'choice of a mode')
  await keys.press('button', reader.begins('hosting:playQuiz'))
  await page.isAt(/^\/waitingroom/u)
  const code = await page.sees(/\b[\w.:-]+\/([a-z0-9]{6})\b/u)
  await runsFromLeft(page, code)
  const ann = new Player(server.origin, 'Ann')
  const players = [ann, new Player(server.origin, 'Cem')]
  for (const player of players) await player.join(code)
  await page.sees('Cem')
  await looksRight(keys, "host's waiting room")
  await keys.press('button', reader.say('waiting:startQuizzing'))
  for (const [index, { questionTitle, right }] of SHORT_QUIZ.entries()) {
    await page.sees(questionTitle)
    const { questionId } = await nextOpen(ann, players)
    for (const player of players) player.answer(questionId, right)
    // After some seconds the leaderboard takes the place of the answers.
    await page.sees(
      new RegExp(
        `${reader.like('statistics:gotItRight').source}|${reader.like('statistics:questionResults').source}`,
        'iu',
      ),
    )
    await looksRight(keys, 'answers to a question')
    await keys.press(
      'button',
      reader.say(`questions:play.${index < SHORT_QUIZ.length - 1 ? 'nextQuestion' : 'endQuiz'}`),
    )
  }
  await page.isAt(/^\/podium/u)
  await page.sees(reader.say('hostPodium:playAnotherRound'))
  await keys.tabTo('button', reader.say('hostPodium:playAnotherRound'))
  await looksRight(keys, "host's podium")
  for (const player of players) player.cut()
}
