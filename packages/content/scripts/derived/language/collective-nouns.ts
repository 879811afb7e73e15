import { choose, fill, match, picture, state } from '../build.ts'
import { coin, mixedChoices, pickSome } from '../choices.ts'
import type { DerivedQuiz } from '../derived-quiz.ts'
import { capitalised, fromRows } from '../rows.ts'
import { ask, tell } from '../written-slides.ts'
import { englishHead } from './language-head.ts'

const GROUPS: readonly (readonly [
  group: string,
  things: string,
  wrong: readonly [string, string, string],
  why: string,
])[] = [
  ['bunch', 'grapes', ['herd', 'fleet', 'choir'], 'Keys, bananas and flowers come in bunches too.'],
  ['flock', 'sheep', ['swarm', 'pack', 'school'], 'Birds form flocks as well.'],
  ['swarm', 'bees', ['herd', 'crew', 'pack'], 'A swarm is a cloud of insects on the move; their home is a hive.'],
  ['fleet', 'ships', ['flock', 'bunch', 'litter'], 'A company can have a fleet of lorries or planes.'],
  [
    'pride',
    'lions',
    ['litter', 'team', 'swarm'],
    'A pride is a family: several mothers with their cubs and a few males.',
  ],
  [
    'school',
    'fish',
    ['class', 'herd', 'bench'],
    'Here it comes from an old word for a crowd, not from the place where we learn. "Shoal" is its twin.',
  ],
  [
    'litter',
    'puppies',
    ['fleet', 'flight', 'range'],
    'All puppies of one birth are a litter. So are kittens and piglets.',
  ],
  ['bouquet', 'flowers', ['batch', 'stack', 'fleet'], 'The word is French; say "boo-KAY".'],
  ['choir', 'singers', ['crew', 'jury', 'fleet'], 'Its spelling was made to look like Latin "chorus".'],
  ['crew', 'sailors', ['choir', 'flock', 'pride'], 'Planes and film makers have crews too.'],
  ['range', 'mountains', ['bundle', 'flight', 'string'], 'The Aravalli Range is older than the Himalayas.'],
  ['flight', 'stairs', ['pack', 'chain', 'school'], 'All steps between two floors are a flight.'],
  ['pack', 'cards', ['troop', 'cloud', 'panel'], 'Wolves and hounds run in packs as well.'],
  ['galaxy', 'stars', ['herd', 'heap', 'library'], 'The Greek word for milk, "gala", is in it: the Milky Way.'],
  ['herd', 'elephants', ['school', 'bench', 'swarm'], 'An old female leads it and remembers where water is.'],
  ['bundle', 'sticks', ['school', 'team', 'galaxy'], 'A bundle is tied together. In the fable it could not be broken.'],
]

type Group = (typeof GROUPS)[number]

const groupsOf = (names: string): Group[] => GROUPS.filter(([group]) => names.split(' ').includes(group))

const SCENES = [
  ['bunch', 'emoji_grapes', 'Many small round purple fruits on one stem.'],
  ['swarm', 'count_7_honeybee', 'Seven yellow and black insects with wings.'],
  ['fleet', 'count_4_ship', 'Four large boats on the sea.'],
  ['pride', 'count_5_lion', 'Five large yellow cats.'],
  ['school', 'count_8_fish', 'Eight animals with fins.'],
  ['bouquet', 'emoji_bouquet', 'Pink and yellow blossoms tied together.'],
  ['herd', 'count_6_elephant', 'Six huge grey animals with trunks.'],
] as const

const truth = (group: string): DerivedQuiz['parts'][number] => ({
  draw: fromRows(groupsOf(group), ([name, things, [other], why], random) => {
    const isTrue = coin(random)
    return state(
      'group-truth',
      `A number of ${things} together can be called a ${isTrue ? name : other}.`,
      isTrue,
      isTrue ? why : `It is a ${name} of ${things}. ${why}`,
    )
  }),
  count: 1,
})

export const COLLECTIVE_NOUNS: DerivedQuiz = {
  head: englishHead({
    quizId: 'collective-nouns',
    quizName: 'Collective Nouns',
    quizDescription: 'A pride, a fleet, a choir: one word for many. Which word goes with which crowd?',
    quizImage: 'scene_field_ewe_ewe_ewe.png',
    topics: ['nouns', 'groups', 'vocabulary'],
    keyWords: ['herd', 'flock', 'grammar', 'singular verb'],
  }),
  seed: 313,
  parts: [
    {
      draw: fromRows(groupsOf('choir flock'), ([group, things, , why]) =>
        fill('group-typed', `One word for many ${things} together: a ____.`, capitalised(group), why),
      ),
      count: 1,
    },
    {
      draw: fromRows(SCENES, ([group, recipe, alt]) => {
        const [found] = groupsOf(group)
        if (found === undefined) throw new Error(`no group ${group}`)
        const [name, things, wrong, why] = found
        return choose(
          'group-picture',
          `What do we call many ${things} together?`,
          mixedChoices(
            `A ${name}`,
            wrong.map((one) => `A ${one}`),
          ),
          why,
          picture(recipe, alt),
        )
      }),
      count: 6,
    },
    truth('range'),
    {
      draw: fromRows(groupsOf('flight galaxy litter'), ([group, things, , why], random) =>
        choose(
          'group-of',
          `A ${group} of what?`,
          mixedChoices(
            capitalised(things),
            pickSome(['Soldiers', 'Spoons', 'Judges', 'Loaves', 'Coins', 'Camels'], 3, random),
          ),
          why,
        ),
      ),
      count: 3,
    },
    truth('crew'),
    {
      draw: (random) =>
        match(
          'group-match',
          'Match each group word to its members.',
          pickSome(
            [
              ['Bench', 'Judges'],
              ['Batch', 'Cakes'],
              ['String', 'Pearls'],
              ['Panel', 'Experts'],
              ['Troupe', 'Dancers'],
            ] as const,
            4,
            random,
          ),
          'Judges sat on a bench; pearls are strung on a thread. Many group words began as pictures.',
        ),
      count: 1,
    },
    truth('bundle'),
  ],
  written: [
    ask(
      '"The team ____ ready." Which word is always right when the team is seen as one?',
      ['is', 'are', 'were', 'have'],
      'Seen as one body, a team is singular. In British English "are" is possible when one thinks of its members.',
    ),
    tell(
      'Words for fun',
      'Hunters of the Middle Ages made lists of group words, and added jokes. Some of them live on: "a gaggle of geese" sounds just like the geese.',
    ),
  ],
}
