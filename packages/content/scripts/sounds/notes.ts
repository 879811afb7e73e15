const STEPS = new Map([
  ['c', 0],
  ['d', 2],
  ['e', 4],
  ['f', 5],
  ['g', 7],
  ['a', 9],
  ['b', 11],
])

/** The frequency of a note such as `a4` or `cs4` (C sharp); undefined for `rest`. */
export const frequencyOf = (note: string): number | undefined => {
  if (note === 'rest') return undefined
  const match = /^([a-g])(s?)([2-6])$/u.exec(note)
  const step = STEPS.get(match?.[1] ?? '')
  if (match === null || step === undefined) throw new Error(`"${note}" is no note such as c4 or cs4`)
  const semitones = step + (match[2] === 's' ? 1 : 0) + 12 * (Number(match[3]) - 4) - 9
  return 440 * 2 ** (semitones / 12)
}
