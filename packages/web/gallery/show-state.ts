import { getProfile } from '@quokka/contract/http'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { readAsChosen } from '../src/app/read-as-chosen.ts'
import { KEPT_READING } from '../src/lib/page/reading-choice.ts'
import { profile } from '../src/testing/accounts.ts'
import { createHand } from './hand.ts'
import { fetchFrom, reply } from './replies.ts'
import { socketTo } from './room-line.ts'
import type { GalleryState } from './state.ts'
import { forgetEverything, setOnline, standStill } from './stillness.ts'
import type {} from './window.ts'

const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

/** Until nothing has changed in the page for some frames. */
export const settled = async (): Promise<void> => {
  let isChanged = true
  const observer = new MutationObserver(() => {
    isChanged = true
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  while (isChanged) {
    isChanged = false
    await drawn()
    await drawn()
  }
  observer.disconnect()
  await document.fonts.ready
  await Promise.all(
    [...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode().catch(() => {})),
  )
}

const remember = ({ session, stored, keptInBrowser = {}, account }: GalleryState): void => {
  const entries = { ...session, ...stored }
  for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, String(value))
  for (const [key, value] of Object.entries(keptInBrowser)) localStorage.setItem(key, value)
  if (account === undefined) return
  for (const [key, value] of Object.entries({ isLoggedIn: 'true', userType: account, userId: 'user-1' }))
    localStorage.setItem(key, value)
}

/** Draws the app in one state after the other, in English, and says so in `window.gallery`. */
export const createShow = (reading: string): ((state: GalleryState) => Promise<void>) => {
  let told: NonNullable<Window['gallery']> = { isReached: false, faults: [] }
  const fault = (what: string) => void told.faults.push(what)
  window.addEventListener('error', ({ message }) => fault(message))
  window.addEventListener('unhandledrejection', ({ reason }) => fault(String(reason)))
  const complain = console.error
  console.error = (...words: unknown[]) => {
    fault(words.map(String).join(' '))
    complain(...words)
  }
  standStill()
  let endState = () => {}

  return async (state) => {
    endState()
    told = { isReached: false, faults: [] }
    window.gallery = told
    forgetEverything()
    remember(state)
    const own = state.account && reply(getProfile, profile({ userType: state.account }))
    window.fetch = fetchFrom([...(own ? [own] : []), ...(state.replies ?? [])], fault)
    window.WebSocket = Object.assign(socketTo(state.line, fault), {
      CONNECTING: 0,
      OPEN: 1,
      CLOSING: 2,
      CLOSED: 3,
    }) as unknown as typeof WebSocket
    setOnline(!state.isOffline)
    document.querySelector('meta[name="is-kept"]')?.remove()
    if (state.isKept)
      document.head.append(Object.assign(document.createElement('meta'), { name: 'is-kept', content: 'yes' }))
    history.replaceState(state.historyState ?? null, '', state.at)
    scrollTo(0, 0)

    // The app reads storage and address as it starts.
    const [{ App }, { hangUp }] = await Promise.all([
      import('../src/app/app.tsx'),
      import('../src/room-connection/room-store.ts'),
    ])
    if (reading !== '') localStorage.setItem(KEPT_READING, reading)
    await readAsChosen()
    const root = createRoot(document.getElementById('root') as HTMLElement)
    root.render(createElement(App))
    endState = () => {
      root.unmount()
      hangUp()
    }
    const hand = createHand()
    try {
      await state.play?.(hand)
      await hand.sees(state.shows)
    } catch (error) {
      fault(`is not reached: ${String(error).split('\n')[0]}`)
    }
    await settled()
    told.isReached = true
  }
}
