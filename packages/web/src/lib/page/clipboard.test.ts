import { afterEach, expect, test, vi } from 'vitest'
import '../../messages/stage.ts'
import { copyText } from './clipboard.ts'

const withClipboard = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
const withSelection = (copies: boolean) => {
  const selected: string[] = []
  document.execCommand = () => {
    if (document.activeElement instanceof HTMLTextAreaElement) selected.push(document.activeElement.value)
    return copies
  }
  return selected
}

afterEach(() => withClipboard(undefined))

test('WB10 copies through the clipboard where there is one', async () => {
  const writeText = vi.fn(async () => {})
  withClipboard({ writeText })
  expect(await copyText('hk4pwt')).toEqual({ ok: true })
  expect(writeText).toHaveBeenCalledWith('hk4pwt')
})

test('WB10 copies by selection on a plain network, and leaves nothing behind', async () => {
  const selected = withSelection(true)
  expect(await copyText('hk4pwt')).toEqual({ ok: true })
  expect(selected).toEqual(['hk4pwt'])
  expect(document.querySelector('textarea')).toBeNull()
})

test('WB10 says so when nothing copies', async () => {
  withSelection(false)
  expect(await copyText('x')).toEqual({ ok: false, sentence: 'Copy Failed! Clipboard API is not available.' })
  withClipboard({ writeText: () => Promise.reject(new Error('denied')) })
  expect(await copyText('x')).toEqual({ ok: false, sentence: 'Error: denied' })
})
