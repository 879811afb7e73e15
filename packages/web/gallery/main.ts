import { createShow } from './show-state.ts'
import { states } from './states/index.ts'

const wanted = new URLSearchParams(location.search).get('state')

if (wanted === null) await import('./index-page.ts')
else {
  // The page on which states are found shows them in a frame, as if each stood in its tab.
  Object.assign(window, { parent: window })
  const show = createShow()
  window.showState = async (wantedId) => {
    const found = states.find(({ id }) => id === wantedId)
    if (found === undefined) throw new Error(`There is no state ${wantedId}`)
    await show(found.state)
  }
  await window.showState(wanted)
}
