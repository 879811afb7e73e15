import { useState } from 'react'
import type { Slots } from '../families/pairs.ts'
import { emptySlots, placed, takenBack } from '../families/pairs.ts'
import { t } from './messages.ts'

/** The pairs as they stand, and the half of one that was tapped first: a word, or the slot that waits for one. */
export const usePairs = (prompts: readonly string[], words: readonly string[]) => {
  const [slots, setSlots] = useState<Slots>(() => emptySlots(prompts.length))
  const [picked, setPicked] = useState<number | null>(null)
  const [aimed, setAimed] = useState<number | null>(null)
  const [news, setNews] = useState('')

  const rest = () => {
    setPicked(null)
    setAimed(null)
  }
  const nameOf = (slot: number) => prompts[slot] || t('numberedPrompt', { number: slot + 1 })

  const place = (word: number, slot: number) => {
    setSlots((held) => placed(held, word, slot))
    setNews(t('placed', { word: words[word] ?? '', prompt: nameOf(slot) }))
    rest()
  }
  const takeBack = (word: number) => {
    if (!slots.includes(word)) return
    setSlots((held) => takenBack(held, word))
    setNews(t('takenBack', { word: words[word] ?? '' }))
    rest()
  }
  const pick = (word: number) => {
    setPicked(word)
    setNews(t('picked', { word: words[word] ?? '' }))
  }
  const aim = (slot: number) => {
    setAimed(slot)
    setNews(t('aimed', { prompt: nameOf(slot) }))
  }

  return {
    slots,
    picked,
    aimed,
    news,
    place,
    takeBack,
    pressWord: (word: number) => {
      if (aimed !== null) return place(word, aimed)
      return picked === word ? rest() : pick(word)
    },
    pressSlot: (slot: number) => {
      const held = slots[slot] ?? null
      if (picked !== null) return picked === held ? rest() : place(picked, slot)
      if (held !== null) return pick(held)
      return aimed === slot ? rest() : aim(slot)
    },
  }
}
