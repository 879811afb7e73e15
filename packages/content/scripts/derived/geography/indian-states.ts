import { choose, fill, match, picture, state } from '../build.ts'
import { coin, mixedChoices, pickSome } from '../choices.ts'
import type { DerivedQuiz } from '../derived-quiz.ts'
import { fromRows } from '../rows.ts'
import { ask, sort, tell } from '../written-slides.ts'
import { geographyHead } from './geography-head.ts'

interface IndianState {
  name: string
  capital: string
  fact: string
  /** The best-known city that is not the capital. */
  city?: string
}

const row = (name: string, capital: string, fact: string, city?: string): IndianState => ({
  name,
  capital,
  fact,
  ...(city !== undefined && { city }),
})

// Left out: states whose capital is shared, moving or kept in two places.
const STATES = [
  row('Assam', 'Dispur', 'Dispur is a part of the large city of Guwahati on the Brahmaputra.', 'Guwahati'),
  row('Bihar', 'Patna', 'Patna stands where Pataliputra stood, the capital of the Mauryas.', 'Gaya'),
  row('Chhattisgarh', 'Raipur', 'The state was formed in 2000 out of Madhya Pradesh.', 'Bilaspur'),
  row('Goa', 'Panaji', 'Panaji lies on the river Mandovi and has old Portuguese houses.', 'Margao'),
  row('Gujarat', 'Gandhinagar', 'Gandhinagar is a planned city, named after Mahatma Gandhi.', 'Ahmedabad'),
  row('Jharkhand', 'Ranchi', 'Ranchi is known for waterfalls such as Hundru and Jonha.', 'Jamshedpur'),
  row('Karnataka', 'Bengaluru', 'Bengaluru is known for its gardens and for its software companies.', 'Mysuru'),
  row(
    'Kerala',
    'Thiruvananthapuram',
    'It lies near the southern tip of India; rockets for research start at Thumba close by.',
    'Kochi',
  ),
  row('Madhya Pradesh', 'Bhopal', 'Bhopal is called the city of lakes.', 'Indore'),
  row('Maharashtra', 'Mumbai', 'Mumbai grew out of seven islands that were joined together.', 'Pune'),
  row('Manipur', 'Imphal', 'The Ima Keithel market at Imphal is run by women alone.'),
  row(
    'Meghalaya',
    'Shillong',
    'Shillong lies in the Khasi Hills. The name of the state means "home of the clouds".',
    'Cherrapunji',
  ),
  row('Mizoram', 'Aizawl', 'Aizawl climbs over steep ridges; the Tropic of Cancer passes near it.'),
  row('Nagaland', 'Kohima', 'The Hornbill Festival is held near Kohima each December.', 'Dimapur'),
  row('Odisha', 'Bhubaneswar', 'Bhubaneswar is called the city of temples.', 'Cuttack'),
  row('Rajasthan', 'Jaipur', 'Jaipur is called the Pink City after the colour of its old walls.', 'Jodhpur'),
  row('Sikkim', 'Gangtok', 'Gangtok lies in the eastern Himalayas; Kangchenjunga can be seen from it.'),
  row('Tamil Nadu', 'Chennai', 'Chennai was called Madras until 1996.', 'Madurai'),
  row('Telangana', 'Hyderabad', 'Hyderabad is known for the Charminar. The state was formed in 2014.', 'Warangal'),
  row('Tripura', 'Agartala', 'The white Ujjayanta Palace at Agartala is a museum.'),
  row(
    'Uttar Pradesh',
    'Lucknow',
    'Lucknow lies on the river Gomti and is known for fine chikan embroidery.',
    'Varanasi',
  ),
  row('West Bengal', 'Kolkata', 'Kolkata was the capital of British India until 1911.', 'Darjeeling'),
]

const statesOf = (names: string): IndianState[] => STATES.filter(({ name }) => names.split(', ').includes(name))

const capitals = STATES.map(({ capital }) => capital)

const PICTURES: readonly (readonly [name: string, emoji: string, alt: string, clue: string, why: string])[] = [
  [
    'Assam',
    'rhinoceros',
    'A heavy grey animal with a horn on its nose.',
    'One-horned rhinos live in its Kaziranga park.',
    'The floods of the Brahmaputra leave tall grass there, which the rhinos like.',
  ],
  [
    'Gujarat',
    'lion',
    'A large yellow cat with a brown mane.',
    'The Asiatic lions of India live in its Gir forest.',
    'Once these lions roamed from Greece to Bihar.',
  ],
  [
    'Rajasthan',
    'camel',
    'A brown animal with one hump.',
    'Camels carry loads across its Thar Desert.',
    'The camel is a state animal there.',
  ],
  [
    'Kerala',
    'coconut',
    'A brown hairy nut, broken open, white inside.',
    'Its name is often explained as "land of coconut palms".',
    'Boats on its backwaters were even sewn together with coconut fibre.',
  ],
  [
    'West Bengal',
    'tiger',
    'A large orange cat with black stripes.',
    'Tigers swim between the mangroves of its Sundarbans.',
    'Mangrove roots stand in salt water and hold the mud of the delta.',
  ],
  [
    'Sikkim',
    'snow-capped-mountain',
    'A high mountain with snow on its top.',
    'The peak of Kangchenjunga looks down on its capital, Gangtok.',
    'Out of respect, climbers stop a little below the very top.',
  ],
  [
    'Odisha',
    'wheel',
    'A wheel with spokes.',
    'Its Sun Temple at Konark is carved as a chariot with 24 wheels.',
    'The temple was built in the 13th century.',
  ],
]

const ALL_PICTURED = [
  'Assam',
  'Gujarat',
  'Rajasthan',
  'Kerala',
  'West Bengal',
  'Sikkim',
  'Odisha',
  'Nagaland',
  'Punjab',
  'Bihar',
]

export const STATES_OF_INDIA: DerivedQuiz = {
  head: geographyHead({
    quizId: 'states-of-india-and-their-capitals',
    quizName: 'States of India and Their Capitals',
    quizDescription:
      'From Gangtok to Thiruvananthapuram: which city governs which state, and what is each state known for?',
    quizImage: 'scene_field_auto-rickshaw_compass.png',
    topics: ['states of india', 'capitals', 'india'],
    keyWords: ['union territory', 'bharat', 'rajya', 'chief city', 'north-east'],
    classes: [4, 5, 6, 7],
  }),
  seed: 121,
  parts: [
    {
      draw: fromRows(statesOf('Goa, Bihar'), ({ name, capital, fact }) =>
        fill('state-capital-typed', `The capital of the state of ${name} is ____.`, capital, fact),
      ),
      count: 1,
    },
    {
      draw: fromRows(PICTURES, ([name, emoji, alt, clue, why], random) =>
        choose(
          'state-by-picture',
          `${clue} Which state is it?`,
          mixedChoices(
            name,
            pickSome(
              ALL_PICTURED.filter((other) => other !== name),
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
      draw: fromRows(
        statesOf('Karnataka, Madhya Pradesh, Tamil Nadu, Uttar Pradesh'),
        ({ name, capital, fact, city }, random) =>
          choose(
            'state-capital',
            `Which city is the capital of the state of ${name}?`,
            mixedChoices(capital, [
              ...(city === undefined ? [] : [city]),
              ...pickSome(
                capitals.filter((other) => other !== capital),
                2,
                random,
              ),
            ]),
            fact,
          ),
      ),
      count: 3,
    },
    ...['Maharashtra', 'Jharkhand', 'Chhattisgarh'].map((one) => ({
      draw: fromRows(statesOf(one), ({ name, capital, fact, city }, random) => {
        const isTrue = coin(random)
        return state(
          'state-capital-truth',
          `${isTrue ? capital : city} is the capital of the state of ${name}.`,
          isTrue,
          isTrue ? fact : `The capital is ${capital}. ${fact}`,
        )
      }),
      count: 1,
    })),
    {
      draw: (random) =>
        match(
          'state-capital-match',
          'Match each state of the north-east to its capital.',
          pickSome(statesOf('Manipur, Meghalaya, Mizoram, Nagaland, Tripura'), 4, random).map(({ name, capital }) => [
            name,
            capital,
          ]),
          'Most of these towns lie in the hills, where people settled on ridges above the forests.',
        ),
      count: 1,
    },
    {
      draw: fromRows(statesOf('Telangana'), ({ name, capital, fact }, random) =>
        choose(
          'state-of-capital',
          `${capital} is the capital of which state?`,
          mixedChoices(name, pickSome(['Tamil Nadu', 'Kerala', 'Odisha', 'Maharashtra', 'Jharkhand'], 3, random)),
          fact,
        ),
      ),
      count: 1,
    },
  ],
  written: [
    ask(
      'Punjab and Haryana have the same capital. Which city is it?',
      ['Chandigarh', 'Amritsar', 'Ludhiana', 'Gurugram'],
      'Chandigarh is a union territory as well. The architect Le Corbusier planned it in the 1950s.',
    ),
    tell(
      'Why states?',
      'Many states of India were drawn in 1956 so that people of one language could be governed in it. Later some large states were divided, such as Bihar and Madhya Pradesh in 2000.',
    ),
    sort(
      'Put these state capitals in order, from north to south.',
      ['Lucknow', 'Bhopal', 'Hyderabad', 'Chennai'],
      'A train from Lucknow to Chennai passes near the other two and crosses the Narmada, the Godavari and the Krishna.',
    ),
  ],
}
