import type { Announcements, DndContextProps, Modifier } from '@dnd-kit/core'
import { closestCenter, KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useRef, useState } from 'react'
import { t } from '../../../messages/studio.ts'
import type { Editor } from '../make-editor.ts'

/** A press that moves less is a press. */
const DRAG_PX = 6
/** A finger that moves sooner scrolls the list. */
const HOLD = { delay: 200, tolerance: 8 }

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

const placeOf = (editor: Editor, key: string) => editor.get().order.indexOf(key) + 1

/** Where a slide, with those that move with it, has come to. */
export const sentenceOfPlace = (editor: Editor, key: string): string => {
  const group = editor.order.groupOf(key)
  const place = placeOf(editor, group[0] ?? key)
  return t('authoring:moving.dropped', { count: group.length, place, of: editor.get().order.length })
}

/** Dragging slides by mouse, finger and keyboard: which one is dragged, and what the list's context is given for it. */
export const useSlideDrag = (
  editor: Editor,
  say: (sentence: string) => void,
): { dragged: string | undefined; context: DndContextProps } => {
  const [dragged, setDragged] = useState<string>()
  const isLifted = useRef(false)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_PX } }),
    useSensor(TouchSensor, { activationConstraint: HOLD }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      const group = editor.order.groupOf(String(active.id))
      return t('authoring:moving.pickedUp', { count: group.length, place: placeOf(editor, String(active.id)) })
    },
    onDragOver: ({ active, over }) => {
      const isFirst = isLifted.current
      isLifted.current = false
      // Being over itself is where every slide begins.
      if (!over || (isFirst && over.id === active.id)) return undefined
      return t('authoring:moving.over', { place: placeOf(editor, String(over.id)), of: editor.get().order.length })
    },
    // What came of it is said by the list, which knows the group's new place.
    onDragEnd: () => undefined,
    onDragCancel: () => t('authoring:moving.cancelled'),
  }

  const context: DndContextProps = {
    sensors,
    collisionDetection: closestCenter,
    modifiers: [upAndDown],
    accessibility: { announcements, screenReaderInstructions: { draggable: t('authoring:moving.instructions') } },
    onDragStart: ({ active }) => {
      setDragged(String(active.id))
      isLifted.current = true
      say('')
    },
    onDragEnd: ({ active, over }) => {
      setDragged(undefined)
      if (over) editor.order.drop(String(active.id), String(over.id))
      say(sentenceOfPlace(editor, String(active.id)))
    },
    onDragCancel: () => setDragged(undefined),
  }

  return { dragged, context }
}
