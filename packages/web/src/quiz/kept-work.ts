import * as z from 'zod/mini'

const VERSION = 1
const PREFIX = 'unsavedWork'
/** Of one account, over all of its quizzes. */
const MOST_ENTRIES = 48

const Entry = z.object({
  version: z.literal(VERSION),
  atMs: z.number(),
  /** The revision on the server that it was made from; missing for what is new. */
  basis: z.optional(z.int()),
  content: z.unknown(),
})

export interface KeptEntry {
  slot: string
  atMs: number
  basis: number | undefined
  content: unknown
}

/** Unsaved work on one quiz, on this device. */
export interface KeptWork {
  /** False when the device took it not: it is full, forbids storing, or nobody knows whose work it is. */
  keep: (slot: string, content: unknown, basis?: number) => boolean
  forget: (slot: string) => void
  /** The last kept first. */
  entries: () => KeptEntry[]
}

interface Around {
  storage: Storage
  nowMs: () => number
}

const readEntry = (text: string | null) => {
  try {
    const entry = Entry.safeParse(JSON.parse(text ?? ''))
    return entry.success ? entry.data : undefined
  } catch {
    return undefined
  }
}

const keysOf = (storage: Storage, prefix: string) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) => key.startsWith(prefix))

/** Whether this device has unsaved work of anybody. */
export const hasKeptWork = (storage: Storage): boolean => keysOf(storage, PREFIX).length > 0

/** Work belongs to an account: another one on the same device does not find it, and signing out forgets it. */
export const keptWorkOf = (
  userId: string | undefined,
  quizId: string,
  { storage, nowMs }: Around = { storage: localStorage, nowMs: Date.now },
): KeptWork => {
  const ofUser = `${PREFIX}:${encodeURIComponent(userId ?? '')}:`
  const ofQuiz = `${ofUser}${encodeURIComponent(quizId)}:`

  /** Makes room by what was left longest in other quizzes; whether there is room. */
  const makeRoom = (): boolean => {
    const keys = keysOf(storage, ofUser)
    const elsewhere = keys
      .filter((key) => !key.startsWith(ofQuiz))
      .sort(
        (one, other) => (readEntry(storage.getItem(one))?.atMs ?? 0) - (readEntry(storage.getItem(other))?.atMs ?? 0),
      )
    const surplus = keys.length + 1 - MOST_ENTRIES
    for (const key of elsewhere.slice(0, Math.max(0, surplus))) storage.removeItem(key)
    return surplus <= elsewhere.length
  }

  return {
    keep: (slot, content, basis) => {
      if (userId === undefined) return false
      const key = ofQuiz + slot
      const entry: z.input<typeof Entry> = {
        version: VERSION,
        atMs: nowMs(),
        ...(basis !== undefined && { basis }),
        content,
      }
      try {
        if (storage.getItem(key) === null && !makeRoom()) return false
        storage.setItem(key, JSON.stringify(entry))
        return true
      } catch {
        return false
      }
    },
    forget: (slot) => {
      try {
        storage.removeItem(ofQuiz + slot)
      } catch {
        // A device that forbids storing has kept nothing.
      }
    },
    entries: () => {
      if (userId === undefined) return []
      try {
        return keysOf(storage, ofQuiz)
          .flatMap((key) => {
            const entry = readEntry(storage.getItem(key))
            return entry ? [{ slot: key.slice(ofQuiz.length), basis: undefined, ...entry }] : []
          })
          .map(({ slot, atMs, basis, content }) => ({ slot, atMs, basis, content }))
          .sort((one, other) => other.atMs - one.atMs)
      } catch {
        return []
      }
    },
  }
}
