import type { FoundQuestion } from '../../found-quiz.ts'
import { withoutUnseen } from '../../text/unseen.ts'
import { askedChoice } from '../answers/asked-choice.ts'
import { mixedIn } from '../answers/mixed-in.ts'

/** What becomes of a list of terms: the term is typed, four are matched, or it is chosen among three others. */
export type TermsAs = 'typed' | 'pairs' | 'choice'

/** What stands between a term and its definition, and between two cards. */
export interface TermSeparators {
  within: '\t' | ',' | ' - ' | ';' | ':'
  between: '\n' | ';' | '\n\n'
}

export interface Term {
  /** From 1. */
  line: number
  term: string
  definition: string
}

const WITHIN: readonly TermSeparators['within'][] = ['\t', ' - ', ';', ':', ',']
const BETWEEN: readonly TermSeparators['between'][] = ['\n\n', '\n', ';']

/** The cards of a list; what has no definition is none. */
export const termsIn = (text: string, { within, between }: TermSeparators): Term[] => {
  const terms: Term[] = []
  let line = 1
  const blocks = between === '\n\n' ? text.split(/(\n\s*\n)/) : text.split(between)
  for (const block of blocks) {
    const at = block.indexOf(within)
    const [term, definition] = [block.slice(0, Math.max(0, at)).trim(), block.slice(at + within.length).trim()]
    const lead = block.length - block.trimStart().length
    if (at !== -1 && term !== '' && definition !== '')
      terms.push({
        line: line + (block.slice(0, lead).split('\n').length - 1),
        term: withoutUnseen(term),
        definition: withoutUnseen(definition),
      })
    line += block.split('\n').length - 1 + (between === '\n' ? 1 : 0)
  }
  return terms
}

const blocksOf = (text: string, between: TermSeparators['between']): string[] =>
  text.split(between).filter((block) => block.trim() !== '')

/** Where fewer of the cards have both sides, it is no list of terms. */
const LEAST_WHOLE = 0.9

/** Fewer lines with a comma each are rather sentences. */
const LEAST_TERMS = 3

/** Sentences are no cards. */
const MOST_TERM_CHARACTERS = 60

/** How a list is written, if it is one: every card has the same one sign between its sides. Rule EX17. */
export const termSeparators = (text: string): TermSeparators | undefined => {
  for (const within of WITHIN)
    for (const between of BETWEEN) {
      if (within === between) continue
      const blocks = blocksOf(text, between)
      const terms = termsIn(text, { within, between })
      const isSafe = within === '\t' || blocks.every((block) => block.split(within).length === 2)
      const areShort = terms.every(({ term }) => term.length <= MOST_TERM_CHARACTERS)
      if (
        terms.length >= (within === '\t' ? 2 : LEAST_TERMS) &&
        terms.length >= blocks.length * LEAST_WHOLE &&
        isSafe &&
        areShort
      )
        return { within, between }
    }
  return undefined
}

/** Wrong options beside one right one. */
const OTHERS = 3
const PAIRS = 4

const typed = ({ line, term, definition }: Term, file: string): FoundQuestion => ({
  place: { file, line },
  title: definition,
  answer: { form: 'typed', accepted: [term] },
})

/** The next terms that differ; the list is a ring. */
const othersOf = (place: number, terms: readonly Term[]): string[] => {
  const others = new Set<string>()
  const own = terms[place]?.term
  for (let step = 1; step < terms.length && others.size < OTHERS; step += 1) {
    const { term } = terms[(place + step) % terms.length] ?? {}
    if (term !== undefined && term !== own) others.add(term)
  }
  return [...others]
}

const choice = (
  { line, term, definition }: Term,
  place: number,
  terms: readonly Term[],
  file: string,
): FoundQuestion => ({
  place: { file, line },
  title: definition,
  ...askedChoice(mixedIn(term, othersOf(place, terms))),
})

const pairs = (terms: readonly Term[], title: string, file: string): FoundQuestion[] =>
  Array.from({ length: Math.ceil(terms.length / PAIRS) }, (_, group): FoundQuestion => {
    // The last group is filled up with cards that were already asked.
    const start = Math.max(0, Math.min(group * PAIRS, terms.length - PAIRS))
    const own = terms.slice(start, start + PAIRS)
    return {
      place: { file, line: terms[group * PAIRS]?.line ?? 1 },
      title,
      answer: { form: 'pairs', pairs: own.map(({ term, definition }) => [term, definition] as const) },
    }
  })

/** A list of terms as questions. `title` is what is asked where four are matched. Rule EX17. */
export const questionsOfTerms = (
  terms: readonly Term[],
  as: TermsAs,
  { file, title }: { file: string; title: string },
): FoundQuestion[] => {
  if (as === 'pairs') return pairs(terms, title, file)
  if (as === 'typed') return terms.map((term) => typed(term, file))
  return terms.map((term, place) => choice(term, place, terms, file))
}
