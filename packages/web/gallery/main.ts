import { showState } from './show-state.ts'
import { states } from './states/index.ts'

const wanted = new URLSearchParams(location.search).get('state')
const found = states.find(({ id }) => id === wanted)

if (found === undefined) await import('./index-page.ts')
else await showState(found.state)
