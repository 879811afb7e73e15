import type { FocusEvent, KeyboardEvent } from 'react'
import { useEffect, useRef } from 'react'
import { readingKey } from '../../lib/page/reading-key.ts'

const TILE = '[data-tile]'

const tilesIn = (element: Element | null): HTMLElement[] => [...(element?.querySelectorAll<HTMLElement>(TILE) ?? [])]

/** What stands on a tile is reached from it, and from no other. */
const besides = (tile: HTMLElement): HTMLElement[] => [
  ...(tile.parentElement?.querySelectorAll<HTMLElement>('[data-beside-tile]') ?? []),
]

/** Of the tiles that are wholly above or below another one, the nearest: in the next row, there the least to its side. */
const inNextRow = (tiles: readonly HTMLElement[], from: HTMLElement, way: 1 | -1): HTMLElement | undefined => {
  const here = from.getBoundingClientRect()
  const distances = tiles
    .map((tile) => ({ tile, box: tile.getBoundingClientRect() }))
    .filter(({ box }) => (way > 0 ? box.top >= here.bottom : box.bottom <= here.top))
    .map(({ tile, box }) => ({ tile, down: Math.abs(box.top - here.top), aside: Math.abs(box.left - here.left) }))
  return distances.sort((one, other) => one.down - other.down || one.aside - other.aside)[0]?.tile
}

const tileBeside = (tiles: readonly HTMLElement[], from: HTMLElement, pressed: string): HTMLElement | undefined => {
  const key = readingKey(pressed)
  const at = tiles.indexOf(from)
  if (key === 'ArrowRight') return tiles[at + 1]
  if (key === 'ArrowLeft') return tiles[at - 1]
  if (key === 'Home') return tiles[0]
  if (key === 'End') return tiles.at(-1)
  if (key === 'ArrowDown') return inNextRow(tiles, from, 1)
  if (key === 'ArrowUp') return inNextRow(tiles, from, -1)
  return undefined
}

/**
 * Makes the tiles inside an element one stop of the Tab key, the one where the focus was last; arrows, Home and End move between them.
 * Hundreds of tiles would stand between whoever uses a keyboard and the buttons behind them. Rule WB42.
 */
export const useOneTabStop = () => {
  const ref = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLElement>(null)
  const stopAt = (stop: HTMLElement | null) => {
    const tiles = tilesIn(ref.current)
    const kept = stop !== null && tiles.includes(stop) ? stop : tiles[0]
    for (const tile of tiles) {
      tile.tabIndex = tile === kept ? 0 : -1
      for (const beside of besides(tile)) beside.tabIndex = tile.tabIndex
    }
  }
  // Tiles come and go with search and filters.
  useEffect(() => stopAt(last.current))
  return {
    ref,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (!target.matches(TILE)) return
      last.current = target
      stopAt(target)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { target, key, altKey, ctrlKey, metaKey } = event
      if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement) || !target.matches(TILE)) return
      const next = tileBeside(tilesIn(ref.current), target, key)
      if (next === undefined) return
      event.preventDefault()
      next.focus()
    },
  }
}
