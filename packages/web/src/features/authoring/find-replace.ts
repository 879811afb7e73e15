import { charactersIn } from '../../lib/forms/characters.ts'
import type { SlideDraft } from '../../questions/editing/draft/slide-draft.ts'
import { whyNotSaved } from '../../questions/editing/draft/why-not-saved.ts'
import { withTexts, writtenTexts } from '../../questions/editing/draft/written-texts.ts'

export interface Search {
  words: string
  replacement: string
  /** Capital letters matter. */
  isCaseKept: boolean
  areWholeWords: boolean
}

/** A place in the texts of a slide where the words stand. */
export interface Hit {
  /** The text's place among those of the slide, its name, and which of the hits in it this is. */
  place: number
  name: string
  at: number
  before: string
  found: string
  after: string
}

/** Why a text was left as it is: it would be longer than it may be, or the slide could not be saved, in words for its author. */
export type WhyLeft = { is: 'tooLong'; most: number } | { is: 'unsaved'; sentence: string }

export interface Left {
  name: string
  why: WhyLeft
}

/** Letters, their accents and digits make up words, in any script. */
const IN_WORD = String.raw`[\p{L}\p{M}\p{N}]`

const patternOf = ({ words, isCaseKept, areWholeWords }: Search): RegExp | undefined => {
  if (words.trim() === '') return undefined
  const literal = words.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`)
  const whole = areWholeWords ? `(?<!${IN_WORD})${literal}(?!${IN_WORD})` : literal
  return new RegExp(whole, isCaseKept ? 'gu' : 'giu')
}

/** Where the words stand on a slide, from top to bottom. */
export const hitsOn = (draft: SlideDraft, search: Search): Hit[] => {
  const pattern = patternOf(search)
  if (pattern === undefined) return []
  return writtenTexts(draft).flatMap(({ name, text }, place) =>
    [...text.matchAll(pattern)].map((match, at) => {
      const [found] = match
      return {
        place,
        name,
        at,
        before: text.slice(0, match.index),
        found,
        after: text.slice(match.index + found.length),
      }
    }),
  )
}

export interface ReplacedDraft {
  draft: SlideDraft
  /** How often the words were replaced. */
  count: number
  left: Left[]
}

/** A slide with the words replaced in all its texts, or at one hit; what cannot be is left, and told. */
export const replacedOn = (draft: SlideDraft, search: Search, only?: Pick<Hit, 'place' | 'at'>): ReplacedDraft => {
  const pattern = patternOf(search)
  const result: ReplacedDraft = { draft, count: 0, left: [] }
  if (pattern === undefined) return result
  for (const [place, { name, text, most }] of writtenTexts(draft).entries()) {
    if (only && only.place !== place) continue
    let at = -1
    let count = 0
    const replaced = text.replace(pattern, (found) => {
      at += 1
      if (only && only.at !== at) return found
      count += 1
      return search.replacement
    })
    if (replaced === text) continue
    const others = writtenTexts(result.draft).map((one) => one.text)
    const next = withTexts(result.draft, others.with(place, replaced))
    const sentence = whyNotSaved(next)
    if (charactersIn(replaced) > most) result.left.push({ name, why: { is: 'tooLong', most } })
    else if (sentence !== undefined && whyNotSaved(result.draft) === undefined)
      result.left.push({ name, why: { is: 'unsaved', sentence } })
    else {
      result.draft = next
      result.count += count
    }
  }
  return result
}
