import type { Page } from '@playwright/test'

/**
 * The texts of the page of which a part is cut off by what they stand in, those that reach out of it, and those that lie over each
 * other. What people typed may be shortened: it says so by its direction, which is its own.
 */
export const faultsOfTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Letters reach out of their line by this many pixels without touching anything. */
    const ROUNDING = 3
    const PEOPLES = 'bdi, [dir="auto"]'
    const told = (text: string) => `“${text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}”`
    const isDrawn = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isForEarsAlone(element)
    /** What is hidden for the eye alone is clipped to a pixel. */
    const isForEarsAlone = (element: Element): boolean => {
      for (let one: Element | null = element; one !== null; one = one.parentElement) {
        const { clipPath, position } = getComputedStyle(one)
        if (clipPath === 'inset(50%)' || (position === 'absolute' && one.clientWidth <= 1 && one.clientHeight <= 1))
          return true
      }
      return false
    }
    interface Line {
      text: string
      element: Element
      box: DOMRect
    }
    const lines: Line[] = []
    const modal = [...document.querySelectorAll('dialog:modal, [aria-modal="true"]')].at(-1)
    const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode } = walker
      const element = currentNode.parentElement
      const text = currentNode.nodeValue ?? ''
      if (element === null || text.trim() === '' || !isDrawn(element)) continue
      if (element.closest('script, style, option, svg, textarea, [aria-hidden="true"]') !== null) continue
      const range = document.createRange()
      range.selectNodeContents(currentNode)
      for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) lines.push({ text, element, box })
    }

    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    /** The part of a line that what it stands in lets be seen. */
    const shownOf = ({ element, box }: Line): DOMRect => {
      let { left, right, top, bottom } = box
      for (let one: Element | null = element; one !== null && one !== document.body; one = one.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(one)
        const bounds = one.getBoundingClientRect()
        if (overflowX !== 'visible') [left, right] = [Math.max(left, bounds.left), Math.min(right, bounds.right)]
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, bounds.top), Math.min(bottom, bounds.bottom)]
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
    }
    /** What stays in place while the page moves under it. */
    const barOf = (element: Element): Element | null => {
      for (let one: Element | null = element; one !== null; one = one.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(one).position)) return one
      return null
    }
    const faults = new Set<string>()
    const isCut = ({ element, box }: Line): boolean => {
      for (let one: Element | null = element; one !== null && one !== document.body; one = one.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(one)
        const { left, right, top, bottom } = one.getBoundingClientRect()
        if (clips(overflowX) && (box.left < left - ROUNDING || box.right > right + ROUNDING)) return true
        if (clips(overflowY) && (box.top < top - box.height / 3 || box.bottom > bottom + box.height / 3)) return true
        // What scrolls shows all of it.
        if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed') return false
      }
      return false
    }
    const said = lines.filter(({ element }) => element.closest(PEOPLES) === null)
    for (const line of said) if (isCut(line)) faults.add(`${told(line.text)} is cut off`)

    const isInWindow = ({ left, right, top, bottom }: DOMRect) =>
      left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
    const isPainted = (element: Element): boolean =>
      [undefined, '::before', '::after'].some((part) => {
        const { backgroundColor, backgroundImage, content } = getComputedStyle(element, part)
        if (part !== undefined && content === 'none') return false
        return backgroundImage !== 'none' || !/, 0(?:\.\d+)?\)$|\/ 0(?:\.\d+)?\)$/.test(backgroundColor)
      })
    /** Whether an element is to be seen at a point: nothing that is painted lies over it. */
    const isSeenAt = (element: Element, x: number, y: number): boolean => {
      for (const hit of document.elementsFromPoint(x, y)) {
        if (hit === element || element.contains(hit) || hit.contains(element)) return true
        if (isPainted(hit)) return false
      }
      return false
    }
    /** The nearest that a text stands in and that is seen as a shape of its own; what scrolls shows all of it. */
    const shapeOf = (element: Element): Element | null => {
      for (let one: Element | null = element; one !== null && one !== document.body; one = one.parentElement) {
        const { display, borderLeftWidth, overflowX } = getComputedStyle(one)
        if (/auto|scroll/.test(overflowX)) return null
        if (display !== 'inline' && (borderLeftWidth !== '0px' || isPainted(one))) return one
      }
      return null
    }
    for (const { element, text, box } of said) {
      const shape = shapeOf(element)?.getBoundingClientRect()
      if (shape !== undefined && (box.left < shape.left - ROUNDING || box.right > shape.right + ROUNDING))
        faults.add(`${told(text)} reaches out of what it stands in`)
    }
    const shown = lines.map((line) => ({ ...line, box: shownOf(line), bar: barOf(line.element) }))
    for (const [index, one] of shown.entries())
      for (const other of shown.slice(index + 1)) {
        if (one.bar !== other.bar) continue
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue
        const left = Math.max(one.box.left, other.box.left)
        const right = Math.min(one.box.right, other.box.right)
        const top = Math.max(one.box.top, other.box.top)
        const bottom = Math.min(one.box.bottom, other.box.bottom)
        // Lines of the same text are set close to each other.
        const least = Math.min(one.box.height, other.box.height) / 3
        if (right - left <= ROUNDING || bottom - top <= Math.max(ROUNDING, least)) continue
        if (!isInWindow(new DOMRect(left, top, right - left, bottom - top))) continue
        const [x, y] = [(left + right) / 2, (top + bottom) / 2]
        if (isSeenAt(one.element, x, y) && isSeenAt(other.element, x, y))
          faults.add(`${told(one.text)} and ${told(other.text)} lie over each other`)
      }
    return [...faults]
  })

/** The words of the page that go on in another line, but those of addresses and code, which are broken where there is room. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const WORD = /(?<![\p{L}\p{M}\d@./:-])[\p{L}\p{M}]{4,}(?![\p{L}\p{M}@/\d]|\.\p{L})/gu
    const isBroken = (node: Node, index: number, word: string): boolean => {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 1)
      return first !== undefined && others.some(({ top }) => Math.abs(top - first.top) > first.height / 2)
    }
    const broken = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      if (node.parentElement?.closest('script, style, option, svg, textarea, code, bdi, [dir="auto"]') !== null)
        continue
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(WORD))
        if (isBroken(node, index, word)) broken.add(word)
    }
    return [...broken]
  })
