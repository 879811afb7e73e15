import type { Exchanged } from '@quokka/core/questions'

/** A text with answers inside: what stands between them, and what each asks. */
export interface ClozeText {
  /** One more than there are gaps. */
  between: string[]
  gaps: Exchanged[]
}

const GAP = /(?<!\\)\{\d*:([A-Z_]+):((?:\\[\s\S]|[^\\}])*)\}/gu
const KINDS: readonly (readonly [name: RegExp, form: 'typed' | 'choice'])[] = [
  [/^(?:SHORTANSWER|SA|MW)(?:_?C)?$/u, 'typed'],
  [/^(?:NUMERICAL|NM)$/u, 'typed'],
  [/^(?:MULTICHOICE|MC|MULTIRESPONSE|MR)(?:_?[HVS]+)?$/u, 'choice'],
]

const unescaped = (text: string): string => text.replaceAll(/\\([\s\S])/gu, '$1').trim()

/** `=right`, `~wrong`, `%100%right`, each with `#feedback` after it. */
const answersIn = (written: string): { text: string; isRight: boolean }[] =>
  (written.match(/(?:\\[\s\S]|[^\\~])+/gu) ?? []).map((answer) => {
    const [, weight, said = ''] = /^\s*(=|%-?[\d.]+%)?([\s\S]*)$/u.exec(answer) ?? []
    const text = /^(?:\\[\s\S]|[^\\#])*/u.exec(said)?.[0] ?? said
    return { text: unescaped(text), isRight: weight === '=' || Number(weight?.replaceAll('%', '')) >= 100 }
  })

/** Reads the gaps of Moodle's embedded answers; a kind that nobody knows stays text. */
export const clozeText = (text: string): ClozeText => {
  const cloze: ClozeText = { between: [], gaps: [] }
  let from = 0
  for (const match of text.matchAll(GAP)) {
    const [whole, kind = '', written = ''] = match
    const form = KINDS.find(([name]) => name.test(kind))?.[1]
    if (form === undefined) continue
    const answers = answersIn(written)
    cloze.between.push(text.slice(from, match.index))
    // A number with the tolerance behind it: `=3.14:0.01`.
    const accepted = answers.filter(({ isRight }) => isRight).map((answer) => answer.text)
    const spellings = /^N/u.test(kind) ? accepted.map((one) => one.replace(/:[\d.]+$/u, '')) : accepted
    cloze.gaps.push(form === 'typed' ? { form, accepted: spellings } : { form, options: answers })
    from = match.index + whole.length
  }
  cloze.between.push(text.slice(from))
  return cloze
}
