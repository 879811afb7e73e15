/** So near to the edge of what scrolls, something carried makes it scroll. */
const EDGE_PX = 40
const SCROLL_PX = 8

interface Point {
  x: number
  y: number
}

const holds = ({ left, right, top, bottom }: DOMRect, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

/** The `data-place` of the element within the ground that lies under a point of the window. */
export const placeUnder = (ground: HTMLElement, point: Point): string | undefined =>
  [...ground.querySelectorAll<HTMLElement>('[data-place]')].find((place) => holds(place.getBoundingClientRect(), point))
    ?.dataset.place

/** What scrolls the ground: the nearest element around it that is higher inside than outside, else the page. */
export const scrollerOf = (ground: HTMLElement): Element => {
  for (let around: Element | null = ground; around !== null; around = around.parentElement) {
    const isScrolled = around.scrollHeight > around.clientHeight
    if (isScrolled && /auto|scroll/.test(getComputedStyle(around).overflowY)) return around
  }
  return document.documentElement
}

/** Scrolls a little when the pointer is near an edge; answers whether anything moved. */
export const scrollOn = (scroller: Element, y: number): boolean => {
  const box = scroller.getBoundingClientRect()
  const top = Math.max(box.top, 0)
  const bottom = Math.min(box.bottom, window.innerHeight)
  const before = scroller.scrollTop
  if (y < top + EDGE_PX) scroller.scrollTop -= SCROLL_PX
  else if (y > bottom - EDGE_PX) scroller.scrollTop += SCROLL_PX
  return scroller.scrollTop !== before
}
