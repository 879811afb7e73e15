const padded = (part: number): string => String(part).padStart(2, '0')

/** 2026-11-22T10:00 by the reader's clock, as a field for date and time holds it. */
export const toLocalDateTime = (atMs: number): string => {
  const date = new Date(atMs)
  const day = [date.getFullYear(), padded(date.getMonth() + 1), padded(date.getDate())].join('-')
  return `${day}T${padded(date.getHours())}:${padded(date.getMinutes())}`
}

/** In wall milliseconds; NaN while the field holds no whole date and time. */
export const fromLocalDateTime = (text: string): number => new Date(text).getTime()
