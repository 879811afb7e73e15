import type { DerivedQuiz } from '../derived-quiz.ts'
import { ask, claim, sort, tell } from '../written-slides.ts'
import { flagMark, flagMatch, flagPicture, flagTruth, flagTyped, flagWithout, oneEach } from './country-templates.ts'
import { geographyHead } from './geography-head.ts'

export const FLAG_QUIZZES: readonly DerivedQuiz[] = [
  {
    head: geographyHead({
      quizId: 'flags-of-asia',
      quizName: 'Flags of Asia',
      quizDescription:
        'Suns, dragons, eagles and a flag that is no rectangle: do you know the flags of the largest continent?',
      quizImage: 'flags_np_in_jp.png',
      topics: ['flags', 'countries', 'asia'],
      keyWords: ['banner', 'emblem', 'national symbol', 'crescent', 'ashoka chakra'],
    }),
    seed: 101,
    parts: [
      { draw: flagTyped('jp vn qa np'), count: 2 },
      { draw: flagPicture('bt kz lb sa mn kh'), count: 6 },
      ...oneEach(flagTruth, 'tr ge am'),
      {
        draw: flagMatch(
          'Match each Asian country to what its flag shows.',
          'in bd cn ph',
          'All four flags are over 50 years old.',
        ),
        count: 1,
      },
      { draw: flagWithout('th la', 'star'), count: 1 },
      { draw: flagMark('kg', 'sun'), count: 1 },
    ],
    written: [
      ask(
        'For many years the flag of India was to be made of one hand-spun cloth. Which?',
        ['Khadi', 'Velvet', 'Felt', 'Brocade'],
        'Khadi recalls the freedom struggle, when people spun their own cotton instead of buying cloth from abroad.',
      ),
      tell(
        'A flag in the wind',
        'The edge of a flag beside the pole is called the hoist; the edge that flaps is the fly. Designers put the main sign near the hoist because it is seen best there.',
      ),
      sort(
        'Put the stripes of the flag of Iran in order, from top to bottom.',
        ['Green', 'White', 'Red'],
        'Tajikistan and Iran share these three colours, but not their order.',
      ),
    ],
  },
  {
    head: geographyHead({
      quizId: 'flags-of-africa',
      quizName: 'Flags of Africa',
      quizDescription: 'Shields, birds, a straw hat and three colours that many share: read the flags of Africa.',
      quizImage: 'flags_gh_ke_za.png',
      topics: ['flags', 'countries', 'africa'],
      keyWords: ['banner', 'emblem', 'pan-african colours', 'national symbol', 'independence'],
    }),
    seed: 102,
    parts: [
      { draw: flagTyped('ng gh so ma'), count: 2 },
      { draw: flagPicture('ls zw ug mz dz na'), count: 6 },
      ...oneEach(flagTruth, 'lr rw mw'),
      {
        draw: flagMatch(
          'Match each African country to what its flag shows.',
          'ke ao zm sc',
          'Signs on a flag often come from the land itself: its tools, its animals, its light.',
        ),
        count: 1,
      },
      { draw: flagMark('eg', 'bird'), count: 1 },
      { draw: flagWithout('bw ga ml', 'star'), count: 1 },
    ],
    written: [
      ask(
        'Why do so many African flags use green, yellow and red?',
        [
          'They follow the flag of Ethiopia, which stayed free',
          'They show the three seasons of the tropics',
          'They were chosen by the United Nations for them',
          'They were the only dyes that were sold there',
        ],
        'Ethiopia was hardly ever ruled from abroad. When other countries became free, many took over its colours.',
      ),
      sort(
        'Put the stripes of the flag of Mauritius in order, from top to bottom.',
        ['Red', 'Blue', 'Yellow', 'Green'],
        'It is the one national flag of four level stripes of four colours.',
      ),
      tell(
        'Why a new flag?',
        'Seventeen African countries became free in 1960 alone. Each needed a flag, an anthem and stamps within a few months, and many held a contest for the best design.',
      ),
    ],
  },
  {
    head: geographyHead({
      quizId: 'flags-of-europe',
      quizName: 'Flags of Europe',
      quizDescription: 'Crosses in the north, stripes in the middle, eagles in the south: find the flags of Europe.',
      quizImage: 'flags_gr_fr_se.png',
      topics: ['flags', 'countries', 'europe'],
      keyWords: ['banner', 'tricolour', 'nordic cross', 'coat of arms', 'national symbol'],
    }),
    seed: 103,
    parts: [
      { draw: flagTyped('fr be fi lt'), count: 2 },
      { draw: flagPicture('gr al pt cz se is'), count: 6 },
      ...oneEach(flagTruth, 'de hr ie'),
      {
        draw: flagMatch(
          'Match each European country to what its flag shows.',
          'gb si sk es',
          'A shield on a flag is often much older than the flag.',
        ),
        count: 1,
      },
      { draw: flagMark('mk', 'sun'), count: 1 },
      { draw: flagWithout('it hu bg pl', 'cross'), count: 1 },
    ],
    written: [
      ask(
        'Why does the cross on Nordic flags stand left of the middle?',
        [
          'So that it looks well placed when the flag flies',
          'So that there is room to write on the right',
          'Because the left side stands for the west',
          'Because the cloth was cut to a wrong size',
        ],
        'The far end of a flag flaps and folds. A sign near the pole stays in sight.',
      ),
      sort(
        'Put the stripes of the flag of Estonia in order, from top to bottom.',
        ['Blue', 'Black', 'White'],
        'Blue stands for the sky, black for the soil and white for hope and work.',
      ),
      tell(
        'Three stripes, one idea',
        'After the French Revolution a flag of three plain stripes came to mean "the people rule". Italy, Ireland, Germany and many others chose three stripes of their own.',
      ),
    ],
  },
  {
    head: geographyHead({
      quizId: 'flags-of-the-americas',
      quizName: 'Flags of the Americas',
      quizDescription: 'From the maple leaf to the Sun of May: flags from the Arctic to the far south.',
      quizImage: 'flags_jm_br_ca.png',
      topics: ['flags', 'countries', 'americas'],
      keyWords: ['banner', 'caribbean', 'latin america', 'southern cross', 'national symbol'],
    }),
    seed: 104,
    parts: [
      { draw: flagTyped('ca pe ht bz'), count: 2 },
      { draw: flagPicture('uy bb gy do dm pa'), count: 6 },
      ...oneEach(flagTruth, 'jm cu sr'),
      {
        draw: flagMatch(
          'Match each American country to what its flag shows.',
          'us mx br gd',
          'Fifty stars, a legend, a night sky and a spice: each flag tells something else.',
        ),
        count: 1,
      },
      { draw: flagMark('ec', 'bird'), count: 1 },
      { draw: flagWithout('tt bs', 'star'), count: 1 },
    ],
    written: [
      ask(
        'Colombia, Ecuador and Venezuela all have yellow, blue and red flags. Why?',
        [
          'They were once parts of one country',
          'They all lie on the same ocean',
          'They all took the colours of Spain',
          'They were designed by one artist in 1950',
        ],
        'Two hundred years ago the three formed Gran Colombia, which Simón Bolívar had helped to free from Spain.',
      ),
      claim(
        'The USA has added stars to its flag as new states have joined.',
        true,
        'The flag of 1777 had 13 stars. The fiftieth was added in 1960, after Hawaii had joined.',
      ),
      tell(
        'Flags that speak at sea',
        'Ships have flags for each letter. Flown together or alone, they send messages: a yellow flag, for example, says "all on board are healthy".',
      ),
    ],
  },
]
