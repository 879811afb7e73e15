import type { Announcements, DragEndEvent } from '@dnd-kit/core'
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MeasuringStrategy,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useState } from 'react'
import { t } from '../../messages/t.ts'
import { LiveRegion } from '../../ui/stage/live-region.tsx'
import { moved, orderFromTexts, orderToWire, untouched } from '../families/order.ts'
import { readSentList } from '../families/read-sent-list.ts'
import { SubmitBar } from '../families/submit-bar.tsx'
import type { PlayerProps } from '../question-view.ts'
import { OrderCard } from './order-card.tsx'
import styles from './player.module.css'

const DRAG_AFTER_PX = 6
const idOf = (item: number) => `item-${item}`
const itemOf = (id: string | number) => Number(String(id).slice('item-'.length))

/** Cards to put in order: the numbers stay, the cards move, by drag, arrows or keyboard. Nothing is sent before Submit. */
export const DndPlayer = ({ question, locked, pending, disabled, onAnswer }: PlayerProps) => {
  const items = question.answerChoices.filter((item) => typeof item === 'string')
  const [own, setOwn] = useState(() => untouched(items.length))
  const [news, setNews] = useState('')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_AFTER_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  const isAsleep = disabled || locked !== null
  const order = locked === null ? own : orderFromTexts(readSentList(locked), items)
  const of = items.length
  const textOf = (id: string | number) => items[itemOf(id)] ?? ''
  const placeOf = (id: string | number) => order.indexOf(itemOf(id)) + 1

  const step = (from: number, by: number) => {
    const next = moved(own, from, from + by)
    if (next === own) return
    setOwn(next)
    setNews(t('questions:types.DND.moved', { item: items[own[from] ?? 0] ?? '', place: from + by + 1, of }))
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) setOwn(moved(own, own.indexOf(itemOf(active.id)), own.indexOf(itemOf(over.id))))
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) =>
      t('questions:types.DND.lifted', { item: textOf(active.id), place: placeOf(active.id), of }),
    onDragOver: ({ active, over }) =>
      over ? t('questions:types.DND.moved', { item: textOf(active.id), place: placeOf(over.id), of }) : undefined,
    onDragEnd: ({ active, over }) =>
      t('questions:types.DND.dropped', { item: textOf(active.id), place: placeOf((over ?? active).id), of }),
    onDragCancel: ({ active }) => t('questions:types.DND.cancelled', { item: textOf(active.id) }),
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('questions:types.DND.gripHelp') },
      }}
      onDragEnd={drop}
    >
      <div className={styles.order}>
        <div className={styles.board}>
          <div className={styles.numbers} aria-hidden="true">
            {order.map((_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place.
              <span key={place} className={styles.number}>
                {place + 1}
              </span>
            ))}
          </div>
          <SortableContext items={order.map(idOf)} strategy={verticalListSortingStrategy} disabled={isAsleep}>
            <ol className={styles.cards}>
              {order.map((item, place) => (
                <OrderCard
                  key={item}
                  id={idOf(item)}
                  text={items[item] ?? ''}
                  place={place}
                  of={of}
                  isAsleep={isAsleep}
                  onStep={(by) => step(place, by)}
                />
              ))}
            </ol>
          </SortableContext>
        </div>
        <LiveRegion message={news} />
        <SubmitBar
          isReady={!isAsleep}
          locked={locked !== null}
          pending={pending}
          onPress={() => onAnswer(orderToWire(own, items))}
        >
          {t('questions:submit')}
        </SubmitBar>
      </div>
    </DndContext>
  )
}
