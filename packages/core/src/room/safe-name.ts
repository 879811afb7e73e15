import type { Random } from '../lib/random.ts'

/** Words of names: in each group every one of the first stands before every one of the second. */
export type SafeWords = readonly { first: readonly string[]; second: readonly string[] }[]

/** Each friendly before each animal: nothing about bodies, looks, origin, size or wit. */
const FRIENDLY =
  `Amber Brave Breezy Bright Bubbly Calm Caring Cheerful Chipper Clever Cosmic Cosy Curious Dancing Daring Dazzling Eager Early
  Electric Fearless Friendly Gentle Giggling Gleaming Glowing Golden Graceful Grand Happy Helpful Honest Humming Jolly Joyful
  Jumping Keen Kind Laughing Lively Loyal Lucky Magic Marvellous Merry Mighty Musical Noble Patient Peaceful Playful Polite Proud
  Quick Radiant Royal Shining Singing Skilful Smiling Sparkling Speedy Splendid Starry Steady Sunny Swift Thoughtful
  Trusty Twinkling Vivid Warm Wise Wonderful Zesty Zippy`.split(/\s+/u)

const ANIMALS =
  `Albatross Alpaca Antelope Badger Bilby Bluebird Butterfly Caribou Cheetah Chinchilla Crane Cricket Curlew Deer
  Dingo Dolphin Dragonfly Dugong Eagle Echidna Falcon Ferret Finch Firefly Flamingo Fox Gazelle Gecko Giraffe Hamster Hare Hawk
  Hedgehog Heron Hoopoe Hornbill Ibex Ibis Jackdaw Jaguar Kestrel Kingfisher Kiwi Koala Kookaburra Ladybird Lark Lemur Leopard
  Lion Llama Lorikeet Lynx Macaw Magpie Meerkat Mongoose Narwhal Nightingale Numbat Ocelot Octopus Oriole Osprey Otter Owl
  Panda Panther Parrot Peacock Pelican Penguin Platypus Puffin Quail Quokka Rabbit Raven Reindeer Robin Salmon Seahorse Seal
  Sparrow Squirrel Starling Swan Tapir Tern Tiger Tortoise Toucan Turtle Wallaby Wombat Yak Zebra`.split(/\s+/u)

const ENGLISH: SafeWords = [{ first: FRIENDLY, second: ANIMALS }]

const pairsOf = (words: SafeWords): number =>
  words.reduce((pairs, { first, second }) => pairs + first.length * second.length, 0)

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b))

/** A random step that visits every one of so many places before it comes back to the first. */
const randomStride = (random: Random, places: number): number => {
  let stride = 1 + Math.floor(random() * (places - 1))
  while (greatestCommonDivisor(stride, places) !== 1) stride += 1
  return stride
}

/**
 * Two friendly words that stand for nobody in the room yet; a figure follows only when there are more players than pairs.
 * `players` is how many there are, or fewer; the words are English, or those of another language. Rules RM28, LT10.
 */
export const safeName = (
  random: Random,
  isTaken: (name: string) => boolean,
  { players = 0, words = ENGLISH }: { players?: number; words?: SafeWords | undefined } = {},
): string => {
  const pairs = pairsOf(words)
  for (let round = Math.floor(players / pairs); ; round += 1) {
    const names = pairs * (round + 1)
    const first = Math.floor(random() * names)
    // Each search goes its own way: with a common one they would queue up behind each other.
    const stride = randomStride(random, names)
    for (let tried = 0; tried < names; tried += 1) {
      const name = nameAt((first + tried * stride) % names, words)
      if (!isTaken(name)) return name
    }
  }
}

const nameAt = (place: number, words: SafeWords): string => {
  const pairs = pairsOf(words)
  let pair = place % pairs
  let name = ''
  for (const { first, second } of words) {
    if (pair >= 0 && pair < first.length * second.length)
      name = `${first[Math.floor(pair / second.length)]} ${second[pair % second.length]}`
    pair -= first.length * second.length
  }
  return place < pairs ? name : `${name} ${Math.floor(place / pairs) + 1}`
}
