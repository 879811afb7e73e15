import { shuffle } from '@quokka/core/lib'
import { choose, match, picture, state } from '../build.ts'
import { coin, mixedChoices, pick, pickSome } from '../choices.ts'
import type { DrawQuestion } from '../derived-question.ts'
import type { DerivedQuiz } from '../derived-quiz.ts'
import { fromRows } from '../rows.ts'
import { ask, sort, tell, type } from '../written-slides.ts'
import type { Country } from './countries.ts'
import { COUNTRIES, country } from './countries.ts'
import { geographyHead } from './geography-head.ts'

const CONTINENTS = ['Asia', 'Africa', 'Europe', 'North America', 'South America', 'Australia', 'Antarctica'] as const

/** Countries on two continents, or at a border about which atlases differ. */
const ON_TWO = 'tr kz ge am eg pa tt'.split(' ')

const continentOf = ({ continent, part }: Country): string =>
  continent !== 'the Americas' ? continent : part === 'South America' ? 'South America' : 'North America'

const CLEAR = COUNTRIES.filter(({ code, continent }) => !ON_TWO.includes(code) && continent !== 'Oceania')

const ANIMALS: readonly (readonly [continent: string, emoji: string, alt: string, clue: string, why: string])[] = [
  [
    'Australia',
    'kangaroo',
    'A brown animal that stands on long hind legs, with a thick tail.',
    'Large kangaroos hop through its dry grassland.',
    'Most animals with a pouch live there and on islands nearby.',
  ],
  [
    'Antarctica',
    'penguin',
    'A black and white bird that stands upright on a short pair of feet.',
    'Emperor penguins breed there in the dark winter.',
    'Nobody lives there for good except for animals; people come to do research.',
  ],
  [
    'South America',
    'llama',
    'An animal with a long neck and thick white wool.',
    'Llamas carry loads over its Andes.',
    'Llamas are cousins of the camel, without a hump.',
  ],
  [
    'Africa',
    'giraffe',
    'A tall animal with a very long neck and brown patches.',
    'Wild giraffes live on its savannas and nowhere else.',
    'The savanna has grass and scattered trees, which giraffes feed on.',
  ],
  [
    'Asia',
    'panda',
    'A black and white bear with dark patches round its eyes.',
    'Wild giant pandas live in its bamboo forests.',
    'Giant pandas live in mountains of China.',
  ],
  [
    'North America',
    'bison',
    'A huge brown animal with a woolly hump and short horns.',
    'Great herds of bison once crossed its prairies.',
    'The prairies are wide grasslands in the middle of the continent.',
  ],
]

const onWhich: DrawQuestion = fromRows('ke pe kh at cu ng'.split(' ').map(country), (asked, random) => {
  const key = continentOf(asked)
  const wrong = pickSome(
    CONTINENTS.filter((one) => one !== key && one !== 'Antarctica'),
    3,
    random,
  )
  return choose('continent', `On which continent is ${asked.name}?`, mixedChoices(key, wrong), asked.fact)
})

const oddOneOut: DrawQuestion = (random) => {
  const home = pick(['Asia', 'Africa', 'Europe', 'South America'], random)
  const at = shuffle(CLEAR, random)
  const [odd] = at.filter((one) => continentOf(one) !== home)
  const inside = at.filter((one) => continentOf(one) === home).slice(0, 3)
  if (odd === undefined) throw new Error('no country elsewhere')
  return choose(
    'continent-odd-one-out',
    `Three of these countries are in ${home}. Which one is not?`,
    mixedChoices(
      odd.name,
      inside.map(({ name }) => name),
    ),
    `${odd.name} is in ${continentOf(odd)}. ${odd.fact}`,
  )
}

const truth = (code: string): DerivedQuiz['parts'][number] => ({
  draw: (random) => {
    const asked = country(code)
    const key = continentOf(asked)
    const isTrue = coin(random)
    const said = isTrue
      ? key
      : pick(
          ['Asia', 'Africa', 'Europe', 'South America'].filter((one) => one !== key),
          random,
        )
    return state(
      'continent-truth',
      `${asked.name} is a country in ${said}.`,
      isTrue,
      `${isTrue ? '' : `It is in ${key}. `}${asked.fact}`,
    )
  },
  count: 1,
})

const OCEANS: readonly (readonly [clue: string, ocean: string, why: string])[] = [
  [
    'Which ocean lies between Africa and Australia?',
    'Indian Ocean',
    'Traders crossed it for thousands of years with the monsoon winds, which change with the season.',
  ],
  [
    'Which ocean lies between Europe and North America?',
    'Atlantic Ocean',
    'It grows wider by a few centimetres each year, as the plates move apart.',
  ],
  [
    'Which ocean lies between Asia and the west coast of North America?',
    'Pacific Ocean',
    'Its name means "peaceful": Magellan met calm weather on it.',
  ],
  [
    'Which ocean lies round the North Pole?',
    'Arctic Ocean',
    'Under the ice of the North Pole there is no land, but deep water.',
  ],
]

const OCEAN_NAMES = ['Indian Ocean', 'Atlantic Ocean', 'Pacific Ocean', 'Arctic Ocean', 'Southern Ocean']

export const CONTINENTS_AND_OCEANS: DerivedQuiz = {
  head: geographyHead({
    quizId: 'continents-and-oceans',
    quizName: 'Continents and Oceans',
    quizDescription: 'Seven continents, five oceans: where do countries and animals belong?',
    quizImage: 'scene_underwater_globe-showing-europe-africa_whale.png',
    topics: ['continents', 'oceans', 'world map'],
    keyWords: ['globe', 'landmass', 'hemisphere', 'pole', 'equator'],
    classes: [4, 5, 6, 7],
    difficulty: 'easy',
  }),
  seed: 124,
  parts: [
    {
      draw: fromRows(ANIMALS, ([continent, emoji, alt, clue, why], random) =>
        choose(
          'continent-by-animal',
          `${clue} Which continent is it?`,
          mixedChoices(
            continent,
            pickSome(
              CONTINENTS.filter((one) => one !== continent),
              3,
              random,
            ),
          ),
          why,
          picture(`emoji_${emoji}`, alt),
        ),
      ),
      count: 6,
    },
    {
      draw: fromRows(OCEANS, ([title, ocean, why], random) =>
        choose(
          'ocean',
          title,
          mixedChoices(
            ocean,
            pickSome(
              OCEAN_NAMES.filter((one) => one !== ocean),
              3,
              random,
            ),
          ),
          why,
        ),
      ),
      count: 2,
    },
    { draw: onWhich, count: 2 },
    truth('mg'),
    truth('no'),
    {
      draw: (random) =>
        match(
          'continent-match',
          'Match each country to its continent.',
          shuffle(['jp', 'gh', 'fr', 'ca', 'br'], random)
            .slice(0, 4)
            .map((code) => [country(code).name, continentOf(country(code))]),
          'A continent is one great mass of land with the islands that belong to it.',
        ),
      count: 1,
    },
    { draw: oddOneOut, count: 1 },
  ],
  written: [
    sort(
      'Put these continents in order of area, the smallest first.',
      ['Australia', 'Antarctica', 'North America', 'Asia'],
      'Nearly a third of all land belongs to Asia.',
    ),
    type(
      'The line round the middle of the Earth, as far from one pole as from the other, is the ____.',
      ['Equator'],
      'It crosses Africa, South America and islands of Asia. Day and night there are about twelve hours long all the year.',
    ),
    ask(
      'Africa and South America look like pieces of one puzzle. Why?',
      [
        'They were once joined and drifted apart',
        'The sea has cut both in the same way',
        'Maps are drawn so that they fit',
        'Rivers have washed both into shape',
      ],
      'The same fossils and rocks are found on both sides of the Atlantic. Plates move a few centimetres a year.',
    ),
    tell(
      'Oceans are one',
      'All oceans are joined. A drop of water may travel through all of them, carried by deep cold and warm upper currents; one such round trip takes about a thousand years.',
    ),
  ],
}
