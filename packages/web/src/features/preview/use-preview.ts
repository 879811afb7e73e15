import type { Random } from '@quokka/core/lib'
import { pickIndex } from '@quokka/core/lib'
import type { Question } from '@quokka/core/questions'
import { isTimed } from '@quokka/core/questions'
import { useEffect, useReducer, useRef } from 'react'
import type { Preview, Step } from './preview-state.ts'
import { beginPreview, stepped } from './preview-state.ts'

const TICK_MS = 1_000
/** A preview has no other players: the rank is drawn from 1 to this. */
const RANKS = 10

export interface PreviewActions {
  answer: (answer: string) => void
  goOn: () => void
  move: (by: -1 | 1) => void
  restart: () => void
}

/** Runs the preview from a slide on, by the given clock, which ticks on each full second of a question. */
export const usePreview = (
  questions: readonly Question[],
  from: number,
  random: Random,
  now: () => number,
): [Preview, PreviewActions] => {
  const [preview, send] = useReducer(
    (before: Preview, step: Step) => stepped(questions, before, step),
    undefined,
    () => beginPreview(now(), from),
  )
  const clock = useRef(now)

  const question = preview.phase === 'asking' ? questions[preview.index] : undefined
  const elapsedMs =
    preview.phase === 'asking' && question && isTimed(question) ? preview.nowMs - preview.askedAtMs : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question has seconds of its own.
  useEffect(() => {
    if (elapsedMs === null) return
    const timer = setTimeout(() => send({ did: 'tick', atMs: clock.current() }), TICK_MS - (elapsedMs % TICK_MS))
    return () => clearTimeout(timer)
  }, [elapsedMs, question])

  return [
    preview,
    {
      answer: (answer) => send({ did: 'answer', answer, atMs: now() }),
      goOn: () => send({ did: 'goOn', atMs: now(), rank: 1 + pickIndex(RANKS, random) }),
      move: (by) => send({ did: 'move', by, atMs: now() }),
      restart: () => send({ did: 'restart', atMs: now() }),
    },
  ]
}
