import { assertNever, blanksOf, capitals, seeded } from '@quokka/core/lib'
import type { Question } from '@quokka/core/questions'
import { exchanged, isSurvey, mixing, playerView, prepared, shuffled } from '@quokka/core/questions'
import { listText } from '../../lib/text/list-text.ts'
import { figures } from '../../lib/text/numbers.ts'
import { choiceText } from '../../questions/registry.ts'
import { t } from './messages.ts'

/** `A` as its author wrote it, `B` with the options mixed, for the neighbour's desk. */
export type SheetVersion = 'A' | 'B'

/** What is printed to write into. There is no place here for a right answer. */
export type SheetTask =
  | { is: 'options'; options: readonly string[] }
  /** By word; `""` is a box, all else stands as it is. */
  | { is: 'letters'; words: readonly (readonly string[])[] }
  | { is: 'pairs'; prompts: readonly string[]; answers: readonly string[] }
  | { is: 'order'; items: readonly string[] }

export interface SheetQuestion {
  questionId: string
  /** From 1; the same on the sheet and in its key. */
  number: number
  title: string
  medium: string | null
  mediumText: string | undefined
  task: SheetTask
}

export interface KeyEntry {
  questionId: string
  number: number
  /** Of the right option. */
  letter: string | undefined
  /** What is right, in words. */
  answer: string
  /** What else whoever corrects it wants to know. */
  notes: readonly string[]
  /** 0 for a survey. */
  points: number
}

export interface Sheet {
  questions: readonly SheetQuestion[]
  key: readonly KeyEntry[]
  points: number
}

export const LETTERS = ['A', 'B', 'C', 'D']

/** Each question is mixed by itself, so that one that is added elsewhere changes no other. FNV-1a. */
const seedOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** The question as one version of a sheet asks it: the same each time that it is printed. Rule XM12. */
const asPrinted = (question: Question, version: SheetVersion): Question => {
  const random = seeded(seedOf(`${question.questionId} ${version}`))
  return version === 'A' ? prepared(question, random) : shuffled(mixing(question), random)
}

const inWords = (blanks: readonly string[]): string[][] => {
  const words: string[][] = [[]]
  for (const blank of blanks) {
    if (blank === ' ') words.push([])
    else words.at(-1)?.push(blank)
  }
  return words
}

/** The texts in another order, by their numbers: equal texts have equal worth, and each is used once. */
const numbersOf = (shown: readonly string[], right: readonly string[]): number[] => {
  const left = right.map((text, place) => ({ text, number: place + 1 }))
  return shown.map((text) => {
    const found = left.findIndex((one) => one.text === text)
    return left.splice(found, 1)[0]?.number ?? 0
  })
}

/** What it offers to choose from, in the order in which it does. */
const offeredOf = (question: Question): string[] => {
  const offered: readonly (string | readonly string[])[] = playerView(question).answerChoices
  return offered.flatMap((choice, place) => (typeof choice === 'string' ? [choice] : place === 1 ? [...choice] : []))
}

type Printed = { task: SheetTask } & Pick<KeyEntry, 'letter' | 'answer' | 'notes'>

const numberedTexts = (texts: readonly string[]): string =>
  listText(texts.map((text, place) => `${figures(place + 1)} ${text}`))

/** What stands on the sheet and in its key; undefined for a slide that asks nothing. */
const printed = (question: Question): Printed | undefined => {
  const asked = exchanged(question)
  const offered = offeredOf(question)
  const inBoxes = (right: readonly string[]) =>
    t('key.boxes', { numbers: listText(numbersOf(offered, right).map(figures)) })
  switch (asked.form) {
    case 'choice':
    case 'truth': {
      const right = asked.form === 'choice' ? asked.options.findIndex(({ isRight }) => isRight) : asked.isTrue ? 0 : 1
      const options = offered.map((choice) => choiceText(question.questionType, choice))
      const task = { is: 'options', options } as const
      if (isSurvey(question)) return { task, letter: undefined, answer: t('key.survey'), notes: [] }
      return { task, letter: LETTERS[right], answer: options[right] ?? '', notes: [] }
    }
    case 'typed': {
      const [shown = '', ...others] = asked.accepted
      const notes = others.length > 0 ? [t('key.also', { spellings: listText(others) })] : []
      const words = inWords(blanksOf(shown, null))
      return { task: { is: 'letters', words }, letter: undefined, answer: capitals(shown), notes }
    }
    case 'pairs': {
      const right = asked.pairs.map(([, answer]) => answer)
      const task = { is: 'pairs', prompts: asked.pairs.map(([prompt]) => prompt), answers: offered } as const
      return { task, letter: undefined, answer: numberedTexts(right), notes: [inBoxes(right)] }
    }
    case 'order':
      return {
        task: { is: 'order', items: offered },
        letter: undefined,
        answer: numberedTexts(asked.items),
        notes: [inBoxes(asked.items)],
      }
    case 'note':
      return undefined
    default:
      return assertNever(asked)
  }
}

/** A quiz on paper: its questions without info slides, numbered, and the key to them. Rules XM10, XM11. */
export const sheetOf = (slides: readonly Question[], version: SheetVersion): Sheet => {
  const questions: SheetQuestion[] = []
  const key: KeyEntry[] = []
  for (const slide of slides) {
    const question = asPrinted(slide, version)
    const found = printed(question)
    if (found === undefined) continue
    const { questionId, questionTitle, questionImage, questionImageAlt, answerContent, maxPoints } = question
    const number = questions.length + 1
    const { task, letter, answer, notes } = found
    questions.push({
      questionId,
      number,
      title: questionTitle,
      medium: questionImage,
      mediumText: questionImageAlt,
      task,
    })
    key.push({
      questionId,
      number,
      letter,
      answer,
      notes: answerContent === null ? notes : [...notes, answerContent],
      points: isSurvey(question) ? 0 : maxPoints,
    })
  }
  return { questions, key, points: key.reduce((sum, { points }) => sum + points, 0) }
}
