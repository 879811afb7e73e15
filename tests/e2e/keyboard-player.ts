import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { catalogueQuestion } from '../../packages/server/src/testing/catalogue-question.ts'
import { askedBy } from '../harness/asked.ts'
import { Typist } from './typist.ts'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')

/** Somebody who answers questions of the catalogue by keyboard alone. */
export class KeyboardPlayer extends Typist {
  /** Answers right, each type in its own way; options by letter, by Tab and Enter, by arrows and Space in turn. */
  async answer(title: string, turn: number): Promise<void> {
    const asked = askedBy(catalogueQuestion(title))
    if (asked.by === 'options') await this.choose(asked.options, asked.wanted, turn)
    if (asked.by === 'letters') await this.typeWord(asked.wanted)
    if (asked.by === 'pairs') await this.match(asked.prompts, asked.wanted)
    if (asked.by === 'order') await this.putInOrder(asked.wanted, turn)
  }

  private async choose(options: readonly string[], wanted: string, turn: number): Promise<void> {
    const { page } = this
    const tiles = page.getByRole('radio')
    await expect(tiles).toHaveCount(options.length)
    // The order on the screen may be another one than the catalogue's.
    const tile = page.getByRole('radio', {
      name: new RegExp(`^[A-D]?\\s*${escaped(wanted)}$`, 'u'),
    })
    const at = await tile.evaluate((element) => [...document.querySelectorAll('[role="radio"]')].indexOf(element))
    if (turn % 3 === 0) return page.keyboard.press('abcd'[at] ?? 'a')
    if (turn % 3 === 1) return this.press(tile)
    await this.tabTo(tiles.first())
    for (let step = 0; step < at; step += 1) await page.keyboard.press('ArrowRight')
    await expect(tile).toBeFocused()
    await page.keyboard.press('Space')
  }

  /** Types what is missing; which letter is given stands in the field's name. */
  private async typeWord(word: string): Promise<void> {
    const field = this.page.getByRole('textbox')
    await this.tabTo(field)
    const label = (await field.getAttribute('aria-label')) ?? ''
    const given = /first letter/u.test(label) ? 1 : Number(/letter (\d+) given/u.exec(label)?.[1])
    const letters = Array.from(word.replaceAll(' ', ''))
    await this.page.keyboard.type(letters.filter((_, at) => at + 1 !== given).join(''))
    await this.page.keyboard.press('Enter')
  }

  private async match(prompts: readonly string[], words: readonly string[]): Promise<void> {
    for (const [index, prompt] of prompts.entries()) {
      await this.press(this.button(words[index] ?? ''), 'Space')
      await this.press(this.button(new RegExp(`, place for ${escaped(prompt)}$`, 'u')))
    }
    await this.press(this.button('Submit'))
  }

  /** By the arrow buttons, or by lifting a card at its grip. */
  private async putInOrder(wanted: readonly string[], turn: number): Promise<void> {
    const { page } = this
    const grip = (text: string) => this.button(new RegExp(`^Drag ${escaped(text)}, place`, 'u'))
    const placeOf = async (text: string) =>
      Number(/place (\d+)/u.exec((await grip(text).getAttribute('aria-label')) ?? '')?.[1]) - 1
    for (const [place, text] of wanted.entries()) {
      const from = await placeOf(text)
      if ((turn + place) % 2 === 0) {
        for (let step = from; step > place; step -= 1) await this.press(this.button(`Move ${text} up`))
      } else if (from > place) {
        await this.press(grip(text), 'Space')
        for (let step = from; step > place; step -= 1) await page.keyboard.press('ArrowUp')
        await page.keyboard.press('Space')
      }
      await expect.poll(() => placeOf(text)).toBe(place)
    }
    await this.press(this.button('Submit'), 'Space')
  }
}

/** Takes down what a pointer does on the page. */
export const countPointers = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as unknown as { pointers: number }
    seen.pointers = 0
    window.addEventListener('pointerdown', () => (seen.pointers += 1), true)
  })

export const pointers = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { pointers: number }).pointers)
