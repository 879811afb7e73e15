import { LIMITS } from '../../limits.ts'
import type { ExchangedAs, Landing, LandingNeed } from '../exchanged.ts'

const MOST = LIMITS.pairsPerQuestion

/** Pairs of another product as four of ours: those with a prompt first, and answers without one only where pairs are missing. */
export const landPairs = ({ pairs: found }: ExchangedAs<'pairs'>): Landing => {
  const filled = found
    .map(([prompt, answer]) => ({ prompt: prompt.trim(), answer: answer.trim() }))
    .filter(({ answer }) => answer !== '')
    .sort((left, right) => Number(left.prompt === '') - Number(right.prompt === ''))
  const pairs = filled.slice(0, MOST)
  const needs: LandingNeed[] = pairs
    .flatMap(({ prompt, answer }) => [prompt, answer])
    .filter((text) => text.length > LIMITS.optionCharacters)
    .map((text) => ({ code: 'itemTooLong', text }))
  if (pairs.length < MOST) needs.push({ code: 'tooFewPairs', count: pairs.length })
  const side = (name: 'prompt' | 'answer'): string[] =>
    Array.from({ length: MOST }, (_, place) => pairs[place]?.[name] ?? '')
  return {
    fields: { correctAnswer: [side('prompt'), side('answer')] },
    changes: filled.slice(MOST).map(({ prompt, answer }) => ({ code: 'pairLeftOut', prompt, answer })),
    needs,
  }
}
