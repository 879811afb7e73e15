import { choose, fill, match, picture, state } from '../build.ts'
import { coin, mixedChoices } from '../choices.ts'
import type { DerivedQuiz } from '../derived-quiz.ts'
import { fromRows } from '../rows.ts'
import { ask, tell } from '../written-slides.ts'
import { englishHead } from './language-head.ts'

type Word = readonly [right: string, wrong: readonly [string, string, string], meaning: string, why: string]

const WORDS: readonly Word[] = [
  ['necessary', ['neccessary', 'necesary', 'neccesary'], 'needed', 'One collar and two sleeves: one C and two S.'],
  ['separate', ['seperate', 'separete', 'seperete'], 'apart', 'There is "a rat" in sep-a-rat-e.'],
  ['definitely', ['definately', 'definitly', 'defiantly'], 'without doubt', 'It comes from "finite": de-finite-ly.'],
  [
    'accommodate',
    ['accomodate', 'acommodate', 'acomodate'],
    'to give room to',
    'The word has room for two C and two M.',
  ],
  ['beginning', ['begining', 'beggining', 'beginnning'], 'the start', 'Begin is stressed at its end, so N is doubled.'],
  ['believe', ['beleive', 'belive', 'beleeve'], 'to think that it is true', 'Do not believe a lie: be-lie-ve.'],
  ['receive', ['recieve', 'receeve', 'receve'], 'to get', 'I before E, but E before I after C.'],
  [
    'rhythm',
    ['rythm', 'rhythem', 'rythym'],
    'the beat of music',
    'Rhythm Helps Your Two Hips Move: its first letters spell it.',
  ],
  ['government', ['goverment', 'governmant', 'govermint'], 'the people who rule', 'To govern is in it, N and all.'],
  [
    'environment',
    ['enviroment', 'environmant', 'envirnoment'],
    'the world around us',
    'There is "iron" in env-iron-ment.',
  ],
  ['tomorrow', ['tommorow', 'tommorrow', 'tomorow'], 'the day after today', 'One M and two R.'],
  ['grammar', ['grammer', 'gramar', 'gramer'], 'the rules of a language', 'It is spelt with A twice: gram-mar.'],
  ['embarrass', ['embarass', 'embaras', 'emberrass'], 'to make shy', 'Two R and two S: really red and so shy.'],
  ['occasion', ['ocassion', 'occassion', 'ocasion'], 'a special time', 'Two C, one S.'],
  [
    'privilege',
    ['priviledge', 'privelege', 'privilige'],
    'a special right',
    'No D: "lege" comes from Latin "lex", a law.',
  ],
  [
    'neighbour',
    ['nieghbour', 'neihgbour', 'neighbuor'],
    'the person next door',
    'In Britain and India with OUR, in the USA with OR.',
  ],
  ['foreign', ['foriegn', 'forein', 'forreign'], 'of another country', 'E before I here, and a silent G.'],
  ['weird', ['wierd', 'weard', 'weerd'], 'strange', 'It is weird: E comes before I without a C.'],
]

const wordsOf = (words: string): Word[] => WORDS.filter(([right]) => words.split(' ').includes(right))

const SCENES: readonly (readonly [
  right: string,
  emoji: string,
  alt: string,
  title: string,
  wrong: readonly [string, string, string],
  why: string,
])[] = [
  [
    'scissors',
    'scissors',
    'Two blades with two rings for the fingers.',
    'You cut paper with them. How are they spelt?',
    ['sissors', 'scisors', 'scizzors'],
    'The C is silent, and there are two S in the middle.',
  ],
  [
    'island',
    'desert-island',
    'A small piece of sand with a palm tree and water all round.',
    'It has water all round. How is it spelt?',
    ['iland', 'ilend', 'eyeland'],
    'The S is silent: it was put in because people thought of Latin "insula".',
  ],
  [
    'calendar',
    'spiral-calendar',
    'Sheets with the days of a month.',
    'It shows the days of the year. How is it spelt?',
    ['calender', 'calandar', 'callendar'],
    'It ends with AR: the Latin "calendae" was the first day of a month.',
  ],
  [
    'lightning',
    'high-voltage',
    'A zigzag flash.',
    'It flashes before the thunder. How is it spelt?',
    ['lightening', 'litening', 'lightenning'],
    'No E: "lightening" means making a load less heavy.',
  ],
  [
    'mosquito',
    'mosquito',
    'A thin insect with long legs and a sting.',
    'It bites and can carry malaria. How is it spelt?',
    ['mosqitto', 'mosquitto', 'moskito'],
    'It is Spanish for "little fly", from "mosca".',
  ],
  [
    'restaurant',
    'fork-and-knife-with-plate',
    'A plate with a fork and a knife.',
    'You order a meal there. How is it spelt?',
    ['restraunt', 'resturant', 'restaurent'],
    'It comes from the French word for "to restore": AU in the middle.',
  ],
  [
    'bicycle',
    'bicycle',
    'A frame with two wheels and pedals.',
    'It has two wheels and pedals. How is it spelt?',
    ['bycicle', 'bicicle', 'bicycel'],
    '"Bi" means two, "cycle" means wheel.',
  ],
]

const truth = (word: string): DerivedQuiz['parts'][number] => ({
  draw: fromRows(wordsOf(word), ([right, [wrong], meaning, why], random) => {
    const isTrue = coin(random)
    return state(
      'misspelt-truth',
      `The word that means "${meaning}" is spelt "${isTrue ? right : wrong}".`,
      isTrue,
      why,
    )
  }),
  count: 1,
})

export const COMMONLY_MISSPELT_WORDS: DerivedQuiz = {
  head: englishHead({
    quizId: 'commonly-misspelt-words',
    quizName: 'Commonly Misspelt Words',
    quizDescription: 'One S or two? I before E? Words that trip up even good writers, with ways to remember them.',
    quizImage: 'scene_classroom_memo_magnifying-glass-tilted-left.png',
    topics: ['spelling', 'vocabulary', 'writing'],
    keyWords: ['orthography', 'dictation', 'double letters', 'silent letters', 'spelling bee'],
    classes: [5, 6, 7, 8, 9],
  }),
  seed: 314,
  parts: [
    {
      draw: fromRows(wordsOf('tomorrow believe grammar'), ([right, , meaning, why]) =>
        fill(
          'misspelt-typed',
          `It means "${meaning}" and is often misspelt: ____.`,
          `${right.charAt(0).toUpperCase()}${right.slice(1)}`,
          why,
          { exactSpelling: true },
        ),
      ),
      count: 2,
    },
    {
      draw: fromRows(SCENES, ([right, emoji, alt, title, wrong, why]) =>
        choose('misspelt-picture', title, mixedChoices(right, wrong), why, picture(`emoji_${emoji}`, alt)),
      ),
      count: 6,
    },
    truth('separate'),
    {
      draw: fromRows(wordsOf('necessary definitely accommodate embarrass rhythm'), ([right, wrong, meaning, why]) =>
        choose('misspelt', `Which spelling of the word for "${meaning}" is right?`, mixedChoices(right, wrong), why),
      ),
      count: 3,
    },
    truth('foreign'),
    {
      draw: () =>
        match(
          'silent-match',
          'Match each word to its silent letter.',
          [
            ['knowledge', 'K'],
            ['autumn', 'N'],
            ['doubt', 'B'],
            ['wrist', 'W'],
          ],
          'Most silent letters were once spoken: long ago people said k-now and w-rist.',
        ),
      count: 1,
    },
    truth('weird'),
  ],
  written: [
    ask(
      'Which of these spellings is used in India and Britain, but not in the USA?',
      ['colour', 'color', 'culler', 'coler'],
      'Noah Webster left out the U in his American dictionary of 1828.',
    ),
    tell(
      'Blame the printers',
      'English spelling was fixed when printing began, but the sounds went on changing. So we still write the GH of "night", which people once pronounced.',
    ),
  ],
}
