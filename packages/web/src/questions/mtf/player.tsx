import { useRef } from 'react'
import { LiveRegion } from '../../ui/stage/feedback/live-region.tsx'
import { orderFromTexts, orderToWire } from '../families/order.ts'
import { countMatched, wordOrder } from '../families/pairs.ts'
import { readSentList } from '../families/read-sent-list.ts'
import { SubmitBar } from '../families/submit-bar.tsx'
import { useDrag } from '../families/use-drag.ts'
import type { PlayerProps } from '../question-view.ts'
import { CarriedWord } from './carried-word.tsx'
import { t } from './messages.ts'
import { PairRow } from './pair-row.tsx'
import styles from './player.module.css'
import { usePairs } from './use-pairs.ts'
import { BANK, WordBank } from './word-bank.tsx'

/** Prompts, each with a place for its word: by drag, or by tapping a word and a place in either order. */
export const MtfPlayer = ({ question, locked, pending, disabled, onAnswer }: PlayerProps) => {
  const [prompts, words] = question.answerChoices.filter((side) => typeof side !== 'string')
  return (
    <Pairs
      prompts={prompts ?? []}
      words={words ?? []}
      lang={question.language}
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
  lang: string | undefined
}

const Pairs = ({ prompts, words, lang, locked, pending, disabled, onAnswer }: PairsProps) => {
  const pairs = usePairs(prompts, words)
  const ground = useRef<HTMLDivElement>(null)
  const isAsleep = disabled || locked !== null
  const { drag, press } = useDrag({
    ground,
    isAsleep,
    onDrop: ({ item, over }) => {
      if (over === BANK) pairs.takeBack(item)
      else if (over !== undefined) pairs.place(item, Number(over))
    },
  })

  const focusPlace = (slot: number) =>
    ground.current?.querySelector<HTMLElement>(`[data-place="${slot}"] > button`)?.focus()

  const slots = locked === null ? pairs.slots : orderFromTexts(readSentList(locked), words)
  const order = wordOrder(slots)
  const count = countMatched(slots)

  return (
    <div ref={ground} className={styles.pairs}>
      <ol className={styles.rows}>
        {slots.map((word, slot) => (
          <PairRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            key={slot}
            slot={slot}
            prompt={prompts[slot] ?? ''}
            lang={lang}
            word={word === null ? null : { number: word, text: words[word] ?? '' }}
            isAimed={pairs.aimed === slot}
            isPicked={word !== null && pairs.picked === word}
            isAsking={drag !== null || pairs.picked !== null}
            isAsleep={isAsleep}
            isOver={drag?.over === String(slot)}
            isCarried={word !== null && drag?.item === word}
            onPointerDown={word === null ? undefined : press(word)}
            onPress={() => pairs.pressSlot(slot)}
            onClear={pairs.takeBack}
          />
        ))}
      </ol>
      <WordBank
        slots={slots}
        words={words}
        lang={lang}
        picked={pairs.picked}
        carried={drag?.item}
        isAsleep={isAsleep}
        onPointerDown={press}
        onPress={(word, { detail }) => {
          // By keyboard the next step is a place: the one that waits for a word, or the first that is free.
          if (detail === 0 && pairs.picked !== word) focusPlace(pairs.aimed ?? slots.indexOf(null))
          pairs.pressWord(word)
        }}
      />
      {drag && <CarriedWord text={words[drag.item] ?? ''} drag={drag} />}
      <LiveRegion message={pairs.news} />
      <SubmitBar
        isReady={order !== null && !isAsleep}
        locked={locked !== null}
        pending={pending}
        onPress={() => {
          if (order) onAnswer(orderToWire(order, words))
        }}
      >
        {order || disabled ? t('questions:submit') : t('submitSoFar', { count, of: prompts.length })}
      </SubmitBar>
    </div>
  )
}
