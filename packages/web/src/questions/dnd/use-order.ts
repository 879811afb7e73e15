import { useState } from 'react'
import { moved, untouched } from '../families/order.ts'
import { t } from './messages.ts'

/** A lifted card: the place that it came from and the one that it would take, from 0. */
export interface Lifted {
  from: number
  to: number
}

/** The order as it stands, the card that is lifted out of it, and what is read out about both. */
export const useOrder = (items: readonly string[]) => {
  const [order, setOrder] = useState(() => untouched(items.length))
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const [news, setNews] = useState('')

  const of = items.length
  const itemAt = (place: number) => items[order[place] ?? 0] ?? ''

  return {
    order,
    lifted,
    news,
    /** Moves a card at once. */
    step: (from: number, by: -1 | 1) => {
      const next = moved(order, from, from + by)
      if (next === order) return
      setOrder(next)
      setNews(t('moved', { item: itemAt(from), place: from + by + 1, of }))
    },
    lift: (from: number) => {
      setLifted({ from, to: from })
      setNews(t('lifted', { item: itemAt(from), place: from + 1, of }))
    },
    /** Holds the lifted card over another place. */
    aim: (from: number, place: number) => {
      const to = Math.min(Math.max(place, 0), of - 1)
      if (to === (lifted?.to ?? from)) return
      setLifted({ from, to })
      setNews(t('moved', { item: itemAt(from), place: to + 1, of }))
    },
    drop: () => {
      if (lifted === null) return
      setOrder(moved(order, lifted.from, lifted.to))
      setNews(t('dropped', { item: itemAt(lifted.from), place: lifted.to + 1, of }))
      setLifted(null)
    },
    putBack: () => {
      if (lifted === null) return
      setNews(t('cancelled', { item: itemAt(lifted.from) }))
      setLifted(null)
    },
  }
}

export type OrderMoves = ReturnType<typeof useOrder>
