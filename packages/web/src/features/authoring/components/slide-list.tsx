import { DndContext, DragOverlay } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { KeyboardEvent } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMedia } from '../../../lib/page/use-media.ts'
import { t } from '../../../messages/studio.ts'
import { LiveRegion } from '../../../ui/stage/feedback/live-region.tsx'
import { WITH_DRAWER } from '../drawer-width.ts'
import type { EditorState, SlideRow as Row } from '../editor-state.ts'
import type { Editor } from '../make-editor.ts'
import { CarriedSlides } from './carried-slides.tsx'
import type { RowCommands } from './row-commands.ts'
import styles from './slide-list.module.css'
import { SlideRow } from './slide-row.tsx'
import { sentenceOfPlace, useSlideDrag } from './use-slide-drag.ts'

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
  const [stop, setStop] = useState<string>()
  const [said, setSaid] = useState('')
  const refocus = useRef<string>(undefined)
  const { dragged, context } = useSlideDrag(editor, setSaid)
  const carried = dragged === undefined ? [] : editor.order.groupOf(dragged)
  const reachable = [stop, current, rows[0]?.key].find((key) => rows.some((row) => row.key === key))

  const isUnsaved = current !== undefined && Object.hasOwn(state.work, current)
  const isShown = useMedia(WITH_DRAWER)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark of unsaved work makes its row taller, and a tablet that turns shows the list.
  useEffect(() => {
    rowIn(list.current, current)?.scrollIntoView({ block: 'nearest' })
  }, [current, isUnsaved, isShown])

  // A row that moves in the document loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is what moves it.
  useLayoutEffect(() => {
    const key = refocus.current
    refocus.current = undefined
    if (key === undefined) return
    rowIn(list.current, key)?.querySelector<HTMLElement>('[data-slide-button]')?.focus()
  }, [order])

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
      setSaid(sentenceOfPlace(editor, key))
    },
    delete: (key) => editor.ask({ is: 'delete', slides: [key] }),
    duplicate: (key) => {
      onOpened?.()
      void editor.slides.duplicate([key])
    },
    discard: editor.slides.askDiscard,
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
    <DndContext {...context}>
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
        {overlay && <CarriedSlides row={overlay} count={carried.length} />}
      </DragOverlay>
    </DndContext>
  )
}
