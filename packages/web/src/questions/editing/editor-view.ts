import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import type { QuestionRead } from '@quokka/contract/http'
import type { ComponentType } from 'react'
import type * as z from 'zod/mini'

/** Something of a slide by its name, as its author knows it; empty texts are said to be so where they are shown. */
export interface NamedPart {
  name: string
  text: string
  /** The text is the name of a medium. */
  isMedium?: true
}

/** An answer as lists of questions show it in small. */
export interface ShownAnswer {
  text: string
  isRight: boolean
}

/** A text of a slide by its name, and how many characters it may have. */
export interface WrittenText {
  name: string
  text: string
  most: number
}

/** How a type's own fields are begun, read, sent and judged; plain data on both sides. */
export interface DraftForm<Fields> {
  empty: Fields
  /** Checks what a browser kept. */
  schema: z.ZodMiniType<Fields>
  fromRead: (question: Pick<QuestionRead, 'correctAnswer' | 'answerChoices' | 'parameters'>) => Fields
  /** The type's part of "Question (as sent)" (contract §2). */
  toSent: (fields: Fields) => { correctAnswer: unknown; answerChoices?: unknown; [parameter: string]: unknown }
  /** What keeps the slide from being saved, in words for its author; undefined when nothing does. */
  missing: (fields: Fields) => string | undefined
  /** Everything in the fields, always the same parts in the same order. */
  named: (fields: Fields) => NamedPart[]
  /** The answers in a few words each; none where nothing is answered. */
  answers: (fields: Fields) => ShownAnswer[]
  /** The texts among them, and the fields with others in their places. */
  texts: (fields: Fields) => WrittenText[]
  withTexts: (fields: Fields, texts: readonly string[]) => Fields
}

export interface SlideProps<Fields> {
  fields: Fields
  onChange: (fields: Fields) => void
}

/** What a question type offers its authors: exported as `editor` by the file of this name in its folder. */
export interface EditorView<Fields> {
  form: DraftForm<Fields>
  /** The type in the words of the editor, such as `MATCH THE FOLLOWING`. */
  label: () => string
  /** The type in a word or two, for lists of slides. */
  shortLabel: () => string
  /** One line that says what players do. */
  help: () => string
  icon: PhosphorIcon
  /** The slide's layout in small, for a place of 92 x 58. */
  Miniature: ComponentType
  /** The answers, edited where players will find them. */
  Slide: ComponentType<SlideProps<Fields>>
  /** What keys do on its slide, for those with a keyboard. */
  keys?: () => string
  /** Saving leads over the slide that explains the answer. */
  hasExplanation: boolean
  /** What a new slide is worth; its time and points are asked for at the end. A slide without a clock is saved at once. */
  timing: { timer: number; maxPoints: number; isAsked: boolean }
  /** The title's name, and what is said where it is empty; by default a question's. */
  title?: () => { label: string; placeholder: string; missing: string }
  /** The picture stands above the title on phones, instead of under it. */
  media?: 'above'
}
