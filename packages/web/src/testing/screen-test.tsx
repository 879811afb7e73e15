import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { afterEach, beforeEach, vi } from 'vitest'
import { paths } from '../lib/paths.ts'
import { SoundProvider } from '../ui/stage/sound/sound-provider.tsx'
import { ToasterProvider } from '../ui/stage/toaster.tsx'

/** Prepares jsdom for one file of screen tests: no session, no network, and the modal dialogs and popovers that it lacks. */
export const prepareScreenTests = () => {
  beforeEach(() => {
    sessionStorage.clear()
    localStorage.clear()
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function () {
      this.open = false
    }
    HTMLElement.prototype.showPopover = function () {
      this.removeAttribute('popover')
    }
    HTMLElement.prototype.hidePopover = () => {}
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}

const Elsewhere = () => {
  const { pathname, search } = useLocation()
  return <p>{`now at ${pathname}${search}`}</p>
}

interface Where {
  /** The screen's route. */
  path?: string
  /** The address it is opened at, when the route has parameters. */
  at?: string
  state?: unknown
}

/** Those that a room's link must not swallow. */
const ROUTES: readonly string[] = Object.values(paths).filter((route) => route !== paths.room)

/** Draws one screen at its route; any other route only says where it is. */
export const renderScreen = (screen: ReactNode, { path = '/', at = path, state = null }: Where = {}) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: at, state }]}>
      <SoundProvider>
        <ToasterProvider closeLabel="Close">
          <Routes>
            <Route path={path} element={screen} />
            {ROUTES.map((route) => route !== path && <Route key={route} path={route} element={<Elsewhere />} />)}
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </ToasterProvider>
      </SoundProvider>
    </MemoryRouter>,
  )

export interface Asked {
  call: string
  body: unknown
}

/** Answers calls of the contract by name; a text is a failure's sentence. Tells what was asked. */
export const answerCalls = (answers: Readonly<Record<string, unknown>>): Asked[] => {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const call = url.replace('/qq/v1/', '')
    asked.push({ call, body: init?.body ? JSON.parse(String(init.body)) : undefined })
    const answer = answers[call]
    if (typeof answer === 'string') {
      return new Response(answer, { status: 400, headers: { 'content-type': 'text/plain; charset=utf-8' } })
    }
    return Response.json(answer)
  })
  return asked
}
