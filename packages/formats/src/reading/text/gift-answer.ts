import type { FoundQuestion } from '../../found-quiz.ts'
import { shown } from './gift-escapes.ts'

export interface GiftAnswer extends Pick<FoundQuestion, 'answer'> {
  explanation?: string
  /** What we have nothing for. */
  leftOut: readonly string[]
}

interface Part {
  sign: '=' | '~'
  /** In percent; undefined where none is written. */
  weight?: number
  text: string
  feedback: string
}

const TRUTH = /^(t|true|f|false)\s*(?:#|$)/i
const WEIGHT = /^\s*%(-?\d+(?:\.\d+)?)%/
const ARROW = '->'

const partsOf = (block: string): Part[] =>
  Array.from(block.matchAll(/([=~])([^=~]*)/g), ([, sign, body = '']): Part => {
    const weight = WEIGHT.exec(body)
    const [text = '', ...feedback] = body.slice(weight?.[0].length ?? 0).split('#')
    return {
      sign: sign === '=' ? '=' : '~',
      ...(weight !== null && { weight: Number(weight[1]) }),
      text: shown(text),
      feedback: shown(feedback.join('#')),
    }
  }).filter(({ text }) => text !== '')

/** Whole numbers from one to another, the middle one first; undefined where they are too many, or none. */
const numbersBetween = (least: number, most: number): string[] | undefined => {
  const middle = (least + most) / 2
  if (!Number.isInteger(middle) || !Number.isInteger(least) || most < least || most - least >= 10) return undefined
  const all = Array.from({ length: most - least + 1 }, (_, place) => least + place)
  return [middle, ...all.filter((number) => number !== middle)].map(String)
}

/** `1822:5`, `1..5` or a number alone, as spellings that are accepted. */
const numberSpellings = (text: string): { accepted: string[]; isWhole: boolean } | undefined => {
  const [, from, to] = /^(-?\d+(?:\.\d+)?)\s*\.\.\s*(-?\d+(?:\.\d+)?)$/.exec(text) ?? []
  const [, value, tolerance = '0'] = /^(-?\d+(?:\.\d+)?)(?:\s*:\s*(\d+(?:\.\d+)?))?$/.exec(text) ?? []
  const [least, most] =
    from === undefined
      ? [Number(value) - Number(tolerance), Number(value) + Number(tolerance)]
      : [Number(from), Number(to)]
  if (Number.isNaN(least) || Number.isNaN(most)) return undefined
  if (least === most) return { accepted: [value ?? String(least)], isWhole: true }
  const all = numbersBetween(least, most)
  return all ? { accepted: all, isWhole: true } : { accepted: [value ?? String((least + most) / 2)], isWhole: false }
}

const numeric = (block: string): GiftAnswer => {
  const body = block.slice(1)
  const parts = partsOf(body)
  const [single = ''] = body.split('#')
  const texts =
    parts.length > 0 ? parts.filter(({ weight = 100 }) => weight === 100).map(({ text }) => text) : [shown(single)]
  const read = texts.map(numberSpellings)
  const accepted = read.flatMap((one) => one?.accepted ?? [])
  if (accepted.length === 0)
    return { answer: { form: 'none', why: { code: 'kindUnknown', kind: 'numerical' } }, leftOut: [] }
  return { answer: { form: 'typed', accepted }, leftOut: read.every((one) => one?.isWhole) ? [] : ['tolerance'] }
}

const pairs = (parts: readonly Part[]): GiftAnswer => ({
  answer: {
    form: 'pairs',
    pairs: parts.map(({ text }) => {
      const arrow = text.indexOf(ARROW)
      return [text.slice(0, arrow).trim(), text.slice(arrow + ARROW.length).trim()] as const
    }),
  },
  leftOut: [],
})

/** A star stands for any letters; none of ours does. */
const withoutWildCards = (text: string): string =>
  text.replaceAll('\\*', '\u0000').replaceAll('*', '').replaceAll('\u0000', '*').trim()

const typed = (parts: readonly Part[]): GiftAnswer => {
  const whole = parts.filter(({ weight = 100 }) => weight >= 100)
  const counted = whole.length > 0 ? whole : parts.filter(({ weight = 0 }) => weight > 0)
  const accepted = counted.map(({ text }) => withoutWildCards(text))
  const hasWildCard = counted.some(({ text }) => /(?<!\\)\*/.test(text))
  return {
    answer: { form: 'typed', accepted },
    leftOut: [...(hasWildCard ? ['*'] : []), ...(counted.length < parts.length ? ['weights'] : [])],
  }
}

const choice = (parts: readonly Part[]): GiftAnswer => {
  const hasRight = parts.some(({ sign, weight = 100 }) => sign === '=' && weight === 100)
  const isRight = ({ sign, weight }: Part): boolean =>
    hasRight ? sign === '=' && (weight ?? 100) === 100 : (weight ?? (sign === '=' ? 100 : 0)) > 0
  const hasPartly = hasRight && parts.some(({ sign, weight = 0 }) => sign === '~' && weight > 0)
  return {
    answer: { form: 'choice', options: parts.map((part) => ({ text: part.text, isRight: isRight(part) })) },
    leftOut: hasPartly ? ['weights'] : [],
  }
}

/** Why the right answer is right, where there is no general reason. */
const feedbackOf = (parts: readonly Part[]): Pick<GiftAnswer, 'explanation'> & { isLost: boolean } => {
  const right = parts.find(({ sign, weight = 0, feedback }) => (sign === '=' || weight > 0) && feedback !== '')
  const isLost = parts.some((part) => part !== right && part.feedback !== '')
  return right === undefined ? { isLost } : { explanation: right.feedback, isLost }
}

/** What stands in braces, its escaped signs hidden. Rule EX16. */
export const giftAnswer = (braced: string): GiftAnswer => {
  const general = braced.indexOf('####')
  const block = (general === -1 ? braced : braced.slice(0, general)).trim()
  const reason = general === -1 ? '' : shown(braced.slice(general + 4))
  const explained = (answer: GiftAnswer): GiftAnswer => (reason === '' ? answer : { ...answer, explanation: reason })
  if (block === '')
    return explained({ answer: { form: 'none', why: { code: 'kindUnknown', kind: 'essay' } }, leftOut: [] })
  const [, truth] = TRUTH.exec(block) ?? []
  if (truth !== undefined) {
    const leftOut = /#\s*[^#\s]/.test(block) ? ['feedback'] : []
    return explained({ answer: { form: 'truth', isTrue: /^t/i.test(truth) }, leftOut })
  }
  if (block.startsWith('#')) return explained(numeric(block))
  const parts = partsOf(block)
  if (parts.length === 0) return explained({ answer: { form: 'none', why: { code: 'unreadable' } }, leftOut: [] })
  const isPairs = parts.every(({ text, sign }) => sign === '=' && text.includes(ARROW))
  const read = isPairs ? pairs(parts) : parts.every(({ sign }) => sign === '=') ? typed(parts) : choice(parts)
  const { isLost, ...own } = feedbackOf(parts)
  const isUnused = own.explanation !== undefined && reason !== ''
  return explained({ ...read, ...own, leftOut: [...read.leftOut, ...(isLost || isUnused ? ['feedback'] : [])] })
}
