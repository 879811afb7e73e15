import { shuffle } from '@quokka/core/lib'
import { choose, match, picture, state } from '../build.ts'
import { coin, mixedChoices, pickSome } from '../choices.ts'
import type { DrawQuestion } from '../derived-question.ts'
import type { DerivedQuiz } from '../derived-quiz.ts'
import { ask, sort, tell, type } from '../written-slides.ts'
import type { Continent, Country } from './countries.ts'
import { COUNTRIES, country, LOOK_ALIKES } from './countries.ts'
import { geographyHead } from './geography-head.ts'

export const LANDLOCKED: readonly string[] =
  'np bt mn la uz kg tj am ug rw et ml bf td zm zw mw bw ls at ch cz sk hu mk py'.split(' ')
// Whole islands, or groups of islands.
export const ISLANDS: readonly string[] = 'jp ph sg mv mg mu sc is mt cu jm bs bb tt gd dm fj ws vu'.split(' ')
/** Neither: on a mainland, with a coast. Also left out is all that may be argued about. */
const COASTAL = COUNTRIES.filter(
  ({ code }) => !LANDLOCKED.includes(code) && !ISLANDS.includes(code) && !'kz ie gb ht do pg'.split(' ').includes(code),
)

const isAlike = (one: Country, other: Country): boolean =>
  LOOK_ALIKES.some((group) => group.includes(one.code) && group.includes(other.code))

const oneOf =
  (
    kind: readonly string[],
    continent: Continent,
    template: string,
    title: string,
    why: (asked: Country) => string,
  ): DrawQuestion =>
  (random) => {
    const [asked] = shuffle(COUNTRIES, random).filter((one) => one.continent === continent && kind.includes(one.code))
    if (asked === undefined) throw new Error(`none in ${continent}`)
    const wrong = pickSome(
      COASTAL.filter((one) => one.continent === continent),
      3,
      random,
    )
    return choose(
      template,
      title,
      mixedChoices(
        asked.name,
        wrong.map(({ name }) => name),
      ),
      why(asked),
    )
  }

const byFlag =
  (template: string, codes: string, title: (asked: Country) => string): DrawQuestion =>
  (random) => {
    const [asked] = shuffle(codes.split(' ').map(country), random)
    if (asked === undefined) throw new Error('no country')
    const wrong = pickSome(
      COASTAL.filter((one) => one.continent === asked.continent && !isAlike(one, asked)),
      3,
      random,
    )
    return choose(
      template,
      title(asked),
      mixedChoices(
        asked.name,
        wrong.map(({ name }) => name),
      ),
      asked.story,
      picture(`flag-${asked.code}`, asked.flag),
    )
  }

const WATERS: Record<string, string> = {
  jm: 'Caribbean Sea',
  mt: 'Mediterranean Sea',
  mu: 'Indian Ocean',
  ws: 'Pacific Ocean',
}

const coastTruth = (code: string, why: string): DerivedQuiz['parts'][number] => ({
  draw: (random) => {
    const says = coin(random)
    const isLandlocked = LANDLOCKED.includes(code)
    const title = says
      ? `${country(code).name} has no coast on any sea.`
      : `${country(code).name} has a coast on the sea.`
    return state('coast-truth', title, says === isLandlocked, why)
  },
  count: 1,
})

export const LANDLOCKED_AND_ISLAND_COUNTRIES: DerivedQuiz = {
  head: geographyHead({
    quizId: 'landlocked-and-island-countries',
    quizName: 'Landlocked and Island Countries',
    quizDescription: 'Some countries never touch the sea, others have nothing but shores. Which is which?',
    quizImage: 'scene_sea_desert-island_sailboat.png',
    topics: ['countries', 'coasts', 'islands'],
    keyWords: ['enclave', 'archipelago', 'port', 'border', 'trade routes'],
    classes: [6, 7, 8, 9],
  }),
  seed: 123,
  parts: [
    {
      draw: oneOf(
        LANDLOCKED,
        'Africa',
        'landlocked',
        'Which of these countries in Africa has no coast at all?',
        ({ name }) =>
          `${name} reaches the sea by road and rail through its neighbours. Sixteen countries of Africa are landlocked.`,
      ),
      count: 1,
    },
    {
      draw: byFlag(
        'island-by-flag',
        'is mv jm sc',
        ({ feature }) => `This flag has ${feature} and belongs to an island country. To which?`,
      ),
      count: 3,
    },
    {
      draw: oneOf(
        ISLANDS,
        'Asia',
        'island',
        'Which of these countries in Asia lies on islands alone?',
        ({ name }) => `Fishing, ferries and typhoons or high tides belong to life on islands such as those of ${name}.`,
      ),
      count: 1,
    },
    {
      draw: byFlag(
        'landlocked-by-flag',
        'zm ls bt ug cz',
        ({ feature }) => `This flag has ${feature} and belongs to a country without a coast. To which?`,
      ),
      count: 3,
    },
    coastTruth(
      'et',
      'Ethiopia lost its coast when Eritrea became a country of its own in 1993. Most of its trade goes through the port of Djibouti.',
    ),
    coastTruth('hu', 'Hungary has a large lake, Balaton, and ships reach the country on the Danube.'),
    coastTruth('jo', 'Jordan has about 26 km of coast, at the port of Aqaba on the Red Sea.'),
    {
      draw: () =>
        match(
          'island-waters',
          'Match each island country to the waters round it.',
          Object.entries(WATERS).map(([code, water]) => [country(code).name, water]),
          'Islands rise where volcanoes grow from the sea floor, where corals build, or where land has broken off.',
        ),
      count: 1,
    },
    {
      draw: oneOf(
        LANDLOCKED,
        'the Americas',
        'landlocked',
        'Which of these American countries has no sea coast?',
        ({ name }) =>
          `Ships reach ${name} all the same, on the rivers Paraná and Paraguay. The other landlocked country of the continent is Bolivia.`,
      ),
      count: 1,
    },
    {
      draw: oneOf(
        LANDLOCKED,
        'Europe',
        'landlocked',
        'Which of these countries in Europe is landlocked?',
        ({ name }) => `From ${name} you must cross a neighbour to reach the sea.`,
      ),
      count: 1,
    },
  ],
  written: [
    ask(
      'Why do many landlocked countries pay more for goods from abroad?',
      [
        'All goods must cross another country first',
        'Their air is too thin for large lorries',
        'Ships are not allowed on their lakes',
        'They have no banks to change money',
      ],
      'Longer roads, border checks and fees for a foreign port all add to the price.',
    ),
    type(
      'It has a king and lies wholly inside South Africa, high in the mountains. Which country is it?',
      ['Lesotho'],
      'All of the country lies above 1,000 metres: no other country can say so.',
    ),
    tell(
      'What is an island?',
      'Greenland is called an island, Australia a continent. The line is drawn by custom: Australia has a plate of rock, plants and animals of its own, Greenland belongs to the plate of North America.',
    ),
    sort(
      'A box travels from a ship to landlocked Uganda. Put the way in order.',
      ['Ship on the Indian Ocean', 'Port of Mombasa', 'Train or lorry across Kenya', 'Border of Uganda'],
      'Much of the trade of Uganda, Rwanda and South Sudan takes this way.',
    ),
  ],
}
