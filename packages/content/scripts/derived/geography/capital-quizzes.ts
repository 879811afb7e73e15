import type { DerivedQuiz } from '../derived-quiz.ts'
import { ask, claim, sort, tell, type } from '../written-slides.ts'
import {
  capitalByFlag,
  capitalMatch,
  capitalOf,
  capitalTruth,
  capitalTyped,
  countryOfCapital,
  flagMark,
  flagPicture,
  flagTruth,
  oneEach,
} from './country-templates.ts'
import { geographyHead } from './geography-head.ts'

export const CAPITAL_QUIZZES: readonly DerivedQuiz[] = [
  {
    head: geographyHead({
      quizId: 'capitals-of-asia',
      quizName: 'Capitals of Asia',
      quizDescription:
        'Old trading towns on the Silk Road, river ports and cities planned on paper: find the capitals.',
      quizImage: 'scene_city_tokyo-tower_globe-showing-asia-australia.png',
      topics: ['capitals', 'countries', 'asia'],
      keyWords: ['chief city', 'seat of government', 'himalayas', 'atlas', 'mekong'],
    }),
    seed: 111,
    parts: [
      { draw: capitalOf('pk vn kz tr uz'), count: 3 },
      { draw: capitalTyped('lb qa'), count: 1 },
      { draw: capitalByFlag('np sa kr bt kh jo'), count: 6 },
      ...oneEach(capitalTruth, 'ae cn ph'),
      {
        draw: capitalMatch(
          'Match each country of Asia to its capital.',
          'bd mn la ge',
          'Dhaka, Vientiane and Tbilisi lie on or near rivers; Ulaanbaatar lies high in a cold valley.',
        ),
        count: 1,
      },
      { draw: countryOfCapital('am kg tj'), count: 1 },
    ],
    written: [
      ask(
        'In the 20th century new capitals were planned in Kazakhstan, in Pakistan and, under British rule, in India. Why?',
        [
          'To govern from a central place with more room',
          'To move closer to the highest mountains',
          'To follow a rule of the United Nations',
          'To leave towns that had been flooded by the sea',
        ],
        'Delhi lies more centrally than Kolkata, Astana than Almaty, and Islamabad lies inland, not on the coast as Karachi. Each had room for new offices.',
      ),
      type(
        'Edo was its name until 1868. Its new name means "eastern capital". Which city is it?',
        ['Tokyo'],
        'The emperor moved there from Kyoto, whose name simply means "capital city".',
      ),
      sort(
        'Put these capitals in order, from west to east.',
        ['Ankara', 'Tehran', 'New Delhi', 'Beijing'],
        'In the east the sun rises first: when it is noon in Beijing, Ankara has early morning.',
      ),
    ],
  },
  {
    head: geographyHead({
      quizId: 'capitals-of-europe',
      quizName: 'Capitals of Europe',
      quizDescription: 'Canals, castles and old clocks: travel from Reykjavik to Athens by way of the capitals.',
      quizImage: 'scene_city_classical-building_train.png',
      topics: ['capitals', 'countries', 'europe'],
      keyWords: ['chief city', 'seat of government', 'danube', 'atlas', 'nordic'],
    }),
    seed: 112,
    parts: [
      { draw: capitalOf('pl no hr it pt'), count: 3 },
      { draw: capitalTyped('dk de gb'), count: 1 },
      { draw: capitalByFlag('gr ie al cz mt is'), count: 6 },
      ...oneEach(capitalTruth, 'fi es be'),
      {
        draw: capitalMatch(
          'Match each country of Europe to its capital.',
          'ee lv lt sk',
          'Estonia, Latvia and Lithuania are the Baltic states; Bratislava lies inland on the Danube.',
        ),
        count: 1,
      },
      { draw: countryOfCapital('si mk bg'), count: 2 },
    ],
    written: [
      type(
        'It grew from an island in the Seine, and people call it the City of Light. It is ____.',
        ['Paris'],
        'It was one of the first cities whose streets were lit by lamps at night.',
      ),
      sort(
        'Put these European capitals in order, from north to south.',
        ['Helsinki', 'Warsaw', 'Vienna', 'Rome'],
        'In June it hardly gets dark in Helsinki, while Rome has a proper night.',
      ),
    ],
  },
  {
    head: geographyHead({
      quizId: 'capitals-of-africa',
      quizName: 'Capitals of Africa',
      quizDescription: 'From Cairo on the Nile to Maputo on the Indian Ocean: how many African capitals do you know?',
      quizImage: 'scene_city_globe-showing-europe-africa_palm-tree.png',
      topics: ['capitals', 'countries', 'africa'],
      keyWords: ['chief city', 'seat of government', 'savanna', 'atlas', 'sahel'],
    }),
    seed: 113,
    parts: [
      { draw: capitalOf('ma ng cm zm et'), count: 3 },
      { draw: capitalTyped('sn na'), count: 1 },
      { draw: capitalByFlag('ke ug gh zw ao so'), count: 6 },
      ...oneEach(capitalTruth, 'ml mz mw'),
      {
        draw: capitalMatch(
          'Match each country of Africa to its capital.',
          'rw lr mu bf',
          'Monrovia and Port Louis are named after rulers of other lands: James Monroe and King Louis of France.',
        ),
        count: 1,
      },
      { draw: countryOfCapital('sc ga tg'), count: 2 },
    ],
    written: [
      ask(
        'Nigeria moved its capital from the coast to the middle of the country. Why?',
        [
          'To be easier to reach for people of all regions',
          'To escape from the sand of the Sahara',
          'To be beside the source of a large river',
          'To be closer to the gold mines',
        ],
        'Abuja lies where the large peoples of the north and the south meet. Lagos on the coast was crowded as well.',
      ),
      type(
        'The pyramids stand at the edge of this city on the Nile. Which capital is it?',
        ['Cairo'],
        'Its Arabic name, al-Qahira, means "the victorious".',
      ),
    ],
  },
  {
    head: geographyHead({
      quizId: 'capitals-of-the-americas',
      quizName: 'Capitals of the Americas',
      quizDescription: 'Cities in the high Andes and on warm islands: name the capitals of the New World.',
      quizImage: 'scene_city_globe-showing-americas_llama.png',
      topics: ['capitals', 'countries', 'americas'],
      keyWords: ['chief city', 'seat of government', 'latin america', 'caribbean', 'atlas'],
    }),
    seed: 114,
    parts: [
      { draw: capitalOf('ca ec us co'), count: 3 },
      { draw: capitalByFlag('jm uy pe do hn bb'), count: 6 },
      ...oneEach(capitalTruth, 've tt bs'),
      {
        draw: capitalMatch(
          'Match each country of the Americas to its capital.',
          'cr ht py gd',
          'Spain and France left names of saints and of feasts: Asunción is the Assumption of Mary.',
        ),
        count: 1,
      },
      { draw: countryOfCapital('sr dm'), count: 1 },
    ],
    written: [
      ask(
        'Which city took over from Rio de Janeiro as capital of Brazil in 1960?',
        ['Brasília', 'São Paulo', 'Salvador', 'Recife'],
        'It was built in a few years on an empty plateau to draw people away from the coast.',
      ),
      type(
        'Cars from the 1950s, old forts and sea walls: I am the capital of Cuba. Who am I?',
        ['Havana'],
        'A long road and wall beside the sea, the Malecón, is where people meet in the evening.',
      ),
      sort(
        'Put these American capitals in order, from north to south.',
        ['Ottawa', 'Bogotá', 'Lima', 'Buenos Aires'],
        'Lima and Buenos Aires lie south of the equator: winter comes there in July.',
      ),
      tell(
        'High capitals',
        'Quito and Bogotá lie so high in the Andes that visitors often feel short of breath. Yet the nights are cool and the days mild, although the equator is close.',
      ),
    ],
  },
  {
    head: geographyHead({
      quizId: 'flags-and-capitals-for-experts',
      quizName: 'Flags and Capitals for Experts',
      quizDescription: 'No Paris, no stars and stripes: flags and capitals for people who read atlases for fun.',
      quizImage: 'scene_gold_world-map_compass.png',
      ageGroup: '18+',
      classes: [],
      difficulty: 'hard',
      subject: 'General knowledge',
      topics: ['flags', 'capitals', 'world geography'],
      keyWords: ['vexillology', 'atlas', 'trivia', 'pub quiz', 'emblem'],
    }),
    seed: 115,
    parts: [
      { draw: capitalOf('bf mw zm kz'), count: 3 },
      { draw: flagPicture('ls pg vu bz tj sc'), count: 4 },
      ...oneEach(flagTruth, 'gd ug'),
      { draw: countryOfCapital('bt sr mk ws'), count: 3 },
      ...oneEach(capitalTruth, 'cm ae'),
      {
        draw: capitalMatch(
          'Match each country to its capital city.',
          'kg rw al hn',
          'Bishkek, Kigali, Tirana and Tegucigalpa all lie inland among hills or mountains.',
        ),
        count: 1,
      },
      { draw: flagMark('zw eg', 'bird'), count: 1 },
    ],
    written: [
      claim(
        'The front and the back of the flag of Paraguay differ.',
        true,
        'The front bears the arms of the country, the back the seal of the treasury with a lion.',
      ),
      sort(
        'Put these capitals in order, from the northernmost to the southernmost.',
        ['Reykjavik', 'Tallinn', 'Ulaanbaatar', 'Ashgabat'],
        'Reykjavik lies just below the Arctic Circle, Ashgabat beside the Karakum desert.',
      ),
    ],
  },
]
