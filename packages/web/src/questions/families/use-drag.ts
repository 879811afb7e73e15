import type { PointerEvent as ReactPointerEvent, RefObject } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import { placeUnder, scrollerOf, scrollOn } from './drag-ground.ts'

/** A press becomes a drag after this way, so that a tap stays a tap. */
const DRAG_AFTER_PX = 6

/** What a pointer carries. Lengths are in pixels; the ground is the element within which things are carried. */
export interface Drag {
  item: number
  /** Where it lay on the ground, and how large it is. */
  left: number
  top: number
  width: number
  height: number
  /** How far it was carried over the ground. */
  byX: number
  byY: number
  /** The `data-place` of what the pointer is over. */
  over: string | undefined
}

interface Press {
  item: number
  element: HTMLElement
  ground: HTMLElement
  pointerId: number
  clientX: number
  clientY: number
}

interface DragOptions {
  ground: RefObject<HTMLElement | null>
  isAsleep: boolean
  onLift?: (item: number) => void
  onMove?: (drag: Drag) => void
  onDrop: (drag: Drag) => void
  onCancel?: (item: number) => void
}

/** Letting go makes a click sometimes; it comes before the next press, and never from a key (those count no clicks). */
const swallowClick = () => {
  const listeners = new AbortController()
  const options = { capture: true, signal: listeners.signal }
  const swallow = (event: MouseEvent) => {
    if (event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
    listeners.abort()
  }
  window.addEventListener('click', swallow, options)
  window.addEventListener('pointerdown', () => listeners.abort(), options)
}

/**
 * Carries items by mouse, finger or pen: `press(item)` is the `onPointerDown` of what is carried, whose style needs
 * `touch-action: none`. Escape, and whatever takes the pointer away, puts the item back.
 */
export const useDrag = ({ ground, isAsleep, ...on }: DragOptions) => {
  const [press, setPress] = useState<Press | null>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const onLift = useEffectEvent((lifted: number) => on.onLift?.(lifted))
  const onMove = useEffectEvent((moved: Drag) => on.onMove?.(moved))
  const onDrop = useEffectEvent((dropped: Drag) => on.onDrop(dropped))
  const onCancel = useEffectEvent((lifted: number) => on.onCancel?.(lifted))

  useEffect(() => {
    if (press === null || isAsleep) return
    const { item, element, ground, pointerId, clientX, clientY } = press
    const scroller = scrollerOf(ground)
    const groundAtPress = ground.getBoundingClientRect()
    const box = element.getBoundingClientRect()
    const start = {
      item,
      left: box.left - groundAtPress.left,
      top: box.top - groundAtPress.top,
      width: box.width,
      height: box.height,
    }
    let at = { x: clientX, y: clientY }
    let carried: Drag | null = null
    let frame = 0

    const carry = () => {
      const { left, top } = ground.getBoundingClientRect()
      carried = {
        ...start,
        byX: at.x - clientX - (left - groundAtPress.left),
        byY: at.y - clientY - (top - groundAtPress.top),
        over: placeUnder(ground, at),
      }
      setDrag(carried)
      onMove(carried)
    }
    const keepInView = () => {
      if (scrollOn(scroller, at.y)) carry()
      frame = requestAnimationFrame(keepInView)
    }
    const end = (drop: boolean) => {
      if (carried !== null) swallowClick()
      if (carried !== null && drop) onDrop(carried)
      else if (carried !== null) onCancel(item)
      carried = null
      setPress(null)
    }

    const listeners = new AbortController()
    const listen = <Name extends keyof WindowEventMap>(name: Name, listener: (event: WindowEventMap[Name]) => void) =>
      window.addEventListener(name, listener, { capture: true, signal: listeners.signal })
    listen('pointermove', (event) => {
      if (event.pointerId !== pointerId) return
      // The button was let go where nobody could hear it.
      if (event.buttons === 0) return end(false)
      at = { x: event.clientX, y: event.clientY }
      if (carried === null) {
        if (Math.hypot(at.x - clientX, at.y - clientY) < DRAG_AFTER_PX) return
        element.setPointerCapture(pointerId)
        onLift(item)
        frame = requestAnimationFrame(keepInView)
      }
      carry()
    })
    listen('pointerup', (event) => event.pointerId === pointerId && end(true))
    listen('pointercancel', (event) => event.pointerId === pointerId && end(false))
    listen('keydown', (event) => {
      if (event.key !== 'Escape' || carried === null) return
      event.preventDefault()
      event.stopPropagation()
      end(false)
    })
    return () => {
      listeners.abort()
      cancelAnimationFrame(frame)
      setDrag(null)
      if (carried !== null) onCancel(item)
    }
  }, [press, isAsleep])

  return {
    drag,
    press: (item: number) => (event: ReactPointerEvent<HTMLElement>) => {
      if (isAsleep || event.button !== 0 || !event.isPrimary || ground.current === null) return
      const { currentTarget: element, pointerId, clientX, clientY } = event
      setPress({ item, element, ground: ground.current, pointerId, clientX, clientY })
    },
  }
}
