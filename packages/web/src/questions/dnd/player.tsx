import { useId, useRef } from 'react'
import { numberText } from '../../lib/text/numbers.ts'
import { LiveRegion } from '../../ui/stage/feedback/live-region.tsx'
import { orderFromTexts, orderToWire } from '../families/order.ts'
import { readSentList } from '../families/read-sent-list.ts'
import { SubmitBar } from '../families/submit-bar.tsx'
import { useDrag } from '../families/use-drag.ts'
import type { PlayerProps } from '../question-view.ts'
import { t } from './messages.ts'
import { OrderCard } from './order-card.tsx'
import styles from './player.module.css'
import { useOrder } from './use-order.ts'

/** From the top of one card to the top of the next; all are of one height. */
const pitchOf = (list: HTMLElement | null): number => {
  const [first, second] = list?.querySelectorAll<HTMLElement>(':scope > li') ?? []
  return first && second ? second.offsetTop - first.offsetTop : 1
}

/** Cards to put in order: the numbers stay, the cards move, by drag, arrows or keyboard. Nothing is sent before Submit. */
export const DndPlayer = ({ question, locked, pending, disabled, onAnswer }: PlayerProps) => {
  const items = question.answerChoices.filter((item) => typeof item === 'string')
  const isAsleep = disabled || locked !== null
  const list = useRef<HTMLOListElement>(null)
  const helpId = useId()
  const moves = useOrder(items)
  const { drag, press } = useDrag({
    ground: list,
    isAsleep,
    onLift: moves.lift,
    onMove: ({ item, byY }) => moves.aim(item, item + Math.round(byY / pitchOf(list.current))),
    onDrop: moves.drop,
    onCancel: moves.putBack,
  })

  const order = locked === null ? moves.order : orderFromTexts(readSentList(locked), items)
  return (
    <div className={styles.order}>
      <div className={styles.board}>
        <div className={styles.numbers} aria-hidden="true">
          {order.map((_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place.
            <span key={place} className={styles.number}>
              {numberText(place + 1)}
            </span>
          ))}
        </div>
        <ol ref={list} className={styles.cards}>
          {order.map((item, place) => (
            <OrderCard
              key={item}
              text={items[item] ?? ''}
              lang={question.language}
              place={place}
              of={order.length}
              isAsleep={isAsleep}
              moves={moves}
              carriedPx={drag?.item === place ? drag.byY : undefined}
              helpId={helpId}
              onPointerDown={press(place)}
            />
          ))}
        </ol>
      </div>
      <p id={helpId} hidden>
        {t('gripHelp')}
      </p>
      <LiveRegion message={moves.news} />
      <SubmitBar
        isReady={!isAsleep}
        locked={locked !== null}
        pending={pending}
        onPress={() => onAnswer(orderToWire(moves.order, items))}
      >
        {t('questions:submit')}
      </SubmitBar>
    </div>
  )
}
