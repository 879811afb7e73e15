import { FIRST_LANGUAGE } from '@quokka/languages'
import type { Page } from './page.ts'
import { Reader } from './reader.ts'
import { isRead } from './reading.ts'

/** Chooses the reader's language at the switch on home, by pressing buttons in whichever way; the browser remembers it. */
export const chooseLanguage = async (
  page: Page,
  reader: Reader,
  { origin, press }: { origin: string; press: (name: RegExp) => Promise<void> },
): Promise<void> => {
  const english = await Reader.of(FIRST_LANGUAGE)
  await page.open(origin)
  await page.sees(english.say('homePage:playQuiz'))
  await press(english.begins('language:button'))
  await press(new RegExp(`^${reader.name}`, 'u'))
  await page.sees(reader.say('homePage:playQuiz'))
  await isRead(page, reader, 'home')
  await page.open(origin)
  await page.sees(reader.say('homePage:playQuiz'))
  await isRead(page, reader, 'home, opened again')
}
