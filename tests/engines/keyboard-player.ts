import { catalogueQuestion } from '../../packages/server/src/testing/catalogue-question.ts'
import { askedBy } from '../harness/asked.ts'
import { choiceText } from './choice-text.ts'
import { Keyboard } from './keyboard.ts'
import { escaped } from './reader.ts'

/** Somebody who answers questions of the catalogue by keyboard alone. */
export class KeyboardPlayer extends Keyboard {
  /** Answers right, each type in its own way; options by letter, by Tab and Enter, by arrows and Space in turn. */
  async answer(title: string, turn: number): Promise<void> {
    const question = catalogueQuestion(title)
    const asked = askedBy(question)
    if (asked.by === 'options') await this.choose(choiceText(question, asked.wanted, this.reader), turn)
    if (asked.by === 'letters') await this.typeWord(asked.wanted)
    if (asked.by === 'pairs') await this.match(asked.prompts, asked.wanted)
    if (asked.by === 'order') await this.putInOrder(asked.wanted, turn)
  }

  private async choose(wanted: string, turn: number): Promise<void> {
    const tile = new RegExp(`^[A-D]\\s*${escaped(wanted)}$`, 'u')
    if (turn % 3 === 2) {
      await this.tabTo('radio', /^A/u)
      await this.arrowTo(this.onward, 'radio', tile)
      return this.key(' ')
    }
    const { name } = await this.tabTo('radio', tile)
    await this.key(turn % 3 === 1 ? 'Enter' : name.slice(0, 1).toLowerCase())
  }

  /** Types what is missing; which letter is given stands in the field's name. */
  private async typeWord(word: string): Promise<void> {
    const { name } = await this.tabTo('textbox', this.reader.begins('questions:letters.answer'))
    const isFirstGiven = this.reader.like('questions:letters.firstGiven').test(name)
    const place = this.reader.like('questions:letters.given').exec(name)?.groups?.place
    const given = isFirstGiven ? 1 : this.reader.numberOf(place)
    const letters = Array.from(word.replaceAll(' ', ''))
    await this.page.type(letters.filter((_, at) => at + 1 !== given).join(''))
    await this.key('Enter')
  }

  private async match(prompts: readonly string[], words: readonly string[]): Promise<void> {
    for (const [index, prompt] of prompts.entries()) {
      await this.press('button', words[index] ?? '', ' ')
      await this.press('button', this.reader.like('questions.MTF:slotEmpty', { prompt }))
    }
    await this.press('button', this.reader.say('questions:submit'))
  }

  /** By the arrow buttons, or by lifting a card at its grip. */
  private async putInOrder(wanted: readonly string[], turn: number): Promise<void> {
    const grip = (item: string, place?: number) =>
      this.reader.only('questions.DND:grip', { item, ...(place === undefined ? {} : { place }) })
    for (const [place, item] of wanted.entries()) {
      const { name } = await this.tabTo('button', grip(item))
      const from = this.reader.numberOf(grip(item).exec(name)?.groups?.place) - 1
      if ((turn + place) % 2 === 0) {
        const up = this.reader.only('questions.DND:up', { item })
        for (let step = from; step > place; step -= 1) await this.press('button', up)
      } else if (from > place) {
        await this.key(' ')
        for (let step = from; step > place; step -= 1) await this.key('ArrowUp')
        await this.key(' ')
      }
      await this.tabTo('button', grip(item, place + 1))
    }
    await this.press('button', this.reader.say('questions:submit'), ' ')
  }
}
