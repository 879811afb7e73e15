/** What the styles of jsdom itself look at to say how an element is displayed; those of the pages are not loaded in these tests. */
const kindOf = (element: Element): string =>
  [
    element.tagName,
    ...['hidden', 'open', 'popover', 'type', 'style'].map((name) => element.getAttribute(name)),
    element.previousElementSibling === null && element.parentElement?.tagName,
  ].join('\n')

/** Of a property that elements have from those above them. */
const inherited = (element: Element, property: 'visibility' | 'pointerEvents', initial: string): string => {
  for (let above: Element | null = element; above !== null; above = above.parentElement) {
    const own = 'style' in above && (above as HTMLElement).style[property]
    if (own) return own
  }
  return initial
}

/**
 * A third of a test was spent on computing styles, for which jsdom tries a hundred selectors on each element: queries by role ask
 * for those of every element and of all above it. What they and clicks ask is found out without; for the rest jsdom is asked.
 */
export const quickenComputedStyles = (): void => {
  const compute = window.getComputedStyle.bind(window)
  const displays = new Map<string, string>()
  const displayOf = (element: Element): string => {
    const kind = kindOf(element)
    const display = displays.get(kind) ?? compute(element).display
    displays.set(kind, display)
    return display
  }
  const quick = (element: Element, property: string): string | undefined => {
    if (property === 'display') return displayOf(element)
    if (property === 'visibility') return inherited(element, 'visibility', 'visible')
    if (property === 'pointerEvents' || property === 'pointer-events')
      return inherited(element, 'pointerEvents', 'auto')
    return undefined
  }
  const styleOf = (element: Element): CSSStyleDeclaration =>
    new Proxy({} as CSSStyleDeclaration, {
      get: (_, property) => {
        if (property === 'getPropertyValue')
          return (name: string) => quick(element, name) ?? compute(element).getPropertyValue(name)
        return quick(element, String(property)) ?? Reflect.get(compute(element), property)
      },
    })
  const styles = new WeakMap<Element, CSSStyleDeclaration>()
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return compute(element, pseudo)
    const style = styles.get(element) ?? styleOf(element)
    styles.set(element, style)
    return style
  }
}
