import type { CallRefusal } from '@quokka/contract/wire'
import { REFUSAL_HEADER } from '@quokka/contract/wire'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { LocationProvider, useLocation } from '../lib/navigation/location.tsx'
// The stage's words are in use wherever a screen is.
import '../messages/stage.ts'
import { ReadingPlace } from '../reading/reading-place.tsx'
import { ToasterProvider } from '../ui/stage/feedback/toaster.tsx'
import { SoundProvider } from '../ui/stage/sound/sound-provider.tsx'

/** The screen at its own address; any other address only says where it is. */
const Here = ({ screen, at }: { screen: ReactNode; at: string }) => {
  const { pathname, search } = useLocation()
  return pathname === at ? screen : <p>{`now at ${pathname}${search}`}</p>
}

interface Where {
  /** The screen's address. */
  at?: string
  /** With its question mark. */
  search?: string
  /** What the step to it handed over. */
  state?: unknown
}

/** Draws one screen at its address. */
export const renderScreen = (screen: ReactNode, { at = '/', search = '', state = null }: Where = {}) => {
  history.replaceState(state, '', at + search)
  return render(
    <LocationProvider>
      <SoundProvider>
        <ToasterProvider closeLabel="Close">
          <ReadingPlace>
            <Here screen={screen} at={at} />
          </ReadingPlace>
        </ToasterProvider>
      </SoundProvider>
    </LocationProvider>,
  )
}

export interface Asked {
  call: string
  body: unknown
}

/** A sentence of the server, as its answer. */
export const sentence = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })

/** A refusal of the server, as its answer. */
export const refusal = (code: CallRefusal, text: string, status: number) => {
  const answer = sentence(text, status)
  answer.headers.set(REFUSAL_HEADER, code)
  return answer
}

/** Answers calls of the contract by name; a function is given the body; a text is a failure's sentence, a promise an answer that comes later. Tells what was asked. */
export const answerCalls = (answers: Readonly<Record<string, unknown>>): Asked[] => {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const [call = '', query] = url.replace('/qq/v1/', '').split('?')
    const inQuery = query === undefined ? undefined : Object.fromEntries(new URLSearchParams(query))
    asked.push({ call, body: init?.body ? JSON.parse(String(init.body)) : inQuery })
    const told = answers[call]
    const answer = await (typeof told === 'function' ? told(asked.at(-1)?.body ?? {}) : told)
    if (answer instanceof Response) return answer.clone()
    if (typeof answer === 'string') return sentence(answer, 400)
    return Response.json(answer)
  })
  return asked
}
