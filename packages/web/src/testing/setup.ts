import { configure } from '@testing-library/dom'
import { afterEach, beforeEach, vi } from 'vitest'

// As long as a whole test may take: a busy machine draws late, not wrongly.
configure({ asyncUtilTimeout: 60_000 })

/**
 * Two fifths of a test were spent on computing the same styles again: queries by role ask for those of every element and of all
 * above it. They are computed once until the document changes.
 */
const rememberComputedStyles = (): void => {
  const compute = window.getComputedStyle.bind(window)
  const changes = new MutationObserver(() => {})
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  let known = new WeakMap<Element, CSSStyleDeclaration>()
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return compute(element, pseudo)
    if (changes.takeRecords().length > 0) known = new WeakMap()
    const style = known.get(element) ?? compute(element)
    known.set(element, style)
    return style
  }
}
rememberComputedStyles()

// Prepares jsdom for every test: no session, and the modal dialogs, popovers and media queries that it lacks.
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
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
})

afterEach(async () => {
  // A test that draws nothing does without React.
  if (document.body.hasChildNodes()) (await import('@testing-library/react')).cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
