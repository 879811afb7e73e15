import type { Markup, Tag } from './markup.ts'
import { isTag } from './markup.ts'
import { small } from './small-signs.ts'

/** Commands of TeX that have a sign of their own; the others are written by their names. */
const COMMANDS: ReadonlyMap<string, string> = new Map([
  ...Object.entries({
    ...{ times: '×', cdot: '·', div: '÷', pm: '±', mp: '∓', le: '≤', leq: '≤', ge: '≥', geq: '≥', ne: '≠', neq: '≠' },
    ...{ approx: '≈', equiv: '≡', infty: '∞', sum: '∑', prod: '∏', int: '∫', partial: '∂', nabla: '∇', in: '∈' },
    ...{ notin: '∉', subset: '⊂', cup: '∪', cap: '∩', emptyset: '∅', forall: '∀', exists: '∃', angle: '∠' },
    ...{ to: '→', rightarrow: '→', leftarrow: '←', Rightarrow: '⇒', Leftrightarrow: '⇔', degree: '°', circ: '°' },
    ...{ ldots: '…', dots: '…', cdots: '…', perp: '⊥', parallel: '∥', propto: '∝', sqrt: '√' },
    ...{ alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ε', eta: 'η', theta: 'θ', kappa: 'κ' },
    ...{ lambda: 'λ', mu: 'μ', nu: 'ν', xi: 'ξ', pi: 'π', rho: 'ρ', sigma: 'σ', tau: 'τ', phi: 'φ', chi: 'χ' },
    ...{ psi: 'ψ', omega: 'ω', Gamma: 'Γ', Delta: 'Δ', Theta: 'Θ', Lambda: 'Λ', Pi: 'Π', Sigma: 'Σ', Phi: 'Φ' },
    ...{ Psi: 'Ψ', Omega: 'Ω', quad: ' ', left: '', right: '', displaystyle: '', text: '', mathrm: '', mathbf: '' },
  }),
])

/** Enough for what is written by hand; deeper groups keep their braces' content as it stands. */
const MOST_PASSES = 10
const LONGEST = 2_000
/** Longer texts are none that people write formulas in, and looking for them there would take long. */
const LONGEST_TEXT = 20_000

const grouped = (part: string): string => (/^(?:\w+|.)$/u.test(part) ? part : `(${part})`)

/** A formula of TeX as people can read it in a line of text. */
export const readableTex = (tex: string): string => {
  let text = tex.trim().slice(0, LONGEST)
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const before = text
    text = text
      .replaceAll(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/gu, (_, over: string, under: string) => {
        return `${grouped(over)}/${grouped(under)}`
      })
      .replaceAll(/\\sqrt\s*\{([^{}]*)\}/gu, (_, inner: string) => `√${grouped(inner)}`)
      .replaceAll(/\\(?:text|math(?:rm|bf|it|sf)|operatorname)\s*\{([^{}]*)\}/gu, '$1')
      .replaceAll(/([\^_])\s*(?:\{([^{}]*)\}|(\w))/gu, (_, mark: string, group?: string, sign?: string) => {
        return small(group ?? sign ?? '', mark === '^' ? 'sup' : 'sub').text
      })
    if (text === before) break
  }
  return text
    .replaceAll(/\\([a-zA-Z]+)/gu, (_, name: string) => COMMANDS.get(name) ?? name)
    .replaceAll(/\\[,;:! ]/gu, ' ')
    .replaceAll(/\\(.)/gu, '$1')
    .replaceAll(/[{}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

const inOrder = (tag: Tag): string[] => tag.children.filter(isTag).map(readableMath)

/** A formula of MathML as people can read it in a line of text. */
export const readableMath = (node: Markup): string => {
  if (!isTag(node)) return node.replaceAll(/\s+/gu, ' ').trim()
  const [first = '', second = '', third = ''] = inOrder(node)
  switch (node.name.toLowerCase()) {
    case 'mfrac':
      return `${grouped(first)}/${grouped(second)}`
    case 'msup':
      return `${first}${small(second, 'sup').text}`
    case 'msub':
      return `${first}${small(second, 'sub').text}`
    case 'msubsup':
      return `${first}${small(second, 'sub').text}${small(third, 'sup').text}`
    case 'msqrt':
      return `√${grouped(inOrder(node).join(''))}`
    case 'mroot':
      return `${small(second, 'sup').text}√${grouped(first)}`
    case 'mfenced':
      return `(${inOrder(node).join(', ')})`
    // The same formula again, for programs.
    case 'annotation':
    case 'annotation-xml':
      return ''
    default:
      return node.children.map(readableMath).join('')
  }
}

const IN_TEXT = /\\\(([\s\S]{1,500}?)\\\)|\\\[([\s\S]{1,500}?)\\\]|\$\$([\s\S]{1,500}?)\$\$/gu

/** A text whose formulas, between `\(` and `\)` or dollar signs, are readable; `found` takes each as it became. */
export const withReadableFormulas = (text: string, found: (formula: string) => void): string =>
  text.length <= LONGEST_TEXT && (text.includes('\\') || text.includes('$$'))
    ? text.replaceAll(IN_TEXT, (_, inline?: string, block?: string, dollars?: string) => {
        const formula = readableTex(inline ?? block ?? dollars ?? '')
        found(formula)
        return formula
      })
    : text
