import { choose, match, order, picture, state } from '../build.ts'
import { coin, mixedChoices, pickSome } from '../choices.ts'
import type { DerivedQuiz } from '../derived-quiz.ts'
import { fromRows } from '../rows.ts'
import { ask, tell, type } from '../written-slides.ts'
import { scienceHead } from './science-head.ts'

/** From the Sun outwards. */
export const PLANETS = ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'] as const

type Planet = (typeof PLANETS)[number]

const CLUES: readonly (readonly [planet: Planet, title: string, emoji: string, alt: string, why: string])[] = [
  [
    'Saturn',
    'Which planet has wide bright rings, as in this picture?',
    'ringed-planet',
    'A ball with a wide ring round it.',
    'The rings are made of countless pieces of ice and rock. Galileo took them for ears.',
  ],
  [
    'Venus',
    'On which planet is it hot enough to melt lead?',
    'fire',
    'Flames.',
    'Thick clouds of carbon dioxide hold the heat like a greenhouse.',
  ],
  [
    'Mars',
    'On which planet does the huge volcano Olympus Mons stand?',
    'volcano',
    'A mountain that throws out fire and smoke.',
    'It is more than twice as high as Mount Everest.',
  ],
  [
    'Jupiter',
    'On which planet has a red storm raged for centuries?',
    'cyclone',
    'A whirl of cloud seen from above.',
    'The Great Red Spot is wider than the Earth.',
  ],
  [
    'Neptune',
    'Which planet was found with pencil and paper before anyone had seen it?',
    'pencil',
    'A pencil.',
    'Uranus strayed from its path, so astronomers reckoned where another planet must pull at it.',
  ],
  [
    'Earth',
    'Which planet has oceans of liquid water on its surface?',
    'water-wave',
    'A large blue wave.',
    'Nearer to the Sun water would boil away, farther out it would freeze.',
  ],
  [
    'Mercury',
    'Which planet goes round the Sun in just 88 days?',
    'stopwatch',
    'A round watch with a button on top.',
    'It is named after the quick messenger of the Roman gods.',
  ],
]

const TRUTHS: readonly (readonly [right: string, wrong: string, why: string])[] = [
  [
    'Venus comes closer to the Earth than Saturn ever does.',
    'Jupiter comes closer to the Earth than Venus ever does.',
    'Venus is our neighbour on the side of the Sun.',
  ],
  [
    'Uranus is tipped over so far that it rolls round the Sun on its side.',
    'Mars is tipped over so far that it rolls round the Sun on its side.',
    'A great crash may have tipped it long ago. Each pole has over 40 years of light and over 40 of dark.',
  ],
  [
    'Jupiter has no solid ground on which one could stand.',
    'Mars has no solid ground on which one could stand.',
    'The four outer planets are giants of gas and ice; the four inner ones are balls of rock.',
  ],
]

const truth = (index: number): DerivedQuiz['parts'][number] => ({
  draw: fromRows(TRUTHS.slice(index, index + 1), ([right, wrong, why], random) => {
    const isTrue = coin(random)
    return state('planet-truth', isTrue ? right : wrong, isTrue, why)
  }),
  count: 1,
})

export const EIGHT_PLANETS: DerivedQuiz = {
  head: scienceHead({
    quizId: 'the-eight-planets',
    quizName: 'The Eight Planets',
    quizDescription: 'Hot, ringed, stormy or blue: travel outwards from the Sun, planet by planet.',
    quizImage: 'scene_space_ringed-planet_rocket.png',
    categories: ['space', 'science'],
    topics: ['planets', 'solar system', 'astronomy'],
    keyWords: ['orbit', 'gas giant', 'comet', 'rocky', 'telescope'],
    classes: [5, 6, 7, 8],
    difficulty: 'easy',
  }),
  seed: 207,
  parts: [
    {
      draw: fromRows(CLUES, ([planet, title, emoji, alt, why], random) =>
        choose(
          'planet-clue',
          title,
          mixedChoices(
            planet,
            pickSome(
              PLANETS.filter((one) => one !== planet),
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
      draw: fromRows(['Earth', 'Mars', 'Saturn', 'Uranus'] as const, (planet, random) => {
        const index = PLANETS.indexOf(planet)
        const key = PLANETS[index + 1] ?? ''
        return choose(
          'planet-next',
          `Which planet is next after ${planet}, going away from the Sun?`,
          mixedChoices(
            key,
            pickSome(
              PLANETS.filter((one) => one !== key && one !== planet),
              3,
              random,
            ),
          ),
          `From the Sun outwards the planets are ${PLANETS.join(', ')}.`,
        )
      }),
      count: 2,
    },
    truth(0),
    {
      draw: (random) => {
        const chosen = pickSome(PLANETS, 4, random)
        const four = PLANETS.filter((planet) => chosen.includes(planet))
        return order(
          'planet-order',
          'Put these planets in order, the nearest to the Sun first.',
          four,
          'Light from the Sun needs about 8 minutes to the Earth and over 4 hours to the outermost planet.',
        )
      },
      count: 1,
    },
    truth(1),
    {
      draw: (random) =>
        match(
          'planet-match',
          'Match each planet to the Roman god after whom it is named.',
          pickSome(
            [
              ['Mars', 'God of war'],
              ['Venus', 'Goddess of love'],
              ['Neptune', 'God of the sea'],
              ['Mercury', 'Messenger of the gods'],
              ['Jupiter', 'King of the gods'],
            ] as const,
            4,
            random,
          ),
          'In Sanskrit, Mars is Mangala, Mercury is Budha, Jupiter is Brihaspati and Venus is Shukra: the days of the week are named after them.',
        ),
      count: 1,
    },
    truth(2),
  ],
  written: [
    ask(
      'Why is Pluto no longer counted among the planets?',
      [
        'It has not cleared its path of other bodies',
        'It has stopped going round the Sun',
        'It has broken into two pieces',
        'It was found to be a star',
      ],
      'Since 2006 it has been called a dwarf planet. It shares its region with many icy bodies.',
    ),
    type(
      'Thousands of lumps of rock circle between Mars and Jupiter. Each one is an ____.',
      ['Asteroid'],
      'The word means "like a star": in a telescope they look like points.',
    ),
    tell(
      'If the Sun were a football',
      'The Earth would be a grain of about 2 mm, 24 metres away, and Neptune a pea more than 700 metres away. Space is mostly empty.',
    ),
    ask(
      'Why does Mars look red?',
      ['Its dust is full of rust', 'Its ground glows with heat', 'Its plants have red leaves', 'It has a red sun'],
      'Iron in the dust has joined with oxygen, just as on an old nail.',
    ),
  ],
}
