import type { DragEndEvent, DragStartEvent } from '@dnd-kit/core'
import { DndContext, DragOverlay, PointerSensor, pointerWithin, useSensor, useSensors } from '@dnd-kit/core'
import { useState } from 'react'
import { t } from '../../messages/t.ts'
import { LiveRegion } from '../../ui/stage/live-region.tsx'
import { orderFromTexts, orderToWire } from '../families/order.ts'
import { countMatched, wordOrder } from '../families/pairs.ts'
import { readSentList } from '../families/read-sent-list.ts'
import { SubmitBar } from '../families/submit-bar.tsx'
import type { PlayerProps } from '../question-view.ts'
import { PairRow } from './pair-row.tsx'
import styles from './player.module.css'
import { usePairs } from './use-pairs.ts'
import { WordBank } from './word-bank.tsx'
import { WordShape } from './word-shape.tsx'

/** A press becomes a drag after this way, so that a tap stays a tap. */
const DRAG_AFTER_PX = 6
/** The words are announced by our own live region. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

/** Prompts, each with a place for its word: by drag, or by tapping a word and a place in either order. */
export const MtfPlayer = ({ question, locked, pending, disabled, onAnswer }: PlayerProps) => {
  const [prompts, words] = question.answerChoices.filter((side) => typeof side !== 'string')
  return (
    <Pairs
      prompts={prompts ?? []}
      words={words ?? []}
      locked={locked}
      pending={pending}
      disabled={disabled}
      onAnswer={onAnswer}
    />
  )
}

interface PairsProps extends Omit<PlayerProps, 'question'> {
  prompts: readonly string[]
  words: readonly string[]
}

const Pairs = ({ prompts, words, locked, pending, disabled, onAnswer }: PairsProps) => {
  const pairs = usePairs(prompts, words)
  const [lifted, setLifted] = useState<number | null>(null)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_AFTER_PX } }))

  const isAsleep = disabled || locked !== null
  const slots = locked === null ? pairs.slots : orderFromTexts(readSentList(locked), words)
  const order = wordOrder(slots)
  const count = countMatched(slots)

  const lift = ({ active }: DragStartEvent) => setLifted(Number(active.id))
  const drop = ({ active, over }: DragEndEvent) => {
    setLifted(null)
    if (over === null) return
    if (over.id === 'bank') pairs.takeBack(Number(active.id))
    else pairs.place(Number(active.id), Number(over.id))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
      onDragStart={lift}
      onDragEnd={drop}
      onDragCancel={() => setLifted(null)}
    >
      <div className={styles.pairs}>
        <ol className={styles.rows}>
          {slots.map((word, slot) => (
            <PairRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
              key={slot}
              slot={slot}
              prompt={prompts[slot] ?? ''}
              word={word === null ? null : { number: word, text: words[word] ?? '' }}
              isAimed={pairs.aimed === slot}
              isPicked={word !== null && pairs.picked === word}
              isAsking={lifted !== null || pairs.picked !== null}
              isAsleep={isAsleep}
              onPress={() => pairs.pressSlot(slot)}
              onClear={pairs.takeBack}
            />
          ))}
        </ol>
        <WordBank slots={slots} words={words} picked={pairs.picked} isAsleep={isAsleep} onPress={pairs.pressWord} />
        <LiveRegion message={pairs.news} />
        <SubmitBar
          isReady={order !== null && !isAsleep}
          locked={locked !== null}
          pending={pending}
          onPress={() => {
            if (order) onAnswer(orderToWire(order, words))
          }}
        >
          {order || disabled
            ? t('questions:submit')
            : t('questions:types.MTF.submitSoFar', { count, of: prompts.length })}
        </SubmitBar>
      </div>
      <DragOverlay dropAnimation={null}>
        {lifted !== null && <WordShape text={words[lifted] ?? ''} isLifted />}
      </DragOverlay>
    </DndContext>
  )
}
