const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const LARGE = new Map([
  ['thousand', 1_000],
  ['lakh', 100_000],
  ['million', 1_000_000],
  ['crore', 10_000_000],
])

/** The whole number that English words name, as "twenty two" or "one lakh"; undefined for any other text. */
export const numberInWords = (text: string): number | undefined => {
  let total = 0
  let part = 0
  for (const word of text.toLowerCase().split(/[\s-]+/u)) {
    const large = LARGE.get(word)
    if (ONES.includes(word)) part += ONES.indexOf(word)
    else if (TENS.includes(word)) part += 10 * (TENS.indexOf(word) + 2)
    else if (word === 'hundred') part = 100 * (part || 1)
    else if (large !== undefined) {
      total += large * (part || 1)
      part = 0
    } else return undefined
  }
  return total + part
}
