import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { WriteFormat } from '../../packages/formats/src/index.ts'
import { newFolder } from '../../packages/server/src/testing/new-folder.ts'
import { findOrInstallChromium } from '../../scripts/chromium.ts'
import { buildWeb, isWebStale } from '../../scripts/web-build.ts'
import { joinMember } from '../harness/member.ts'
import { writeLargeFile } from './large-quizzes.ts'
import { memberContext } from './member-context.ts'
import { withServer } from './servers.ts'

/** Timers are asked for this often; what one is late by, the page's thread was busy with something else. */
const TICK_MS = 5

declare global {
  /** How late timers of the page were since this was last set to 0, in ms. */
  var mostLateMs: number
}

const meterTimers = (tickMs: number): void => {
  globalThis.mostLateMs = 0
  let dueMs = performance.now() + tickMs
  const tick = (): void => {
    globalThis.mostLateMs = Math.max(globalThis.mostLateMs, performance.now() - dueMs)
    dueMs = performance.now() + tickMs
    setTimeout(tick, tickMs)
  }
  setTimeout(tick, tickMs)
}

/** How late the page's own timers are while its worker reads a file of so many questions, and while the report of it is shown. */
export const measureImportPage = async (formats: readonly WriteFormat[], count: number): Promise<void> => {
  const executablePath = await findOrInstallChromium()
  if (executablePath === null || (isWebStale() && !(await buildWeb())))
    throw new Error('there is no browser, or no page')
  await withServer('embedded', {}, async ({ origins: [origin = ''] }, { DATA_DIR: dataFolder }) => {
    const server = { origin, dataFolder } as Parameters<typeof joinMember>[0]
    const member = await joinMember(server, 'import-page', 'correct horse 7 staple')
    const browser = await chromium.launch({ executablePath })
    console.log(
      '\n| in a browser, as | latest timer while the file is read | while the report is drawn |\n|---|---|---|',
    )
    for (const format of formats) {
      const { name, bytes } = await writeLargeFile(format, count)
      // By its path: given as bytes, it would be decoded by the page.
      const path = join(newFolder(), name)
      writeFileSync(path, bytes)
      const context = await memberContext(browser, member)
      await context.addInitScript(meterTimers, TICK_MS)
      const page = await context.newPage()
      await page.goto(`${origin}/bringquestions`)
      const input = page.getByRole('dialog').locator('input[type=file]')
      await input.waitFor({ state: 'attached' })
      await page.evaluate(() => {
        globalThis.mostLateMs = 0
      })
      await input.setInputFiles(path)
      const look = page.getByRole('button', { name: /^Look at [\d,]+ questions?$/u })
      await look.waitFor({ timeout: 120_000 })
      const whileReading = await page.evaluate(() => {
        const { mostLateMs } = globalThis
        globalThis.mostLateMs = 0
        return mostLateMs
      })
      await look.click()
      await page.getByRole('button', { name: /^Add [\d,]+/u }).waitFor()
      const whileDrawing = await page.evaluate(() => globalThis.mostLateMs)
      console.log(`| ${format} | ${whileReading.toFixed(0)} ms | ${whileDrawing.toFixed(0)} ms |`)
      await context.close()
    }
    await browser.close()
  })
}
