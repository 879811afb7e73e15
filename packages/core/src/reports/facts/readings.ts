import type { Question } from '../../questions/index.ts'
import { reading } from '../../questions/index.ts'

/** Answers as they read, each made out once: many players give the same few. */
export class Readings {
  private readonly texts = new Map<Question, Map<string, string>>()

  /** Of an answer in wire form. Rule RF11. */
  textOf(question: Question, answer: string): string {
    let known = this.texts.get(question)
    if (known === undefined) {
      known = new Map()
      this.texts.set(question, known)
    }
    const text = known.get(answer) ?? reading(question, answer).text
    known.set(answer, text)
    return text
  }
}
