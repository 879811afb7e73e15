import { fold } from '@quokka/core/questions'
import type { Entry, Validator } from './entry.ts'
import { isOfType, rightTexts } from './entry.ts'

/** Pictures whose every number is said beside them: by their words for people who cannot see them, or by the question. */
const SAID = new Set([
  'balance',
  'bars',
  'box',
  'circle',
  'coins',
  'fraction',
  'grid',
  'line',
  'notes',
  'rect',
  'route',
  'triangle',
])
/** Pictures of things in rows: the words name the rows, and these make up the whole. */
const IN_ROWS = new Set(['count', 'pictogram'])

/** Numbers that are said of rows and are not how many things stand in one. */
const BESIDE_ROWS = /\brows of 5\b|\b\d+ letters\b/giu

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten'.split(' ')

const numbersIn = (text: string): number[] =>
  (text.replace(/(?<=\d),(?=\d)/gu, '').match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? []).flatMap((part) => {
    const word = NUMBER_WORDS.indexOf(part.toLowerCase())
    if (word >= 0) return [word]
    return /^\d/u.test(part) ? [Number(part)] : []
  })

const digitsIn = (text: string): number[] => (text.replace(/(?<=\d),(?=\d)/gu, '').match(/\d+/gu) ?? []).map(Number)

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

interface Drawn {
  kind: string
  /** What its name says behind the kind. */
  fields: string[]
  amounts: number[]
}

const drawnBy = ({ question: { questionImage } }: Entry): Drawn | undefined => {
  const [kind = '', ...fields] = (questionImage ?? '').replace(/\.png$/u, '').split('_')
  if (fields.length === 0) return undefined
  // The bars of a chart may have numbers for names.
  const valued = kind === 'bars' ? fields.map((field) => field.replace(/^.*-/u, '')) : fields
  const amounts = (valued.join('_').match(/\d+(?:p\d+)?/gu) ?? []).map((amount) => Number(amount.replace('p', '.')))
  return { kind, fields, amounts }
}

const missing = ({ question }: Entry, { kind, amounts }: Drawn): string[] => {
  const alt = question.questionImageAlt ?? ''
  if (IN_ROWS.has(kind)) {
    const rows = digitsIn(alt.replace(BESIDE_ROWS, ''))
    return rows.length === 0 || rows.includes(sum(amounts)) || sum(rows) === sum(amounts)
      ? []
      : [`the picture shows ${sum(amounts)}, its words ${sum(rows)}`]
  }
  if (!SAID.has(kind)) return []
  const said = numbersIn(`${alt} ${question.questionTitle}`)
  return amounts.filter((amount) => !said.includes(amount)).map((amount) => `nothing says the ${amount} of the picture`)
}

/** What the title says of a scale lies on it, from the left to the right. */
const otherLoads = ({ question }: Entry, { kind, amounts }: Drawn): string[] => {
  const said = digitsIn(question.questionTitle)
  return kind === 'balance' && said.join() !== amounts.join()
    ? [`the title puts ${said.join(', ') || 'no amounts'} on the scale, the picture ${amounts.join(', ') || 'none'}`]
    : []
}

/** A row with a gap beside things to be put in order: what it shows stands in its right place. */
const otherPlaces = (entry: Entry, { kind, fields }: Drawn): string[] => {
  const items = rightTexts(entry).map(fold)
  const isThatOrder = isOfType(entry, 'DND') && kind === 'row' && fields.includes('gap')
  if (!isThatOrder || fields.length !== items.length) return []
  return fields
    .filter((field, index) => {
      const place = items.findIndex((item) => item.split(' ').includes(field.replaceAll('-', ' ')))
      return place >= 0 && place !== index
    })
    .map((field) => `${field} is not in its place in the row`)
}

/** A picture that is drawn by its name has the amounts and the places that its words and its question say. Rule CO22. */
export const drawnAmounts: Validator = (entries) =>
  entries.flatMap((entry) => {
    const drawn = drawnBy(entry)
    if (drawn === undefined) return []
    const faults = [...missing(entry, drawn), ...otherLoads(entry, drawn), ...otherPlaces(entry, drawn)]
    return faults.map((fault) => `${entry.question.questionId}: ${fault}`)
  })
