import { isFramed } from '../lib/page/is-framed.ts'

/** Has the browser keep the page for when nothing answers; where it has no store for that, in a private window, nothing is kept. */
export const keepPage = (): void => {
  if (import.meta.env.DEV || isFramed()) return
  addEventListener('load', () => {
    navigator.serviceWorker?.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => {})
  })
}
