import type { AGE_GROUPS } from '@quokka/core/accounts'
import type { Random } from '@quokka/core/lib'
import { seeded, shuffle } from '@quokka/core/lib'
import { fold } from '@quokka/core/questions'
import type { DerivedQuestion, DrawQuestion, WrittenQuestion } from './derived-question.ts'
import { FREE_QUIZZES } from './free-quizzes.ts'
import { SLOW_RULES } from './slow-rules.ts'

const MOST_OF_A_TEMPLATE = 6
const FEWEST_TEMPLATES = 3
const SHORTEST_TYPED = 3
const LONGEST_TYPED = 12
const TRIES = 2_000

/** What stands in a catalogue file before its questions, but for the plan that opens it. */
export interface QuizHead {
  quizId: string
  quizName: string
  quizDescription: string
  quizImage: string
  ageGroup: (typeof AGE_GROUPS)[number]
  categories: string[]
  subject: string
  classes: number[]
  topics: string[]
  difficulty: 'easy' | 'medium' | 'hard'
  language: 'en' | 'hi'
  keyWords: string[]
}

export interface DerivedQuiz {
  head: QuizHead
  /** All that is drawn for the quiz is drawn from this. */
  seed: number
  /** The rules, the easiest first, each with the number of questions wanted of it. */
  parts: readonly { draw: DrawQuestion; count: number }[]
  /** Slides by hand, in the order in which they shall come; an info slide comes in the middle. */
  written?: readonly WrittenQuestion[]
}

export type ComposedQuestion = (WrittenQuestion | DerivedQuestion) & { questionId: string }

export interface ComposedQuiz extends QuizHead {
  tier: 'free' | 'premium'
  questions: ComposedQuestion[]
}

/** Keeps the titles of an age group, so that no two quizzes ask the same. */
export type Titles = Set<string>

type Slide = WrittenQuestion | DerivedQuestion

const templateOf = (slide: Slide): string | undefined => ('template' in slide ? slide.template : undefined)

const wordsOf = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => fold(text).split(/[^\p{L}\p{M}]+/u)))

const asked = (slide: Slide): string[] => {
  const shown = slide.questionType === 'MCQ' ? slide.answerChoices : []
  const pairs = slide.questionType === 'MTF' ? slide.correctAnswer.flat() : []
  const items = slide.questionType === 'DND' ? slide.correctAnswer : []
  return [slide.questionTitle, ...shown, ...pairs, ...items]
}

const typed = (slide: Slide): string[] =>
  slide.questionType === 'FIB' || slide.questionType === 'CNT' ? slide.correctAnswer.map(fold) : []

/** Whether what one slide shows tells what is to be typed at the other. */
const tells = (slide: Slide, other: Slide): boolean => {
  const words = wordsOf(asked(slide))
  return typed(other).some((answer) => answer.split(' ').every((word) => words.has(word)))
}

const fitsBoxes = (slide: Slide): boolean =>
  typed(slide).every((answer) => answer.length >= SHORTEST_TYPED && answer.length <= LONGEST_TYPED)

const keyOf = (slide: Slide): string => ('correctAnswer' in slide ? JSON.stringify(slide.correctAnswer) : '')

/** A scale with other amounts of the same things looks the same. */
const thingsIn = (image: string | undefined): string | undefined =>
  image?.startsWith('balance_') ? image.replace(/\d+/gu, '') : image

const repeats = (slide: Slide, other: Slide): boolean =>
  fold(slide.questionTitle) === fold(other.questionTitle) ||
  (slide.reckoning !== undefined && slide.reckoning === other.reckoning) ||
  (slide.questionImage !== undefined && thingsIn(slide.questionImage) === thingsIn(other.questionImage)) ||
  (slide.questionType !== 'TRF' && templateOf(slide) === templateOf(other) && keyOf(slide) === keyOf(other)) ||
  typed(slide).some((answer) => typed(other).includes(answer))

const clashes = (slide: Slide, other: Slide): boolean =>
  repeats(slide, other) || tells(slide, other) || tells(other, slide)

const checkTemplates = (quizId: string, slides: readonly Slide[]): void => {
  const counts = new Map<string, number>()
  for (const slide of slides) {
    const template = templateOf(slide)
    if (template !== undefined) counts.set(template, (counts.get(template) ?? 0) + 1)
  }
  for (const [template, count] of counts) {
    if (count > MOST_OF_A_TEMPLATE) throw new Error(`${quizId}: ${count} questions of ${template}`)
  }
  const isByHand = counts.size === 0
  if (!isByHand && counts.size < FEWEST_TEMPLATES) throw new Error(`${quizId}: only ${counts.size} templates`)
}

interface Placed {
  slide: Slide
  /** From 0, the beginning of the quiz, to 1. */
  place: number
}

/** A later rule is harder: its questions begin later, and go on to the end. */
const PARTS_BEGIN_WITHIN = 0.6

const drawAll = (quiz: DerivedQuiz, titles: Titles): Placed[] => {
  const placed: Placed[] = []
  const written = quiz.written ?? []
  for (const [index, slide] of written.entries()) {
    const place = slide.questionType === 'NQS' ? 0.55 : (index + 2) / (written.length + 2)
    placed.push({ slide, place })
  }
  for (const [index, { draw, count }] of quiz.parts.entries()) {
    // Each rule has a source of its own: a rule that is mended changes no question of the others.
    const random = seeded(quiz.seed * 1_000 + index)
    const begin = (index / quiz.parts.length) * PARTS_BEGIN_WITHIN
    const isFree = (slide: Slide): boolean =>
      fitsBoxes(slide) && !titles.has(fold(slide.questionTitle)) && !placed.some((other) => clashes(slide, other.slide))
    for (let number = 0; number < count; number += 1) {
      const slide = drawFree(draw, random, isFree, `${quiz.head.quizId}, part ${index + 1}`)
      placed.push({ slide, place: begin + ((number + 0.5) / count) * (1 - begin) })
    }
  }
  return placed
}

const drawFree = (draw: DrawQuestion, random: Random, isFree: (slide: Slide) => boolean, where: string): Slide => {
  let slide = draw(random)
  for (let left = TRIES; left > 0; left -= 1) {
    if (isFree(slide)) return slide
    slide = draw(random)
  }
  throw new Error(`${where}: no further question that differs, as "${slide.questionTitle}"`)
}

const isAlike = (slide: Slide, other: Slide | undefined): boolean =>
  other !== undefined && templateOf(slide) !== undefined && templateOf(slide) === templateOf(other)

/** The slides by place, but that none follows one of its own rule where another can come first. */
const ordered = (placed: readonly Placed[]): Slide[] => {
  const waiting = placed.toSorted((left, right) => left.place - right.place).map(({ slide }) => slide)
  const slides: Slide[] = []
  while (waiting.length > 0) {
    const fitting = waiting.findIndex((slide) => !isAlike(slide, slides.at(-1)))
    slides.push(...waiting.splice(Math.max(fitting, 0), 1))
  }
  return slides
}

const mixed = (slide: Slide, random: Random): Slide =>
  slide.questionType === 'MCQ' && slide.keepOrder === undefined
    ? { ...slide, answerChoices: shuffle(slide.answerChoices, random) }
    : slide

const timed = (slide: Slide): Slide => (SLOW_RULES.has(templateOf(slide) ?? '') ? { ...slide, slow: true } : slide)

const FIELDS = [
  'questionId',
  'questionType',
  'questionTitle',
  'questionImage',
  'questionImageAlt',
  'answerChoices',
  'correctAnswer',
  'exactSpelling',
  'keepOrder',
  'answerContent',
  'answerImage',
  'answerImageAlt',
  'slow',
  'template',
  'reckoning',
] as const

const inOrderOfFields = (question: ComposedQuestion): ComposedQuestion => {
  const fields = new Map<string, unknown>(Object.entries(question))
  const unknown = [...fields.keys()].filter((field) => !(FIELDS as readonly string[]).includes(field))
  if (unknown.length > 0) throw new Error(`${question.questionId}: a field "${unknown.join(', ')}"`)
  return Object.fromEntries(
    FIELDS.filter((field) => fields.get(field) !== undefined).map((field) => [field, fields.get(field)]),
  ) as unknown as ComposedQuestion
}

/**
 * Draws and orders the questions of a quiz, and adds their titles to those of its age group. The same quiz after the same
 * titles gives the same file. Throws when the rules do not give enough questions that differ.
 */
export const compose = (quiz: DerivedQuiz, titles: Titles): ComposedQuiz => {
  const { quizId, quizName, quizDescription, quizImage, ageGroup, categories, ...rest } = quiz.head
  const slides = ordered(drawAll(quiz, titles))
  checkTemplates(quizId, slides)
  for (const slide of slides) if (slide.questionType !== 'NQS') titles.add(fold(slide.questionTitle))
  const random = seeded(quiz.seed)
  const questions = slides.map((slide, index) =>
    inOrderOfFields({ ...mixed(timed(slide), random), questionId: `${quizId}-${index + 1}` }),
  )
  const tier = FREE_QUIZZES.has(quizId) ? 'free' : 'premium'
  return { quizId, quizName, quizDescription, quizImage, ageGroup, categories, tier, ...rest, questions }
}
