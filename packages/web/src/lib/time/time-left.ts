const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

const written = (count: number, unit: (typeof UNITS)[number][0]): string =>
  new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count)

/** A time in its two largest units, such as "7 days 23 hours". */
export const timeLeft = (seconds: number): string => {
  const largest = UNITS.findIndex(([, length]) => seconds >= length)
  const [first, second] = UNITS.slice(largest === -1 ? UNITS.length - 1 : largest)
  if (!first) return ''
  const [unit, length] = first
  const rest = second && Math.floor((seconds % length) / second[1])
  return [written(Math.floor(seconds / length), unit), rest && written(rest, second[0])].filter(Boolean).join(' ')
}
