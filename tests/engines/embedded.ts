import { EMBED_KINDS } from '../../packages/web/src/features/qtest-following/embed/embed-kinds.ts'
import { snippetOf } from '../../packages/web/src/features/qtest-following/embed/snippet.ts'
import { joinMember } from '../harness/member.ts'
import { openOtherSite } from '../harness/other-site.ts'
import { SHORT_QUIZ, scheduleShortQuiz } from '../harness/qtest.ts'
import type { TestServer } from '../harness/server.ts'
import type { Page } from './page.ts'

const PASSWORD = 'correct horse 7 staple'

/** Answers the question on the screen rightly and goes on. */
const answer = async (page: Page, { questionTitle, right }: (typeof SHORT_QUIZ)[number]): Promise<void> => {
  await page.sees(questionTitle)
  await page.press('radio', new RegExp(`${right}$`, 'u'))
  await page.sees('Right!')
  await page.press('button', /^(?:Next Question|End Quiz)$/u)
}

/** Somebody takes a QTest inside the frame of another site, after a new start of the page too, and opens one in its popup. */
export const takeEmbedded = async (page: Page, server: TestServer): Promise<void> => {
  const qtestId = await scheduleShortQuiz(await joinMember(server, 'embed-author', PASSWORD), 'Night reef')
  const qtest = { qtestId, qtestName: 'Night reef', link: `${server.origin}/qtest/${qtestId}` }
  const [fullPage, popup] = await Promise.all(EMBED_KINDS.map((of) => openOtherSite(snippetOf(of, qtest))))
  if (fullPage === undefined || popup === undefined) throw new Error('no site')
  try {
    await page.open(fullPage.address)
    await page.enterFrame()
    await page.fill('NAME', 'Ann')
    await page.fill('EMAIL', 'ann@example.org')
    await page.fill('Roll Number', '7')
    await page.press('button', 'PROCEED')
    await answer(page, SHORT_QUIZ[0])
    await page.sees(SHORT_QUIZ[1].questionTitle)
    await page.open(fullPage.address)
    await page.enterFrame()
    await page.press('button', 'Continue as Ann')
    for (const question of SHORT_QUIZ.slice(1)) await answer(page, question)
    await page.sees('Thank you, Ann')

    await page.open(popup.address)
    await page.press('button', 'Take the QTest')
    await page.press('button', 'Close')
    await page.press('button', 'Take the QTest')
    await page.enterFrame()
    await page.sees('PROCEED')
  } finally {
    await Promise.all([fullPage.close(), popup.close()])
  }
}
