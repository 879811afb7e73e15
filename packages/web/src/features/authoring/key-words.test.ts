import { expect, test } from 'vitest'
import { keyWordsIn, keyWordsText } from './key-words.ts'

test.each([[['reef']], [['moons', 'stars']], [['Manga, Anime and Films']], [['Manga, Anime', 'stars']], [[]]])(
  'ED64 key words are the same after they were opened and saved: %j',
  (words) => expect(keyWordsIn(keyWordsText(words))).toEqual(words),
)

test('ED64 what is typed is divided by commas, or where there are semicolons by those', () => {
  expect(keyWordsIn('moons, stars،moons')).toEqual(['moons', 'stars'])
  expect(keyWordsIn('Manga, Anime; stars')).toEqual(['Manga, Anime', 'stars'])
})

test('LG34 the semicolon of an Arabic keyboard divides key words too', () => {
  expect(keyWordsIn('مانغا، أنمي؛ نجوم')).toEqual(['مانغا، أنمي', 'نجوم'])
})
