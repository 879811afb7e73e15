import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../messages/stage.ts'
import type { Outcome } from './call.ts'
import { useLoaded } from './use-loaded.ts'

const FALLBACK = 'Something went wrong. Kindly try again later.'

test('WB22 whatever goes wrong ends the loading with a sentence, and asking again may go well', async () => {
  let isBroken = true
  const load = async (): Promise<Outcome<string>> => {
    if (isBroken) throw new TypeError('Nobody expected this.')
    return { ok: true, value: 'shelves' }
  }
  const { result } = renderHook(() => useLoaded(load))
  expect(result.current.loaded).toEqual({ is: 'loading' })
  await waitFor(() => expect(result.current.loaded).toEqual({ is: 'failed', sentence: FALLBACK, status: undefined }))
  isBroken = false
  act(() => result.current.reload())
  expect(result.current.loaded).toEqual({ is: 'loading' })
  await waitFor(() => expect(result.current.loaded).toEqual({ is: 'ready', value: 'shelves' }))
  isBroken = true
  await act(() => result.current.refresh())
  expect(result.current.loaded).toEqual({ is: 'ready', value: 'shelves' })
})

test('WB22 a screen that turns to another quiz never shows the answer about the one before', async () => {
  const answers = new Map<string, (outcome: Outcome<string>) => void>()
  const load = (id: string) => new Promise<Outcome<string>>((resolve) => answers.set(id, resolve))
  const { result, rerender } = renderHook(({ id }) => useLoaded(load, id), { initialProps: { id: 'space' } })
  rerender({ id: 'rivers' })
  await act(async () => answers.get('space')?.({ ok: true, value: 'about space' }))
  expect(result.current.loaded).toEqual({ is: 'loading' })
  await act(async () => answers.get('rivers')?.({ ok: true, value: 'about rivers' }))
  expect(result.current.loaded).toEqual({ is: 'ready', value: 'about rivers' })
})

test('WB22 a reload that fails while the first answer is pending ends the loading too', async () => {
  const answers: ((outcome: Outcome<string>) => void)[] = []
  const load = () => new Promise<Outcome<string>>((resolve) => answers.push(resolve))
  const { result } = renderHook(() => useLoaded(load))
  const looked = result.current.refresh()
  await act(async () => {
    for (const answer of answers) answer({ ok: false, sentence: 'Resting.' })
    await looked
  })
  expect(result.current.loaded).toMatchObject({ is: 'failed', sentence: 'Resting.' })
})
