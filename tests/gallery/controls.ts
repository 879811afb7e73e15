import type { Page } from '@playwright/test'

/** The controls of the page that are smaller than 24x24 pixels, or have something of another lying over their middle. */
export const faultsOfControls = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const CONTROLS =
      'a[href], button, input, select, textarea, summary, [contenteditable="true"], ' +
      ['button', 'link', 'tab', 'radio', 'checkbox', 'switch', 'slider', 'menuitem', 'option', 'combobox']
        .map((role) => `[role="${role}"]`)
        .join(', ')
    /** A control may itself be without colour, over what is drawn for it. */
    const isSeen = (element: Element | null): boolean =>
      element === null || (getComputedStyle(element).opacity !== '0' && isSeen(element.parentElement))
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && isSeen(element.parentElement)
    const isModal = (element: Element): boolean => element.matches('dialog:modal, [aria-modal="true"]')
    const modal = [...document.querySelectorAll('dialog, [aria-modal="true"]')].filter(isModal).filter(isShown).at(-1)

    /** The control and whatever else works it: its labels. */
    const partsOf = (control: Element): Element[] => [
      control,
      ...(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? (control.labels ?? []) : []),
    ]
    const isPartOf = (control: Element, hit: Element | null): boolean =>
      partsOf(control).some((part) => part.contains(hit))
    const boxOf = (element: Element): DOMRect => element.getClientRects()[0] ?? element.getBoundingClientRect()
    /** What is hidden for the eye alone is clipped to a pixel. */
    const isDrawn = (element: Element): boolean => {
      const { width, height } = boxOf(element)
      return width > 1 && height > 1 && getComputedStyle(element).clipPath !== 'inset(50%)'
    }
    /** The part that a finger aims at. */
    const aimOf = (control: Element): Element | undefined =>
      partsOf(control)
        .filter((part) => isShown(part) && isDrawn(part))
        .sort((one, other) => boxOf(other).width * boxOf(other).height - boxOf(one).width * boxOf(one).height)[0]
    const isInRunningText = (control: Element): boolean =>
      control.matches('a') &&
      getComputedStyle(control).display === 'inline' &&
      (control.parentElement?.textContent ?? '').trim().length > (control.textContent ?? '').trim().length
    const told = (element: Element): string => {
      const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
      return `${element.getAttribute('role') ?? element.localName} “${name.trim().slice(0, 50)}”`
    }
    const hitAt = (element: Element, aside = 0): Element | null | 'outside' => {
      const { left, top, width, height } = boxOf(element)
      const x = left + width / 2
      const y = top + height / 2 + aside
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return 'outside'
      return document.elementFromPoint(x, y)
    }
    /** A link may be stretched over a whole card by what is drawn after it. */
    const isStretched = (control: Element, aim: Element): boolean =>
      getComputedStyle(control, '::after').position === 'absolute' &&
      [-least / 2, least / 2].every((aside) => {
        const hit = hitAt(aim, aside)
        return hit === 'outside' || isPartOf(control, hit)
      })

    const faults: string[] = []
    const scrolled = new Map<Element, [number, number]>()
    for (const control of (modal ?? document).querySelectorAll(CONTROLS)) {
      const aim = aimOf(control)
      if (aim === undefined || control.closest('[inert]') !== null) continue
      const { width, height } = boxOf(aim)
      const isPressed = !control.matches(':disabled') && getComputedStyle(aim).pointerEvents !== 'none'
      let hit = hitAt(aim)
      const isSmall = Math.min(width, height) < least && !isInRunningText(control)
      if (isSmall || (isPressed && (hit === 'outside' || !isPartOf(control, hit)))) {
        for (let above = aim.parentElement; above !== null; above = above.parentElement)
          if (!scrolled.has(above)) scrolled.set(above, [above.scrollLeft, above.scrollTop])
        aim.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        hit = hitAt(aim)
      }
      if (isSmall && !isStretched(control, aim))
        faults.push(`${told(control)} is ${Math.round(width)}x${Math.round(height)}`)
      if (!isPressed) continue
      if (hit === 'outside') faults.push(`${told(control)} cannot be brought onto the screen`)
      else if (!isPartOf(control, hit) && hit?.closest('[role="menu"], [role="listbox"]') == null)
        faults.push(`${told(control)} lies under ${hit === null ? 'nothing that can be pressed' : told(hit)}`)
    }
    for (const [element, [left, top]] of scrolled) element.scrollTo({ left, top, behavior: 'instant' })
    return faults
  }, 24 - 0.5)
