import type { MediaStore } from '../ports.ts'
import type { MediaFiles } from '../stores/media-files.ts'

/** The folder of what people uploaded for their quizzes. */
export const UPLOADS = 'uploads'

/** Somebody may be at work on what will show it; and a room that is open shows what the quiz showed before. */
const KEPT_MS = 24 * 3_600_000
const AT_ONCE = 100

/** Removes media that no quiz has shown for a day; answers how many. What stays behind of a removal that broke off is removed the next time. Rule ME8. */
export const removeUnwanted = async (
  { files, store }: { files: MediaFiles; store: Pick<MediaStore, 'remove'> },
  nowMs: number,
): Promise<number> => {
  let removed = 0
  for (;;) {
    const names = await files.takeLeave(nowMs - KEPT_MS, nowMs, AT_ONCE)
    for (const name of names) await store.remove(UPLOADS, name)
    await files.forget(names)
    removed += names.length
    if (names.length < AT_ONCE) return removed
  }
}
