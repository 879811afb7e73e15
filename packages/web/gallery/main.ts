import type { Language } from '@quokka/languages'
import { loadLanguages, saidAmong, speakIn, speakToReach } from './languages.ts'
import { createShow } from './show-state.ts'
import { states } from './states/index.ts'

const address = new URLSearchParams(location.search)
const wanted = address.get('state')
/** Of the product, or the pseudo-language; anything but English is said once the state is reached. */
const languages = address.getAll('language') as Language[]
/** How it is read, in the words that a browser keeps. */
const reading = address.get('reading') ?? ''

if (wanted === null) await import('./index-page.ts')
else {
  // The page on which states are found shows them in a frame, as if each stood in its tab.
  Object.assign(window, { parent: window })
  await loadLanguages(languages)
  const show = createShow(reading)
  window.showState = async (wantedId) => {
    const found = states.find(({ id }) => id === wantedId)
    if (found === undefined) throw new Error(`There is no state ${wantedId}`)
    await speakToReach()
    await show(found.state)
  }
  window.speakIn = (language) => speakIn(language as Language)
  window.saidAmong = (language, words) => saidAmong(language as Language, words)
  await window.showState(wanted)
  if (languages[0] !== undefined) await speakIn(languages[0])
}
