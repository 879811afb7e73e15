import { listText } from '../../lib/text/list-text.ts'
import { t } from '../../messages/stage.ts'
import type { LetterPlace } from './letters.ts'

type Words = readonly (readonly LetterPlace[])[]

const isLetter = ({ is }: LetterPlace): boolean => is !== 'mark'

/** "One letter is given. 2 words, 13 letters." */
export const lettersHint = (words: Words): string => {
  const places = words.flat().filter(isLetter)
  const count = t('questions:letters.letters', { count: places.length })
  const size =
    words.length > 1
      ? t('questions:letters.wordsOf', { words: t('questions:letters.words', { count: words.length }), letters: count })
      : count
  return t(places.some(({ is }) => is === 'given') ? 'questions:letters.hintGiven' : 'questions:letters.hint', { size })
}

const givenLabel = (place: number, letter: string): string =>
  place === 1 ? t('questions:letters.firstGiven', { letter }) : t('questions:letters.given', { place, letter })

const wordLabel = (word: readonly LetterPlace[]): string => {
  let letters = 0
  const given = word.flatMap((place) => {
    if (isLetter(place)) letters += 1
    if (place.is === 'blank') return []
    return [place.is === 'given' ? givenLabel(letters, place.letter) : markLabel(letters, place.letter)]
  })
  return listText([t('questions:letters.word', { count: letters }), ...given])
}

/** Screen readers pass over most marks, so those that words have are named. */
const MARKS = new Map<string, 'hyphen' | 'apostrophe' | 'stop' | 'exclamation' | 'question' | 'comma'>([
  ['-', 'hyphen'],
  ["'", 'apostrophe'],
  ['’', 'apostrophe'],
  ['.', 'stop'],
  ['!', 'exclamation'],
  ['?', 'question'],
  ['؟', 'question'],
  [',', 'comma'],
  ['،', 'comma'],
  ['।', 'stop'],
])

const markLabel = (place: number, letter: string): string => {
  const name = MARKS.get(letter)
  const mark = name ? t(`questions:letters.marks.${name}`) : letter
  return place === 0 ? t('questions:letters.markFirst', { mark }) : t('questions:letters.mark', { mark, place })
}

/** "Your answer: word of 6 letters, first letter S given". */
export const lettersLabel = (words: Words): string => {
  const [first = '', ...more] = words.map(wordLabel)
  return t('questions:letters.answer', {
    words: more.reduce((before, word) => t('questions:letters.next', { before, word }), first),
  })
}
