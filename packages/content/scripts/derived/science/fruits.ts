import { choose, fill, match, picture, state } from '../build.ts'
import { coin, mixedChoices, pickSome } from '../choices.ts'
import type { DerivedQuiz } from '../derived-quiz.ts'
import { capitalised, fromRows } from '../rows.ts'
import { ask, sort, tell } from '../written-slides.ts'
import { scienceHead } from './science-head.ts'

interface Food {
  name: string
  emoji: string
  alt: string
  clue: string
  why: string
  kind: 'fruit' | 'vegetable'
}

const row = (kind: Food['kind'], name: string, emoji: string, alt: string, clue: string, why: string): Food => ({
  kind,
  name,
  emoji,
  alt,
  clue,
  why,
})

const FOODS = [
  row(
    'fruit',
    'mango',
    'mango',
    'A yellow fruit with a green leaf.',
    'It is sweet and ripe in summer.',
    'It has one big flat stone inside.',
  ),
  row(
    'fruit',
    'banana',
    'banana',
    'A long yellow fruit, half peeled.',
    'It is long. You peel it.',
    'It grows on a plant as tall as a house.',
  ),
  row(
    'fruit',
    'grapes',
    'grapes',
    'Small round purple fruits in a bunch.',
    'They are small and grow in a bunch.',
    'When they are dried they become raisins.',
  ),
  row(
    'fruit',
    'watermelon',
    'watermelon',
    'A red slice with black seeds and a green skin.',
    'It is green outside and red inside.',
    'It is nearly all water.',
  ),
  row(
    'fruit',
    'pineapple',
    'pineapple',
    'A large fruit with a rough skin and spiky leaves.',
    'It has a rough skin and spiky leaves on top.',
    'It grows close to the ground.',
  ),
  row(
    'fruit',
    'coconut',
    'coconut',
    'Half of a brown hairy ball, white inside.',
    'It is hard and hairy. It has water inside.',
    'It can float on the sea and grow on a new beach.',
  ),
  row(
    'fruit',
    'lemon',
    'lemon',
    'A small yellow fruit with a point.',
    'It is yellow and very sour.',
    'Its juice keeps you well.',
  ),
  row(
    'fruit',
    'strawberry',
    'strawberry',
    'A small red fruit with tiny seeds on its skin.',
    'It is red and has seeds on its skin.',
    'It has about 200 seeds.',
  ),
  row(
    'vegetable',
    'carrot',
    'carrot',
    'A long orange root with green leaves.',
    'It is orange and grows under the ground.',
    'Rabbits like its leaves too.',
  ),
  row(
    'vegetable',
    'onion',
    'onion',
    'A round bulb with thin skins.',
    'It can make you cry when you cut it.',
    'It has many skins, one inside the other.',
  ),
  row(
    'vegetable',
    'potato',
    'potato',
    'A brown lumpy thing from under the ground.',
    'We make chips and samosas with it.',
    'It first came from South America.',
  ),
  row(
    'vegetable',
    'eggplant',
    'eggplant',
    'A shiny purple thing with a green cap.',
    'It is shiny and purple. We call it brinjal.',
    'Its flowers are purple too.',
  ),
  row(
    'vegetable',
    'garlic',
    'garlic',
    'A white bulb.',
    'It is white. It has many small parts, each with its own skin.',
    'A little of it gives a lot of taste.',
  ),
  row(
    'vegetable',
    'peas',
    'pea-pod',
    'A long green case with round balls inside.',
    'They are small green balls in a case.',
    'The case is called a pod.',
  ),
  row(
    'vegetable',
    'corn',
    'ear-of-corn',
    'A long yellow cob with green leaves.',
    'Its yellow seeds can turn into popcorn.',
    'Each seed on the cob has its own silk thread.',
  ),
]

const named = ({ name }: Food): string => capitalised(name === 'eggplant' ? 'brinjal' : name)

const foodsOf = (names: string): Food[] => FOODS.filter(({ name }) => names.split(' ').includes(name))

const pictureOf = ({ emoji, alt }: Food): ReturnType<typeof picture> => picture(`emoji_${emoji}`, alt)

const truth = (name: string, right: string, wrong: string, why: string): DerivedQuiz['parts'][number] => ({
  draw: fromRows(foodsOf(name), (food, random) => {
    const isTrue = coin(random)
    return state('food-truth', isTrue ? right : wrong, isTrue, why, pictureOf(food))
  }),
  count: 1,
})

export const FRUITS_AND_VEGETABLES: DerivedQuiz = {
  head: scienceHead({
    quizId: 'fruits-and-vegetables',
    quizName: 'Fruits and Vegetables',
    quizDescription: 'Sweet, sour, long or round: name what grows on trees, on plants and under the ground.',
    quizImage: 'scene_kitchen_watermelon_carrot.png',
    ageGroup: '6 to 8',
    categories: ['food'],
    classes: [1, 2],
    difficulty: 'easy',
    topics: ['fruits', 'vegetables', 'food'],
    keyWords: ['market', 'healthy', 'kitchen', 'garden', 'taste'],
  }),
  seed: 213,
  parts: [
    {
      draw: fromRows(foodsOf('lemon potato'), (food) =>
        fill('food-typed', `${food.clue} It is a ____.`, capitalised(food.name), food.why, pictureOf(food)),
      ),
      count: 1,
    },
    {
      draw: fromRows(foodsOf('mango watermelon pineapple coconut garlic strawberry'), (food, random) => {
        const others = FOODS.filter((one) => one.kind === food.kind && one !== food)
        return choose(
          'food-name',
          `${food.clue} What is it?`,
          mixedChoices(named(food), pickSome(others, 3, random).map(named)),
          food.why,
          pictureOf(food),
        )
      }),
      count: 4,
    },
    truth(
      'carrot',
      'A carrot grows under the ground.',
      'A carrot grows on a tree.',
      'We eat the root of the plant. Radish and beetroot are roots too.',
    ),
    {
      draw: (random) => {
        const [vegetable] = pickSome(foodsOf('peas'), 1, random)
        const fruits = pickSome(foodsOf('banana grapes mango strawberry'), 3, random)
        if (vegetable === undefined) throw new Error('no vegetable')
        return choose(
          'food-odd',
          'Three are fruits. Which one is a vegetable?',
          mixedChoices(named(vegetable), fruits.map(named)),
          vegetable.why,
          picture(
            `row_${[...fruits, vegetable]
              .map(({ emoji }) => emoji)
              .sort()
              .join('_')}`,
            'Four things to eat, side by side. Three of them are sweet.',
          ),
        )
      },
      count: 1,
    },
    truth(
      'grapes',
      'Raisins are made from grapes.',
      'Raisins are made from onions.',
      'In the hot sun grapes lose their water and shrink.',
    ),
    {
      draw: () =>
        match(
          'food-colour',
          'Match each one to its colour inside.',
          [
            ['Watermelon', 'Red'],
            ['Coconut', 'White'],
            ['Carrot', 'Orange'],
            ['Kiwi', 'Green'],
          ],
          'Eat many colours: each colour does another good thing for you.',
        ),
      count: 1,
    },
    truth(
      'onion',
      'An onion has many skins, one inside the other.',
      'An onion has one big stone inside.',
      'Cut one in half and count the rings.',
    ),
  ],
  written: [
    ask(
      'Which part of the spinach plant do we eat?',
      ['The leaves', 'The roots', 'The seeds', 'The flowers'],
      'Leaves make the food of the plant. They are full of good things.',
    ),
    sort(
      'How does a mango grow? Put it in order.',
      ['Flower', 'Tiny green fruit', 'Big green fruit', 'Ripe yellow fruit'],
      'Green ones are sour and good for pickle.',
      picture('emoji_deciduous-tree', 'A tall tree with green leaves.'),
    ),
    ask(
      'Why should you wash fruit before you eat it?',
      ['To take off dirt and germs', 'To make it sweet', 'To make it grow', 'To change its colour'],
      'Many hands have touched it on its way to you.',
      picture('emoji_red-apple', 'A round red fruit.'),
    ),
    ask(
      'Popcorn is made from the seeds of which plant?',
      ['Corn', 'Rice', 'Pea', 'Wheat'],
      'A drop of water in each seed turns to steam and makes it burst.',
      picture('emoji_popcorn', 'A striped box full of white puffs.'),
    ),
    tell(
      'Fruit or vegetable?',
      'In the kitchen a tomato is a vegetable. But it has seeds inside, so a plant expert calls it a fruit!',
      picture('emoji_tomato', 'A round red tomato.'),
    ),
  ],
}
