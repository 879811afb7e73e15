import { changeQuizStatus, getDashboard, importQuiz } from '@quokka/contract/http'
import { draft } from '../../src/features/library/testing/tiles.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { details } from '../fixtures/people.ts'
import type { Hand } from '../hand.ts'
import { pending, refusal, reply } from '../replies.ts'
import type { GalleryGroup } from '../state.ts'

const WAYGROUND =
  'Question Text,Question Type,Option 1,Option 2,Option 3,Option 4,Option 5,Correct Answer,Time in seconds,Image Link,Answer explanation'
const ROWS = [
  'Which part of a plant makes its food?,Multiple Choice,Root,Leaf,Stem,Flower,,2,30,,Leaves catch the light.',
  'Water boils at 100 °C at sea level.,Multiple Choice,True,False,,,,1,20,,',
  'Which of these make their own food?,Multiple Choice,Moss,Fern,Oak,Cat,Fungi,4,30,,',
  'What is the formula of carbon dioxide?,Multiple Choice,CO,CO<sub>2</sub>,H2O,NaCl,,2,30,,',
  'Which planet is the hottest?,Multiple Choice,Mercury,Venus,Mars,Jupiter,,6,20,,',
  'How many bones has a grown-up?,Fill-in-the-Blank,206,two hundred and six,,,,,45,,',
  'What do we breathe with?,Multiple Choice,Skin,Lungs,Lungs,Ears,,2,20,,',
  'Draw the water cycle,Draw,,,,,,,60,,',
  `${'A question that goes on and on, as some do where nobody counts its letters, '.repeat(3)}who asks it?,Multiple Choice,${'Rindfleischetikettierungsueberwachungsgesetz'},حيوانات الصحراء,Ada,Grace,,1,30,,`,
]
const science = new File([[WAYGROUND, ...ROWS].join('\n')], 'class-5-science.csv')

const geography = new File(
  [
    [
      '#;Item;C1;C2;C3;C4;Key;Sec;Unit',
      '1;Which is the largest ocean?;Atlantic;Indian;Pacific;Arctic;3;20;Water',
      '2;How many continents are there?;Five;Six;Seven;Eight;3;20;Maps',
      '3;Kilimanjaro is in Africa.;True;False;;;1;10;Land',
      '4;Which river runs through Cairo?;Nile;Congo;Niger;Zambezi;1;30;Water',
      '5;Which hot desert is the largest?;Gobi;Sahara;Thar;Kalahari;x;30;Land',
      '6;Which is the highest mountain?;Everest;K2;Elbrus;Denali;1;30;Land',
      '7;Which sea is the saltiest?;Dead Sea;Red Sea;Black Sea;North Sea;1;30;Water',
    ].join('\n'),
  ],
  'geography-unit-6.csv',
)
const old = Array.from(
  { length: 6 },
  (_, index) => new File([[WAYGROUND, ...ROWS.slice(index % 3, 7)].join('\n')], `week-${index + 1}.csv`),
)
const unknown = new File(['alpha;beta;gamma;delta\none;two;three;four\nfive;six;seven;eight\n'], 'who knows.csv')
const trivia = new File(
  [
    JSON.stringify({
      results: Array.from({ length: 30 }, (_, index) => ({
        category: index === 0 ? 'Entertainment: Japanese Anime, Manga and Films' : `Science: part ${index}`,
        question: `Which part is number ${index}?`,
        correct_answer: `${index}`,
        incorrect_answers: ['one', 'two', 'three'],
      })),
    }),
  ],
  'trivia.json',
)
const letter = new File(['Dear Ada,\n\nthank you for the book.\n'], 'a letter.txt')

const TYPED = `1. Which gas do plants take in to make food?
a) Oxygen
b) Carbon dioxide *
c) Nitrogen
d) Helium

2. The Moon makes its own light.
Answer: False`
const TERMS = ['cell', 'root', 'stem', 'leaf', 'seed']
  .map(
    (term, index) =>
      `${term}\t${['the smallest part of life', 'drinks from the soil', 'carries water up', 'catches the light', 'becomes a plant'][index]}`,
  )
  .join('\n')

const base = {
  account: 'REGULAR',
  session: details('Maya Rivera', { sessionId: 'user-1' }),
  at: '/bringquestions',
  replies: [
    ...catalogue,
    reply(getDashboard, { myQuizzes: [draft('Reef'), draft('Class 5, week 3')], qtests: [] }),
    reply(importQuiz, { quizId: 'quiz-1' }),
    reply(changeQuizStatus, 'Quiz Published'),
  ],
} as const

const bring = async (hand: Hand, files: readonly File[]) => {
  await hand.choose(/Choose files/u, files)
  await hand.sees(files[0]?.name ?? '')
}
const look = async (hand: Hand, files: readonly File[]) => {
  await bring(hand, files)
  await hand.press(/^Look at/u)
}
const mendAll = async (hand: Hand) => {
  await look(hand, [science])
  await hand.press(/Add \d+ questions/u)
}

/** Questions from elsewhere on their way into a quiz. */
export const importing: GalleryGroup = {
  name: 'importing',
  of: 'studio',
  states: [
    { ...base, name: 'nothing yet', shows: 'Drop files here' },
    {
      ...base,
      name: 'pasted text',
      play: (hand) => hand.type('Or paste text', TYPED),
      shows: /Reads as plain text/u,
    },
    {
      ...base,
      name: 'files, one of them a letter',
      play: (hand) => bring(hand, [science, letter]),
      shows: 'a letter.txt',
    },
    { ...base, name: 'report', play: (hand) => look(hand, [science]), shows: 'Choose it here' },
    {
      ...base,
      name: 'report of a file with many tags',
      play: (hand) => look(hand, [trivia]),
      shows: /^Tags left out/u,
    },
    {
      ...base,
      name: 'right answer chosen',
      play: async (hand) => {
        await look(hand, [science])
        await hand.press('Venus', 'radio')
      },
      shows: 'Done, next',
    },
    {
      ...base,
      name: 'question mended',
      play: async (hand) => {
        await look(hand, [science])
        await hand.press('Venus', 'radio')
        await hand.press('Done, next')
      },
      shows: 'Every option must be different.',
    },
    {
      ...base,
      name: 'only what was changed',
      play: async (hand) => {
        await look(hand, [science])
        await hand.press(/Changed/u, 'button', 0)
      },
      shows: 'Option left out: Fungi',
    },
    {
      ...base,
      name: 'into which quiz',
      play: async (hand) => {
        await look(hand, [science])
        await hand.press(/^Into/u)
      },
      shows: 'Where do they go?',
    },
    {
      ...base,
      name: 'into a quiz that is there',
      play: async (hand) => {
        await look(hand, [science])
        await hand.press(/^Into/u)
        await hand.press('A quiz that is there', 'radio')
      },
      shows: 'Class 5, week 3',
    },
    {
      ...base,
      name: 'discarding',
      play: async (hand) => {
        await look(hand, [science])
        await hand.press(/^(?:Discard all|More)$/u)
      },
      shows: 'Discard all',
    },
    { ...base, name: 'several files', play: (hand) => look(hand, old), shows: '6 new quizzes' },
    {
      ...base,
      name: 'columns',
      play: async (hand) => {
        await look(hand, [geography])
        await hand.press('Change the columns')
      },
      shows: 'Row 2 in play',
    },
    {
      ...base,
      name: 'columns that nobody knows',
      play: async (hand) => {
        await bring(hand, [unknown])
        await hand.press(/^Look at/u)
      },
      shows: 'What is in which column?',
    },
    {
      ...base,
      name: 'terms',
      play: async (hand) => {
        await hand.type('Or paste text', TERMS)
        await hand.sees(/Reads as a list of terms/u)
        await hand.press(/^Look at/u)
      },
      shows: 'Match four pairs',
    },
    {
      ...base,
      name: 'on the way',
      replies: [...base.replies, pending(importQuiz)],
      play: mendAll,
      shows: 'Adding questions',
    },
    {
      ...base,
      name: 'refused',
      replies: [...base.replies, refusal(importQuiz, 'quiz/quota-exceeded')],
      play: mendAll,
      shows: 'You have as many quizzes as your plan keeps',
    },
    { ...base, name: 'done', play: mendAll, shows: 'Play it now' },
    {
      ...base,
      name: 'begun before',
      play: async (hand) => {
        await look(hand, [science])
        await hand.sees('Add 5 questions')
        await hand.press('Back')
      },
      shows: 'You have begun this',
    },
  ],
}
