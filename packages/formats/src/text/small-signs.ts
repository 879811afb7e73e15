const SMALL = {
  sup: ['0123456789+-=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'],
  sub: ['0123456789+-=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'],
} as const

const signsOf = ([plain, small]: readonly [string, string]): ReadonlyMap<string, string> => {
  const signs = Array.from(small)
  return new Map(Array.from(plain, (sign, place) => [sign, signs[place] ?? sign]))
}
const SIGNS = { sup: signsOf(SMALL.sup), sub: signsOf(SMALL.sub) }
const MARKS = { sup: '^', sub: '_' }

/** A raised or lowered text in Unicode's own small signs, or else behind a mark, as in `x^(n+y)`. */
export const small = (text: string, place: 'sup' | 'sub'): { text: string; isWhole: boolean } => {
  const signs = Array.from(text.trim().replaceAll('−', '-'), (sign) => SIGNS[place].get(sign))
  if (signs.every((sign) => sign !== undefined)) return { text: signs.join(''), isWhole: true }
  const inner = text.trim()
  return { text: `${MARKS[place]}${Array.from(inner).length > 1 ? `(${inner})` : inner}`, isWhole: false }
}
