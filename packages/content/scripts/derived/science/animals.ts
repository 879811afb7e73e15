import { choose, fill, match, picture, state } from '../build.ts'
import { coin, mixedChoices, pickSome } from '../choices.ts'
import type { DerivedQuiz } from '../derived-quiz.ts'
import { capitalised, fromRows, withArticle } from '../rows.ts'
import { ask, sort, tell, type } from '../written-slides.ts'
import { scienceHead } from './science-head.ts'

interface Family {
  animal: string
  baby: string
  emoji: string
  alt: string
  why: string
}

const row = (animal: string, baby: string, emoji: string, alt: string, why: string): Family => ({
  animal,
  baby,
  emoji,
  alt,
  why,
})

const FAMILIES = [
  row('dog', 'puppy', 'dog', 'An animal with a wagging tail that barks.', 'A puppy is born with its eyes shut.'),
  row('cat', 'kitten', 'cat', 'A small animal with whiskers that says meow.', 'A kitten drinks milk from its mother.'),
  row('cow', 'calf', 'cow', 'A large farm animal with horns that says moo.', 'A calf can stand on the day it is born.'),
  row('sheep', 'lamb', 'ewe', 'A farm animal with thick white wool.', 'A lamb knows its mother by her voice.'),
  row('goat', 'kid', 'goat', 'A farm animal with horns and a beard.', 'A kid is what we call children too!'),
  row('horse', 'foal', 'horse', 'A large animal with a mane that says neigh.', 'A foal has very long legs.'),
  row('hen', 'chick', 'chicken', 'A farm bird with a red comb.', 'A chick breaks the egg with its beak.'),
  row('duck', 'duckling', 'duck', 'A water bird with a flat beak.', 'A duckling can swim after one day.'),
  row('frog', 'tadpole', 'frog', 'A green animal that jumps into ponds.', 'A tadpole has a tail and no legs at first.'),
  row('lion', 'cub', 'lion', 'A big yellow cat with a mane.', 'A cub has spots that fade when it grows.'),
  row(
    'kangaroo',
    'joey',
    'kangaroo',
    'An animal that hops on long hind legs.',
    'A joey grows in the pouch of its mother.',
  ),
  row('butterfly', 'caterpillar', 'butterfly', 'An insect with bright wings.', 'A caterpillar eats leaves all day.'),
  row('pig', 'piglet', 'pig', 'A pink farm animal with a flat nose.', 'A piglet has many brothers and sisters.'),
  row('owl', 'owlet', 'owl', 'A bird with big round eyes that hunts at night.', 'An owlet is soft and fluffy.'),
  row('swan', 'cygnet', 'swan', 'A white water bird with a long neck.', 'A cygnet is grey and rides on its mother.'),
]

const BABIES = FAMILIES.map(({ baby }) => baby)

const familiesOf = (animals: string): Family[] => FAMILIES.filter(({ animal }) => animals.split(' ').includes(animal))

const truth = (animal: string, other: string): DerivedQuiz['parts'][number] => ({
  draw: fromRows(familiesOf(animal), (family, random) => {
    const isTrue = coin(random)
    return state(
      'baby-truth',
      `The baby of ${withArticle(animal)} is called a ${isTrue ? family.baby : other}.`,
      isTrue,
      family.why,
      picture(`emoji_${family.emoji}`, family.alt),
    )
  }),
  count: 1,
})

export const BABY_ANIMALS: DerivedQuiz = {
  head: scienceHead({
    quizId: 'baby-animals-and-their-names',
    quizName: 'Baby Animals and Their Names',
    quizDescription: 'Puppy, kitten, lamb and joey: what do we call the little ones?',
    quizImage: 'scene_meadow_hatching-chick_baby-chick.png',
    ageGroup: '6 to 8',
    categories: ['animals'],
    classes: [1, 2, 3],
    difficulty: 'easy',
    topics: ['animals', 'young animals', 'families'],
    keyWords: ['calf', 'foal', 'tadpole', 'farm', 'young ones'],
  }),
  seed: 211,
  parts: [
    {
      draw: fromRows(familiesOf('cat'), ({ animal, baby, emoji, alt, why }) =>
        fill('baby-typed', `A baby ${animal} is a ____.`, capitalised(baby), why, picture(`emoji_${emoji}`, alt)),
      ),
      count: 1,
    },
    {
      draw: fromRows(familiesOf('dog sheep goat horse duck'), ({ animal, baby, emoji, alt, why }, random) =>
        choose(
          'baby-of',
          `What do we call a baby ${animal}?`,
          mixedChoices(
            capitalised(baby),
            pickSome(
              BABIES.filter((one) => one !== baby && one !== 'cub'),
              3,
              random,
            ).map(capitalised),
          ),
          why,
          picture(`emoji_${emoji}`, alt),
        ),
      ),
      count: 5,
    },
    truth('hen', 'calf'),
    truth('pig', 'foal'),
    {
      draw: (random) =>
        match(
          'baby-match',
          'Match each mother to her baby.',
          pickSome(familiesOf('cow lion owl swan'), 4, random).map(({ animal, baby }) => [
            capitalised(animal),
            capitalised(baby),
          ]),
          'Bears and tigers have cubs too, and elephants and whales have calves.',
        ),
      count: 1,
    },
  ],
  written: [
    ask(
      'A tadpole grows legs and loses its tail. What is it then?',
      ['A frog', 'A fish', 'A snake', 'A snail'],
      'Frogs lay their eggs in water. The young ones breathe under water like fish.',
    ),
    ask(
      'A caterpillar sleeps in a hard case. What comes out?',
      ['A butterfly', 'A bee', 'A bird', 'A spider'],
      'The hard case is called a pupa.',
      picture('emoji_bug', 'A green insect with many short legs.'),
    ),
    sort(
      'How does a chick come into the world? Put it in order.',
      ['Egg in the nest', 'Crack in the shell', 'Wet chick', 'Fluffy chick'],
      'The mother keeps the egg warm for three weeks.',
      picture('emoji_nest-with-eggs', 'A nest with blue eggs.'),
    ),
    ask(
      'Where does a joey ride?',
      ["In its mother's pouch", "On its father's nose", 'In a nest', 'Under a stone'],
      'A new joey is as small as a bean.',
      picture('emoji_kangaroo', 'An animal that stands on long hind legs.'),
    ),
    type(
      'A hen lays eggs, but a cow does not. Her calf drinks her ____.',
      ['Milk'],
      'Animals that drink it when they are young are called mammals.',
      picture('emoji_cow', 'A large farm animal with horns.'),
    ),
    tell(
      'Mothers and babies',
      'A mother bat finds her own baby among thousands in a dark cave. She knows its call and its smell.',
    ),
  ],
}

const GROUPS: readonly (readonly [group: string, animals: string, why: string])[] = [
  ['murder', 'crows', 'It goes back to lists of hunting words of the 15th century.'],
  ['parliament', 'owls', 'Owls look wise; C. S. Lewis used the phrase in a Narnia chapter.'],
  ['pride', 'lions', 'Lionesses of a pride often raise their cubs together.'],
  ['crash', 'rhinos', 'Rhinos see badly and, when alarmed, charge first.'],
  ['tower', 'giraffes', 'While they walk, some speak of a "journey" of giraffes instead.'],
  ['dazzle', 'zebras', 'So many stripes on the move confuse the eye of a lion.'],
  ['pod', 'dolphins', 'Whales travel in pods too, and call each other by sound.'],
  ['gaggle', 'geese', 'On the ground, that is; in the air they are a skein.'],
  ['army', 'ants', 'Some ants truly march in columns of many thousands.'],
  ['colony', 'penguins', 'A colony on the water is sometimes called a raft.'],
  ['flamboyance', 'flamingos', 'Their pink comes from what they eat: algae and shrimps.'],
  ['unkindness', 'ravens', 'Ravens were once believed to be careless parents.'],
  ['murmuration', 'starlings', 'It names the soft sound of thousands of wings at dusk.'],
  ['skulk', 'foxes', 'To skulk is to sneak about, which suits a fox in a hen yard.'],
  ['leap', 'leopards', 'Leopards live alone, so one hardly ever sees a leap of them.'],
  ['caravan', 'camels', 'The Persian word "karwan" means a company of travellers.'],
  ['prickle', 'hedgehogs', 'A hedgehog has some 5,000 spines.'],
  ['mob', 'kangaroos', 'Meerkats form mobs as well.'],
  ['bloat', 'hippos', 'It sounds rude, but hippos do lie about like balloons.'],
  ['convocation', 'eagles', 'The word means a formal assembly.'],
]

type Group = (typeof GROUPS)[number]

const groupsOf = (names: string): Group[] => GROUPS.filter(([group]) => names.split(' ').includes(group))

const groupTruth = (name: string, other: string): DerivedQuiz['parts'][number] => ({
  draw: fromRows(groupsOf(name), ([group, animals, why], random) => {
    const isTrue = coin(random)
    return state(
      'animal-group-truth',
      `A group of ${animals} may be called ${withArticle(isTrue ? group : other)}.`,
      isTrue,
      isTrue ? why : `A group of ${animals} is ${withArticle(group)}. ${why}`,
    )
  }),
  count: 1,
})

const SHOWN: readonly (readonly [group: string, emoji: string, alt: string])[] = [
  ['tower', 'giraffe', 'A tall animal with a long neck.'],
  ['dazzle', 'zebra', 'A striped animal like a horse.'],
  ['flamboyance', 'flamingo', 'A pink bird that stands on one long leg.'],
  ['parliament', 'owl', 'A bird with big round eyes.'],
  ['prickle', 'hedgehog', 'A small animal covered with spines.'],
]

export const ANIMAL_GROUPS: DerivedQuiz = {
  head: scienceHead({
    quizId: 'animal-groups-in-english',
    quizName: 'Animal Groups in English',
    quizDescription: 'A murder of crows, a crash of rhinos: the strangest group words of the language.',
    quizImage: 'scene_gold_flamingo_zebra_owl.png',
    ageGroup: '18+',
    categories: ['animals', 'language'],
    subject: 'English',
    classes: [],
    topics: ['animals', 'vocabulary', 'trivia'],
    keyWords: ['collective nouns', 'herd', 'flock', 'pub quiz', 'wordplay'],
  }),
  seed: 212,
  parts: [
    {
      draw: fromRows(groupsOf('army colony caravan'), ([group, animals, why]) =>
        fill('animal-group-typed', `It is a ____ of ${animals}.`, capitalised(group), why),
      ),
      count: 1,
    },
    {
      draw: fromRows(SHOWN, ([group, emoji, alt], random) => {
        const [found] = groupsOf(group)
        const why = found?.[2] ?? ''
        return choose(
          'animal-group-picture',
          `What is a group of ${found?.[1] ?? ''} called?`,
          mixedChoices(
            capitalised(group),
            pickSome(['Bench', 'Cloud', 'Brigade', 'Pillar', 'Ballet', 'Carpet', 'Jury', 'Puzzle'], 3, random),
          ),
          why,
          picture(`emoji_${emoji}`, alt),
        )
      }),
      count: 4,
    },
    groupTruth('unkindness', 'kindness'),
    {
      draw: fromRows(groupsOf('murder crash skulk mob murmuration'), ([group, animals, why], random) =>
        choose(
          'animal-of-group',
          `Which animals form a ${group}?`,
          mixedChoices(
            capitalised(animals),
            pickSome(['Salmon', 'Badgers', 'Beavers', 'Spiders', 'Tortoises', 'Swallows', 'Sharks'], 3, random),
          ),
          why,
        ),
      ),
      count: 4,
    },
    groupTruth('leap', 'crouch'),
    {
      draw: (random) =>
        match(
          'animal-group-match',
          'Match each animal to its group word.',
          pickSome(groupsOf('pride pod gaggle bloat'), 4, random).map(([group, animals]) => [
            capitalised(animals),
            capitalised(group),
          ]),
          'Only some of these words are used by zoologists; most are kept alive by quizzes such as this one.',
        ),
      count: 1,
    },
    groupTruth('convocation', 'committee'),
  ],
  written: [
    ask(
      'Many of these words stand in a book of 1486, linked with a prioress. What was the book about?',
      ['Hunting, hawking and heraldry', 'Cooking and baking', 'The kings of Scotland', 'Travels to India'],
      'The "Book of Saint Albans" told young nobles how to talk properly about game.',
    ),
    ask(
      'Why does a big group often protect prey animals?',
      [
        'Each one is less likely to be the victim',
        'Hunters do not eat groups',
        'They all run at the same speed',
        'A group is harder to smell',
      ],
      'Biologists call it dilution; in addition, many eyes see the enemy sooner.',
    ),
    sort(
      'Put these group words in alphabetical order.',
      ['Flock', 'Herd', 'Shoal', 'Swarm'],
      'They fit birds or sheep, cattle, fish and insects.',
    ),
    tell(
      'Terms of venery',
      'The old group words are called "terms of venery": venery is a medieval word for hunting. Writers have been inventing new ones ever since, and nobody can forbid it.',
    ),
  ],
}
