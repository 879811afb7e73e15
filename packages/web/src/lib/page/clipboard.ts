import { translate } from '../text/translate.ts'

export type Copied = { ok: true } | { ok: false; sentence: string }

/** Copies without the clipboard API, which browsers keep to secure pages: a school's own network often has none. */
const copyBySelection = (text: string, page: Document): boolean => {
  const area = page.createElement('textarea')
  area.value = text
  area.style.position = 'fixed'
  area.style.opacity = '0'
  const focused = page.activeElement
  // Inside an open dialog, since the rest of the page cannot be selected then.
  const place = page.querySelector('dialog[open]') ?? page.body
  place.append(area)
  area.focus()
  area.select()
  try {
    return page.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}

export const copyText = async (text: string, page: Document = document): Promise<Copied> => {
  const clipboard: Clipboard | undefined = page.defaultView?.navigator.clipboard
  if (!clipboard) {
    return copyBySelection(text, page) ? { ok: true } : { ok: false, sentence: translate('lib:copyUnavailable') }
  }
  try {
    await clipboard.writeText(text)
    return { ok: true }
  } catch (reason) {
    if (copyBySelection(text, page)) return { ok: true }
    return {
      ok: false,
      sentence: translate('lib:copyError', { reason: reason instanceof Error ? reason.message : String(reason) }),
    }
  }
}
