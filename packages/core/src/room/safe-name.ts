import type { Random } from '../lib/random.ts'

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

const PAIRS = FRIENDLY.length * ANIMALS.length

/** Two friendly words that stand for nobody in the room yet; a figure follows only when there are more players than pairs. Rule RM28. */
export const safeName = (random: Random, isTaken: (name: string) => boolean): string => {
  const first = Math.floor(random() * PAIRS)
  for (let tried = 0; ; tried += 1) {
    const place = (first + tried) % PAIRS
    const pair = `${FRIENDLY[Math.floor(place / ANIMALS.length)]} ${ANIMALS[place % ANIMALS.length]}`
    const round = Math.floor(tried / PAIRS)
    const name = round === 0 ? pair : `${pair} ${round + 1}`
    if (!isTaken(name)) return name
  }
}
