import { setTimeout as pause } from 'node:timers/promises'

/** Waits until a condition holds; looks every `everyMs` and gives up after `limitMs` with what was waited for. */
export const until = async (
  what: string,
  holds: () => boolean | Promise<boolean>,
  { limitMs = 60_000, everyMs = 20 }: { limitMs?: number; everyMs?: number } = {},
): Promise<void> => {
  const endsMs = performance.now() + limitMs
  while (!(await holds())) {
    if (performance.now() > endsMs) throw new Error(`waited ${limitMs} ms in vain until ${what}`)
    await pause(everyMs)
  }
}
