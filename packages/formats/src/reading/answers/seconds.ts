const CLOCK = /^(?:(\d+):)?(\d+):(\d{2})$/
const NUMBER =
  /^(\d+(?:[.,]\d+)?)\s*(s|sec|secs|second|seconds|sekunden|segundos|secondes|m|min|mins|minute|minutes|minuten|minutos)?\.?$/i

/** A time as people write it, in seconds: `20`, `20 sec`, `0:45`, `2 min`; undefined where it is none. */
export const secondsOf = (text: string): number | undefined => {
  const trimmed = text.trim()
  const clock = CLOCK.exec(trimmed)
  if (clock !== null) return Number(clock[1] ?? 0) * 3_600 + Number(clock[2]) * 60 + Number(clock[3])
  const [, digits, unit = ''] = NUMBER.exec(trimmed) ?? []
  if (digits === undefined) return undefined
  return Number(digits.replace(',', '.')) * (/^m/i.test(unit) ? 60 : 1)
}
