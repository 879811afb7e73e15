import { configure } from '@testing-library/dom'
import { afterEach, beforeEach, vi } from 'vitest'
import { quickenComputedStyles } from './quick-styles.ts'

// As long as a whole test may take: a busy machine draws late, not wrongly.
configure({ asyncUtilTimeout: 60_000 })

quickenComputedStyles()

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
