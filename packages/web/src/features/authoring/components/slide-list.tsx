import type { Announcements, DragEndEvent, DragStartEvent, Modifier } from '@dnd-kit/core'
import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { KeyboardEvent } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { t } from '../../../messages/studio.ts'
import { LiveRegion } from '../../../ui/stage/feedback/live-region.tsx'
import type { EditorState, SlideRow as Row } from '../editor-state.ts'
import type { Editor } from '../make-editor.ts'
import { SlideFace } from './slide-face.tsx'
import styles from './slide-list.module.css'
import type { RowCommands } from './slide-row.tsx'
import { SlideRow } from './slide-row.tsx'

/** A press that moves less is a press. */
const DRAG_PX = 6
/** A finger that moves sooner scrolls the list. */
const HOLD = { delay: 200, tolerance: 8 }

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

const rowIn = (list: HTMLElement | null, key: string | undefined) =>
  [...(list?.querySelectorAll<HTMLElement>('[data-slide]') ?? [])].find(({ dataset }) => dataset.slide === key)

interface SlideListProps {
  editor: Editor
  state: EditorState
  rows: readonly Row[]
  onOpened?: () => void
}

/** The slides in their order: by mouse, finger and keyboard, one by one or several together. */
export const SlideList = ({ editor, state, rows, onOpened }: SlideListProps) => {
  const { order, current, selection, isSelecting } = state
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<string>()
  const [stop, setStop] = useState<string>()
  const [said, setSaid] = useState('')
  const refocus = useRef<string>(undefined)
  const isLifted = useRef(false)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_PX } }),
    useSensor(TouchSensor, { activationConstraint: HOLD }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const carried = dragged === undefined ? [] : editor.order.groupOf(dragged)
  const reachable = [stop, current, rows[0]?.key].find((key) => rows.some((row) => row.key === key))

  const isUnsaved = current !== undefined && Object.hasOwn(state.work, current)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark of unsaved work makes its row taller.
  useEffect(() => {
    rowIn(list.current, current)?.scrollIntoView({ block: 'nearest' })
  }, [current, isUnsaved])

  // A row that moves in the document loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is what moves it.
  useLayoutEffect(() => {
    const key = refocus.current
    refocus.current = undefined
    if (key === undefined) return
    rowIn(list.current, key)?.querySelector<HTMLElement>('[data-slide-button]')?.focus()
  }, [order])

  const placeOf = (key: string) => editor.get().order.indexOf(key) + 1
  const sayPlace = (key: string) => {
    const group = editor.order.groupOf(key)
    setSaid(t('authoring:moving.dropped', { count: group.length, place: placeOf(group[0] ?? key), of: order.length }))
  }

  const commands: RowCommands = {
    open: (key) => {
      editor.slides.open(key)
      onOpened?.()
    },
    toggle: editor.order.toggle,
    selectTo: editor.order.selectTo,
    step: (key, by) => {
      refocus.current = key
      editor.order.step(key, by)
      sayPlace(key)
    },
    delete: (key) => editor.ask({ is: 'delete', slide: key }),
    duplicate: (key) => {
      onOpened?.()
      void editor.slides.duplicate(key)
    },
    discard: editor.slides.askDiscard,
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      const group = editor.order.groupOf(String(active.id))
      return t('authoring:moving.pickedUp', { count: group.length, place: placeOf(String(active.id)) })
    },
    onDragOver: ({ active, over }) => {
      const isFirst = isLifted.current
      isLifted.current = false
      // Being over itself is where every slide begins.
      if (!over || (isFirst && over.id === active.id)) return undefined
      return t('authoring:moving.over', { place: placeOf(String(over.id)), of: order.length })
    },
    // What came of it is said by the list, which knows the group's new place.
    onDragEnd: () => undefined,
    onDragCancel: () => t('authoring:moving.cancelled'),
  }

  const onDragStart = ({ active }: DragStartEvent) => {
    setDragged(String(active.id))
    isLifted.current = true
    setSaid('')
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setDragged(undefined)
    if (over) editor.order.drop(String(active.id), String(over.id))
    sayPlace(String(active.id))
  }

  const move = (event: KeyboardEvent) => {
    if (dragged !== undefined || event.altKey || !(event.target instanceof HTMLElement)) return
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-slide-button]') ?? [])]
    const at = buttons.indexOf(event.target)
    if (at < 0) return
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: buttons.length - 1 }[event.key]
    const target = to === undefined ? undefined : buttons[to]
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  const overlay = rows.find(({ key }) => key === dragged)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('authoring:moving.instructions') },
      }}
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
      onDragCancel={() => setDragged(undefined)}
    >
      <SortableContext items={[...order]} strategy={verticalListSortingStrategy}>
        <ol ref={list} className={styles.list} aria-label={t('authoring:slides')} onKeyDown={move}>
          {rows.map((row) => (
            <SlideRow
              key={row.key}
              row={row}
              commands={commands}
              count={order.length}
              isCurrent={row.key === current}
              isSelected={selection.includes(row.key)}
              isSelecting={isSelecting}
              isCarried={carried.includes(row.key)}
              isStop={row.key === reachable}
              onFocus={() => setStop(row.key)}
            />
          ))}
        </ol>
      </SortableContext>
      <LiveRegion message={said} />
      <DragOverlay dropAnimation={{ duration: 180, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }}>
        {overlay && (
          <div className={styles.carried}>
            <span className={styles.number}>{overlay.number}</span>
            <SlideFace row={overlay} />
            {carried.length > 1 && (
              <span className={styles.count}>{t('authoring:moving.carried', { count: carried.length })}</span>
            )}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}
