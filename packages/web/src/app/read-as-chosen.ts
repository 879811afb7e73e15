import { keptReading, MORE_CONTRAST } from '../lib/page/reading-choice.ts'
import { loadReading } from '../reading/load-reading.ts'

/** Resolves when the page looks as its reader wants it; whoever chose nothing loads nothing for it. */
export const readAsChosen = async (): Promise<void> => {
  if (keptReading() === null && !matchMedia(MORE_CONTRAST).matches) return
  // Where it cannot be had the page is there all the same.
  await loadReading().then(
    ({ followReading }) => followReading(),
    () => {},
  )
}
