const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

const LONGEST_TYPED = 12

/** The large units of the Indian system, the largest first. */
const UNITS = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const

const belowHundred = (value: number): string => {
  if (value < 20) return ONES[value] ?? ''
  const ones = value % 10 === 0 ? '' : ` ${ONES[value % 10]}`
  return `${TENS[Math.floor(value / 10)]}${ones}`
}

/** A whole number in English words, without hyphen, as it is typed. */
export const inWords = (value: number): string => {
  for (const [size, name] of UNITS) {
    if (value >= size) {
      const rest = value % size
      return `${inWords(Math.floor(value / size))} ${name}${rest === 0 ? '' : ` ${inWords(rest)}`}`
    }
  }
  return belowHundred(value)
}

/** Whether a number's name fits the boxes of a typed answer. */
export const isTypable = (value: number): boolean => inWords(value).length <= LONGEST_TYPED

/** A number as printed: 1,250 or −4 or 0.35. */
export const plain = (value: number): string => {
  const [whole = '', decimals] = String(Math.abs(value)).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, ',')
  return `${value < 0 ? '−' : ''}${grouped}${decimals === undefined ? '' : `.${decimals}`}`
}

/** As `plain`, with the commas of lakhs and crores. */
export const indian = (value: number): string => {
  const digits = String(value)
  const head = digits.slice(0, -3)
  return head === '' ? digits : `${head.replace(/\B(?=(?:\d{2})+$)/gu, ',')},${digits.slice(-3)}`
}

export const rupees = (value: number): string =>
  `₹${Number.isInteger(value) ? plain(value) : plain(Math.floor(value)) + value.toFixed(2).slice(-3)}`

export const withUnit =
  (unit: string) =>
  (value: number): string =>
    `${plain(value)} ${unit}`

/** `3, 5 and 8`. */
export const listed = (items: readonly (number | string)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** Away from binary dust: 0.1 + 0.2 is 0.3. */
export const rounded = (value: number): number => Math.round(value * 1e6) / 1e6

export const gcd = (left: number, right: number): number => (right === 0 ? Math.abs(left) : gcd(right, left % right))

export const lcm = (left: number, right: number): number => (left * right) / gcd(left, right)

export const isPrime = (value: number): boolean => {
  if (value < 2) return false
  for (let factor = 2; factor * factor <= value; factor += 1) if (value % factor === 0) return false
  return true
}

/** All whole numbers from `from` to `to`. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
