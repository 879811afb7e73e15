import { t } from '../../messages/t.ts'
import type { LetterPlace } from './letters.ts'
import { upper } from './letters.ts'

type Words = readonly (readonly LetterPlace[])[]

/** "One letter is given. 2 words, 13 letters." */
export const lettersHint = (words: Words): string => {
  const places = words.flat()
  const count = t('questions:letters.letters', { count: places.length })
  const size = words.length > 1 ? `${t('questions:letters.words', { count: words.length })}, ${count}` : count
  const given = places.some(({ is }) => is === 'given') ? `${t('questions:letters.oneGiven')} ` : ''
  return `${given}${size}.`
}

const givenLabel = (at: number, letter: string): string =>
  at === 0 ? t('questions:letters.firstGiven', { letter }) : t('questions:letters.given', { place: at + 1, letter })

const wordLabel = (word: readonly LetterPlace[]): string => {
  const given = word.flatMap((place, at) => (place.is === 'given' ? [givenLabel(at, upper(place.letter))] : []))
  return [t('questions:letters.word', { count: word.length }), ...given].join(', ')
}

/** "Your answer: word of 6 letters, first letter S given". */
export const lettersLabel = (words: Words): string =>
  `${t('questions:letters.answer')}: ${words.map(wordLabel).join('; ')}`
