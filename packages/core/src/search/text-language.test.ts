import { expect, test } from 'vitest'
import { languageOfQuestion } from './text-language.ts'

test.each([
  ['Which planet has the most moons?', ['Saturn'], 'en', 'en'],
  ['¿Qué planeta tiene más lunas?', ['Saturno'], 'es', 'es'],
  ['Which planet has the most moons?', ['Saturn'], undefined, undefined],
  ['Which planet has the most moons?', ['Saturn'], 'ta', undefined],
  ['कोणत्या ग्रहाला चंद्र आहेत?', ['शनि'], 'mr', 'mr'],
  ['किस ग्रह के चंद्रमा हैं?', ['शनि'], undefined, undefined],
  ['எந்தக் கோளுக்கு நிலவுகள் அதிகம்?', ['சனி'], undefined, 'ta'],
  ['எந்தக் கோளுக்கு நிலவுகள் அதிகம்?', ['சனி'], 'en', 'ta'],
  ['اردو میں پانی', ['آب'], 'ur', 'ur'],
  ['DNA का पूरा नाम क्या है?', ['DNA', '42', 'डीएनए'], 'hi', 'hi'],
  ['What is the Hindi word for water?', ['पानी', 'हवा'], 'en', undefined],
  ['12 × 3 = ?', ['36', '42'], 'te', 'te'],
  ['____', ['நிலா'], 'en', 'ta'],
] as const)('RA13 %s with %j of a quiz that is said to be in %s is in %s', (title, choices, said, language) => {
  expect(languageOfQuestion(title, choices, said)).toBe(language)
})
