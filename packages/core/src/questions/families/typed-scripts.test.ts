import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { blanksOf, capital, graphemes, seeded } from '../../lib/index.ts'
import { LIMITS } from '../../limits.ts'
import { exampleOf } from '../../testing/index.ts'
import type { Question } from '../index.ts'
import { judge, playerView, shuffled } from '../index.ts'

const fib = (accepted: string, changes: object = {}): Question =>
  ({ ...exampleOf('FIB'), accepted: [accepted], ...changes }) as Question

interface Script {
  consonants: string
  vowels: string
  /** What stands on a consonant. */
  signs: string
  /** What joins two consonants; a script without it has none. */
  joiner: string
}

const SCRIPTS: Record<string, Script> = {
  Devanagari: { consonants: 'कखगचजटडणतदनपबमयरलवशसह', vowels: 'अआइईउएओ', signs: 'ािीुूेैोौंः', joiner: '्' },
  Bengali: { consonants: 'কখগচজটডতদনপবমযরলশসহ', vowels: 'অআইউএও', signs: 'ািীুূেোৌঁ', joiner: '্' },
  Tamil: { consonants: 'கசடதபமயரலவழளறன', vowels: 'அஆஇஉஎஏஒ', signs: 'ாிீுூெேொோ்', joiner: '' },
  Telugu: { consonants: 'కఖగచజటడతదనపబమయరలవశసహ', vowels: 'అఆఇఉఎఒ', signs: 'ాిీుూెేొోం', joiner: '్' },
  Arabic: { consonants: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي', vowels: 'أإآءةى', signs: 'ًٌٍَُِّْ', joiner: '' },
  Latin: {
    consonants: 'bcdfgjklmnprstvz',
    vowels: 'aeiouäéèêçñõüß',
    signs: '\u0301\u0303\u0308\u0302\u0327',
    joiner: '',
  },
}

const oneOf = (letters: string) => fc.constantFrom(...letters)

/** A syllable: consonants that are joined, perhaps with a sign on the last, or a vowel. */
const syllable = ({ consonants, vowels, signs, joiner }: Script): fc.Arbitrary<string> => {
  const cluster = fc
    .array(oneOf(consonants), { minLength: 1, maxLength: joiner === '' ? 1 : 3 })
    .map((letters) => letters.join(joiner))
  const sign = fc.option(oneOf(signs), { nil: '' })
  return fc.oneof(
    { weight: 4, arbitrary: fc.tuple(cluster, sign).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: oneOf(vowels) },
  )
}

const syllablesOf = (script: Script) => fc.array(syllable(script), { minLength: 2, maxLength: 7 })
const wordOf = (script: Script) =>
  syllablesOf(script)
    .map((parts) => parts.join(''))
    .filter((word) => word.normalize('NFC').length <= LIMITS.typedAnswerCharacters)

for (const [name, script] of Object.entries(SCRIPTS)) {
  test(`LT1 a word of ${name} that is typed sign by sign fills one box after the other, and is right`, () => {
    fc.assert(
      fc.property(wordOf(script), fc.integer(), (word, seed) => {
        const letters = graphemes(word)
        let typed = ''
        let boxes = 0
        for (const sign of word) {
          typed += sign
          const filled = graphemes(typed)
          // What is done stays in its box while the next letter is typed.
          expect(filled.slice(0, -1)).toEqual(letters.slice(0, filled.length - 1))
          expect(filled.length).toBeGreaterThanOrEqual(boxes)
          boxes = filled.length
        }
        expect(boxes).toBe(letters.length)
        const question = shuffled(fib(word), seeded(seed))
        const blanks = playerView(question).answerBlanks ?? []
        expect(blanks.map((blank, at) => blank || letters[at])).toEqual(letters)
        expect(judge(question, letters.map(capital).join(''))).toBe('right')
      }),
      { numRuns: 300 },
    )
  })

  test(`LT1 no letter of ${name} is torn: in any order they are the same letters, and each stands alone in its box`, () => {
    fc.assert(
      fc.property(syllablesOf(script), fc.integer(), (syllables, seed) => {
        const letters = graphemes(syllables.join(''))
        const random = seeded(seed)
        const mixed = letters.toSorted(() => random() - 0.5)
        expect(mixed.flatMap((letter) => graphemes(letter)).toSorted()).toEqual(letters.toSorted())
        expect(blanksOf(letters.join(''), null)).toEqual(letters.map(() => ''))
      }),
      { numRuns: 300 },
    )
  })
}

test.each([
  ['க்ஷ', ['க்ஷ']],
  ['பக்ஷி', ['ப', 'க்ஷி']],
  ['ஸ்ரீதேவி', ['ஸ்ரீ', 'தே', 'வி']],
  ['இஸ்ரேல்', ['இ', 'ஸ்', 'ரே', 'ல்']],
  ['பக்கம்', ['ப', 'க்', 'க', 'ம்']],
])('LT2 Tamil writes ksha and shri as one letter: %s', (word, letters) => {
  expect(graphemes(word)).toEqual(letters)
})

test.each([
  ['an Arabic line between letters', 'كتاب', 'كـــتـاب'],
  ['Arabic figures', '1947', '١٩٤٧'],
  ['Persian figures', '٣', '۳'],
  ['Devanagari figures', '२०२६', '2026'],
  ['Bengali figures', '৭', '7'],
  ['Tamil figures', '௧௦', '10'],
  ['Telugu figures', '౫', '५'],
  ['a nukta that is a sign of its own', '\u095Cक', 'ड\u093Cक'],
  ['a Bengali letter of two signs', 'ব\u09CBন', 'ব\u09C7\u09BEন'],
  ['a Bengali nukta', 'সম\u09DF', 'সময\u09BC'],
  ['the khanda ta of older keyboards', 'হঠাৎ', 'হঠাত\u09CD\u200D'],
  ['the eyelash ra of Marathi', 'दुस\u0931\u094Dया', 'दुसर\u094D\u200Dया'],
  ['a joiner that shows no conjunct', 'क्ष', 'क्\u200Cष'],
  ['a Tamil vowel of two signs', 'க\u0BCA', 'க\u0BC6\u0BBE'],
  ['an accent of its own', 'Élève', 'E\u0301le\u0300ve'],
])('LT3 written in two ways it is the same answer: %s', (_, accepted, typed) => {
  for (const exactSpelling of [undefined, true]) {
    expect(judge(fib(accepted, { exactSpelling }), typed)).toBe('right')
    expect(judge(fib(typed, { exactSpelling }), accepted)).toBe('right')
  }
})

test.each([
  ['the vowel signs of Arabic', 'مَدْرَسَة', 'مدرسة'],
  ['a doubled letter', 'محمّد', 'محمد'],
  ['a nasal before its row', 'हिन्दी', 'हिंदी'],
  ['another row', 'चम्पक', 'चंपक'],
  ['the moon dot', 'पाँच', 'पांच'],
])('LT4 what readers leave to each other is right, unless the spelling is asked: %s', (_, accepted, typed) => {
  expect(judge(fib(accepted), typed)).toBe('right')
  expect(judge(fib(typed), accepted)).toBe('right')
  expect(judge(fib(accepted, { exactSpelling: true }), typed)).toBe('wrong')
})

test.each([
  ['अन्न', 'अंन'],
  ['जन्म', 'जंम'],
  ['१२', '१३'],
  ['কলম', 'কলস'],
  ['كتاب', 'كتب'],
])('LT4 %s is not %s', (accepted, typed) => {
  expect(judge(fib(accepted), typed)).toBe('wrong')
})

test.each([
  ['शिक्षकदिवस', 'शिक्षकदीवस'],
  ['স্বাধীনতাদিবস', 'স্বাধিনতাদিবস'],
  ['வகுப்பறைகள்', 'வகுப்பரைகள்'],
  ['المستشفيات', 'المستشفياة'],
])('LT4 QU25 one letter other is one slip, however many signs it has: %s', (accepted, typed) => {
  expect(judge(fib(accepted), typed)).toBe('right')
  expect(judge(fib(accepted, { exactSpelling: true }), typed)).toBe('wrong')
})
