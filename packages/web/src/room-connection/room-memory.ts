import * as z from 'zod/mini'

const KEY = 'roomMemory'

const Memory = z.object({
  roomId: z.string(),
  playerId: z.string(),
  kept: z.nullable(
    z.object({
      questionId: z.string(),
      quizId: z.string(),
      questionType: z.string(),
      playerAnswer: z.string(),
      timeTaken: z.number(),
    }),
  ),
})
/** What a tab keeps of its room over a reload. */
export type RoomMemory = z.infer<typeof Memory>

/** What was kept of this room; empty when nothing was, or it cannot be read. */
export const recallRoom = (storage: Storage, roomId: string): RoomMemory => {
  const empty: RoomMemory = { roomId, playerId: '', kept: null }
  try {
    const found = Memory.safeParse(JSON.parse(storage.getItem(KEY) ?? ''))
    return found.success && found.data.roomId === roomId ? found.data : empty
  } catch {
    return empty
  }
}

/** A full or forbidden storage costs the comfort of a reload, nothing else. */
export const rememberRoom = (storage: Storage, memory: RoomMemory): void => {
  try {
    storage.setItem(KEY, JSON.stringify(memory))
  } catch {}
}

export const forgetRoom = (storage: Storage): void => {
  try {
    storage.removeItem(KEY)
  } catch {}
}
