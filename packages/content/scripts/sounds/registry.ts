import { bar, bell, block, clap, drum, whistle } from './instruments.ts'
import { frequencyOf } from './notes.ts'
import type { Samples } from './samples.ts'
import { addTo, levelled, silence } from './samples.ts'
import { rain, wind } from './weather.ts'

const SHORTEST = 2
const TAIL = 0.9

interface Event {
  sound: Samples
  at: number
  loudness?: number
}

/** Sounds one after another in a time that leaves the last one `tail` seconds to fade. */
const together = (events: readonly Event[], tail = TAIL): Samples => {
  const end = Math.max(...events.map(({ at }) => at))
  const whole = silence(Math.max(SHORTEST, end + tail))
  for (const { sound, at, loudness } of events) addTo(whole, sound, at, loudness)
  return whole
}

const readNotes = (text: string | undefined): (number | undefined)[] => (text ?? '').split('-').map(frequencyOf)

const notes = (text: string | undefined): Samples => {
  const read = readNotes(text)
  // Long melodies go faster: none lasts much longer than five seconds.
  const step = Math.min(0.5, 4.2 / read.length)
  return together(
    read.flatMap((frequency, index) => (frequency === undefined ? [] : [{ sound: bar(frequency), at: index * step }])),
  )
}

const chord = (text: string | undefined): Samples =>
  together(
    readNotes(text).flatMap((frequency) => (frequency === undefined ? [] : [{ sound: bar(frequency, 2.4), at: 0 }])),
  )

/** `s` is a strong beat, `x` a beat, `o` silence; `-` only parts the bars for the reader. */
const beat = (pattern: string | undefined, speed: string | undefined): Samples => {
  const signs = [...(pattern ?? '')].filter((sign) => sign !== '-')
  if (signs.length === 0 || signs.some((sign) => !'sxo'.includes(sign))) {
    throw new Error(`"${pattern ?? ''}" is no pattern of s, x, o and -`)
  }
  const perMinute = speed === undefined ? 120 : Number(speed)
  if (!(perMinute >= 40 && perMinute <= 240)) throw new Error(`"${speed ?? ''}" is no speed from 40 to 240`)
  const step = 60 / perMinute
  const events = signs.flatMap((sign, index) => {
    if (sign === 'o') return []
    return sign === 's'
      ? [{ sound: drum(), at: index * step }]
      : [{ sound: block(720), at: index * step, loudness: 0.7 }]
  })
  if (events.length === 0) throw new Error('a pattern of silence cannot be heard')
  return together(events)
}

const claps = (text: string | undefined): Samples => {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > 10)
    throw new Error(`"${text ?? ''}" is no number from 1 to 10`)
  const step = Math.min(0.5, 4 / number)
  return together(Array.from({ length: number }, (_, index) => ({ sound: clap(), at: index * step })))
}

const run = (sound: Samples, times: readonly number[], loudness = 1): Event[] =>
  times.map((at) => ({ sound, at, loudness }))

const SLOW = [0, 0.6, 1.2, 1.8]
const FAST = [0, 0.16, 0.32, 0.48, 0.64, 0.8, 0.96, 1.12]
const EARLY = [0, 0.45, 0.9]
const LATE = [1.7, 2.15, 2.6]
const AFTER_SLOW_S = 2.5
const AFTER_FAST_S = 1.7
/** Loudness, of 1. */
const SOFT = 0.12
const later = (times: readonly number[], by: number): number[] => times.map((time) => time + by)

/** The sounds that take no fields. */
const SINGLE: ReadonlyMap<string, () => Samples> = new Map([
  ['soft-loud', () => together([...run(bar(262), EARLY, SOFT), ...run(bar(262), LATE)])],
  ['loud-soft', () => together([...run(bar(262), EARLY), ...run(bar(262), LATE, SOFT)])],
  ['low-high', () => together([...run(bar(131), EARLY), ...run(bar(1047), LATE)])],
  ['high-low', () => together([...run(bar(1047), EARLY), ...run(bar(131), LATE)])],
  ['slow-fast', () => together([...run(drum(), SLOW), ...run(drum(), later(FAST, AFTER_SLOW_S))])],
  ['fast-slow', () => together([...run(drum(), FAST), ...run(drum(), later(SLOW, AFTER_FAST_S))])],
  ['rain', () => rain(4)],
  ['wind', () => wind(4.5)],
  ['bell', () => together(run(bell(523, 2.8), [0, 1.7]), 2.8)],
  ['drum', () => together(run(drum(), [0, 0.5, 0.75, 1, 1.5]))],
  ['whistle', () => together([...run(whistle(0.35), [0.05]), ...run(whistle(0.9), [0.6])])],
])

const made = ([what = '', first, second]: readonly string[]): Samples => {
  if (what === 'notes') return notes(first)
  if (what === 'chord') return chord(first)
  if (what === 'beat') return beat(first, second)
  if (what === 'clap') return claps(first)
  const single = SINGLE.get(what)
  if (single === undefined) throw new Error(`there is no sound "${what}"`)
  return single()
}

/** The sound of a name without its ending, such as `sound_notes_c4-e4`. Throws with the reason when it cannot be made. */
export const makeSound = (name: string): Samples => {
  try {
    return levelled(made(name.split('_').slice(1)))
  } catch (error) {
    throw new Error(`"${name}" cannot be made: ${error instanceof Error ? error.message : String(error)}.`)
  }
}
