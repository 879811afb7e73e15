import { createShow } from './show-state.ts'
import { states } from './states/index.ts'

const wanted = new URLSearchParams(location.search).get('state')

if (wanted === null) await import('./index-page.ts')
else {
  const show = createShow()
  window.showState = async (wantedId) => {
    const found = states.find(({ id }) => id === wantedId)
    if (found === undefined) throw new Error(`There is no state ${wantedId}`)
    await show(found.state)
  }
  await window.showState(wanted)
}
