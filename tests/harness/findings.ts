import axe from 'axe-core'

/** Runs an expression in the page and answers what it comes to, also later. */
export type RunInPage = (expression: string) => Promise<unknown>

/** What still fades in has no contrast yet. */
const FINISH_ANIMATIONS = `document.getAnimations().forEach((animation) => {
  if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
})`

/** The content of a frame is a page of its own and is checked there. */
const VIOLATIONS = `axe.run({
  resultTypes: ['violations'],
  iframes: false,
  // Whoever chose high contrast has seven to one.
  rules: { 'color-contrast-enhanced': { enabled: document.documentElement.matches('[data-reading~="contrast"]') } },
}).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, html }) => id + ' at ' + target.join(' ') + ': ' + (any[0]?.message ?? html))))`

/** All findings of axe on what a page shows now, in any engine. */
export const findingsBy = async (run: RunInPage, screen: string): Promise<string[]> => {
  await run(FINISH_ANIMATIONS)
  // Reading axe takes as long as running it: a document keeps it, and the pages of the gallery bring it.
  if ((await run("'axe' in window")) !== true) await run(`(() => { ${axe.source} })()`)
  return ((await run(VIOLATIONS)) as string[]).map((finding) => `${screen}: ${finding}`)
}
