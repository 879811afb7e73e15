import { picture } from '../build.ts'

/** A word that a young child knows, with a picture that shows it. */
export interface PicturedWord {
  word: string
  emoji: string
  /** What is seen, without the word. */
  alt: string
  /** A short sentence that tells the thing from all others. */
  clue: string
  /** The sound at its beginning: its first letter, or two. */
  sound: string
}

const row = (word: string, alt: string, clue: string, emoji = word, sound = word.charAt(0)): PicturedWord => ({
  word,
  emoji,
  alt,
  clue,
  sound,
})

export const PICTURED_WORDS: readonly PicturedWord[] = [
  row('ant', 'A tiny black insect with six legs.', 'It is tiny and walks in long lines.'),
  row('apple', 'A round red fruit with a short stem.', 'It is a round red fruit.', 'red-apple'),
  row('ball', 'A round black and white thing to kick.', 'You kick it or throw it.', 'soccer-ball'),
  row('balloon', 'A round red thing full of air, on a string.', 'It is full of air and can pop.'),
  row('banana', 'A long yellow fruit, half peeled.', 'It is long and yellow. Monkeys like it.'),
  row('bat', 'A dark animal with wide wings of skin.', 'It flies at night and sleeps head down.'),
  row('bed', 'A place with a pillow and a blanket.', 'You sleep in it.'),
  row('bee', 'A yellow and black insect with wings.', 'It makes honey.', 'honeybee'),
  row('bell', 'A golden thing that hangs and can swing.', 'It goes ding dong.'),
  row('bird', 'A small animal with feathers and a beak.', 'It has feathers and builds a nest.'),
  row('book', 'Two covers with many pages.', 'You read it.', 'open-book'),
  row('boat', 'A small thing with a sail on water.', 'It sails on the water.', 'sailboat'),
  row('bus', 'A long vehicle with many windows.', 'Many people ride in it to school.'),
  row('cake', 'A round sweet thing with candles on top.', 'You cut it on your birthday.', 'birthday-cake'),
  row('camel', 'A tall animal with a hump on its back.', 'It walks in the desert.'),
  row('car', 'A small vehicle with four wheels.', 'It has four wheels and a driver.', 'automobile'),
  row('carrot', 'A long orange root with green leaves.', 'It is orange. Rabbits eat it.'),
  row('cat', 'A small animal with whiskers and pointed ears.', 'It says meow.'),
  row('chair', 'A thing with a back and four legs.', 'You sit on it.', 'chair', 'ch'),
  row('clock', 'A round face with numbers and two hands.', 'It tells the time.', 'mantelpiece-clock'),
  row('cow', 'A large animal with horns and spots.', 'It says moo.'),
  row('crab', 'A red animal with two big claws.', 'It has ten legs and walks to the side.'),
  row('crow', 'A black bird.', 'It is a black bird that says caw.', 'blackbird'),
  row('dog', 'An animal with a wagging tail.', 'It says woof.'),
  row('door', 'A tall flat thing with a handle.', 'You open it to go in.'),
  row('drum', 'A round thing with two sticks.', 'You beat it with sticks.'),
  row('duck', 'A water bird with a flat beak.', 'It swims and says quack.'),
  row('ear', 'A part at the side of the head.', 'You hear with it.'),
  row('egg', 'A smooth oval thing with a shell.', 'A hen lays it.'),
  row('elephant', 'A huge grey animal with a long trunk.', 'It is huge and has a trunk.'),
  row('eye', 'A round part of the face with lashes.', 'You see with it.'),
  row('fish', 'An animal with fins and scales.', 'It swims and has fins.'),
  row('fox', 'An orange animal with pointed ears and a pointed nose.', 'It is like a small dog with a big soft tail.'),
  row('frog', 'A green animal with big eyes.', 'It is green and jumps into the water.'),
  row('goat', 'An animal with horns and a small beard.', 'It has a beard and eats leaves.'),
  row('grapes', 'Many small round fruits in a bunch.', 'They grow in a bunch.'),
  row('hat', 'A tall thing to wear on the head.', 'You wear it on your head.', 'top-hat'),
  row('hen', 'A farm bird with a red comb.', 'It lays eggs for us.', 'chicken'),
  row('horse', 'A large animal with a mane.', 'You can ride on it, and it runs fast.'),
  row('house', 'A building with a roof, a door and a window.', 'People live in it.'),
  row('ice', 'A clear cold block.', 'It is frozen water.'),
  row('key', 'A small metal thing with teeth.', 'It opens a lock.'),
  row('king', 'A man with a golden thing on his head.', 'He wears a crown.', 'person-with-crown'),
  row('kite', 'A thing with a tail that flies on a string.', 'It flies in the wind on a string.'),
  row('lamp', 'A small clay bowl with a flame.', 'We light it at Diwali.', 'diya-lamp'),
  row('leaf', 'A flat thing that falls from a tree.', 'It grows on a tree.', 'fallen-leaf'),
  row('leg', 'A part of the body with a foot at its end.', 'You walk with it.'),
  row('lion', 'A big yellow cat with a mane.', 'It is a big cat, the king of the animals.'),
  row('lock', 'A metal thing that shuts a door.', 'It shuts a door so that no one gets in.', 'locked'),
  row('mango', 'A sweet yellow fruit with a green leaf.', 'It is the sweet fruit of summer.'),
  row('milk', 'A glass of a white drink.', 'It is white and we drink it.', 'glass-of-milk'),
  row('monkey', 'A brown animal with a long tail.', 'It swings from tree to tree.'),
  row('moon', 'A thin bright curve in the night sky.', 'It shines at night.', 'crescent-moon'),
  row('mouse', 'A tiny animal with a long thin tail.', 'It is small and likes cheese.'),
  row('nest', 'A round home of twigs with eggs in it.', 'A bird lays eggs in it.', 'nest-with-eggs'),
  row('nose', 'A part in the middle of the face.', 'You smell with it.'),
  row('orange', 'A round fruit with a green leaf.', 'It is a round fruit full of juice.', 'tangerine'),
  row('owl', 'A bird with big round eyes.', 'It is a bird that sees well at night.'),
  row('parrot', 'A colourful bird with a curved beak.', 'It is a bird that can learn to talk.'),
  row('peacock', 'A blue bird with a fan of feathers.', 'It opens its tail like a fan.'),
  row('pen', 'A thin thing with a metal tip.', 'It writes with ink.'),
  row('pencil', 'A thin yellow thing with a sharp point.', 'You draw with it.'),
  row('pig', 'A pink animal with a flat nose.', 'It is pink and says oink.'),
  row('queen', 'A lady with a golden thing on her head.', 'She rules the land and wears a crown.', 'princess'),
  row('rabbit', 'An animal with very long ears.', 'It hops and has long ears.'),
  row('rain', 'A grey cloud with falling drops.', 'It falls from clouds and makes us wet.', 'cloud-with-rain'),
  row('rat', 'A grey animal with a long bare tail.', 'It is like a big mouse.'),
  row('ring', 'A round golden thing with a gem.', 'You wear it on your finger.'),
  row('rose', 'A red flower with thorns on its stem.', 'It is a flower with thorns.'),
  row('sheep', 'An animal with thick white wool.', 'It gives us wool.', 'ewe', 'sh'),
  row('ship', 'A very large boat on the sea.', 'It carries people over the sea.', 'ship', 'sh'),
  row('shoe', 'A thing to wear on the foot.', 'You wear it on your foot.', 'running-shoe', 'sh'),
  row('snake', 'A long animal without legs.', 'It has no legs and says hiss.'),
  row('sock', 'Two soft things for the feet.', 'You wear it inside your shoe.', 'socks'),
  row('spoon', 'A thing with a handle and a small bowl.', 'You eat soup with it.'),
  row('star', 'A yellow shape with five points.', 'It twinkles in the night sky.'),
  row('sun', 'A bright yellow ball with rays.', 'It shines in the day.'),
  row('tent', 'A small house made of cloth.', 'You sleep in it when you camp.'),
  row('tiger', 'A big orange cat with black stripes.', 'It is a big cat with stripes.'),
  row('train', 'The front of a long vehicle on rails.', 'It is very long and stops at stations.'),
  row('tree', 'A tall plant with a brown trunk and green leaves.', 'It is tall and has many leaves.', 'deciduous-tree'),
  row(
    'umbrella',
    'A thing to hold over your head in the rain.',
    'You open it when it rains.',
    'umbrella-with-rain-drops',
  ),
  row('van', 'A small bus.', 'It is bigger than a car and carries things.', 'minibus'),
  row('whale', 'A huge blue animal of the sea.', 'It is a huge animal of the sea.'),
  row('wheel', 'A round thing with spokes.', 'It is round and rolls.'),
  row('zebra', 'An animal like a horse with black and white stripes.', 'It looks like a horse with stripes.'),
]

export const pictured = (word: string): PicturedWord => {
  const found = PICTURED_WORDS.find((one) => one.word === word)
  if (found === undefined) throw new Error(`no picture of ${word}`)
  return found
}

export const picturedAll = (words: string): PicturedWord[] => words.split(' ').map(pictured)

export const pictureOf = ({ emoji, alt }: PicturedWord): ReturnType<typeof picture> => picture(`emoji_${emoji}`, alt)

/** Several things side by side, with their names: for questions about an order or a pair, where the names tell nothing. */
export const pictureOfRow = (words: readonly PicturedWord[]): ReturnType<typeof picture> =>
  picture(
    `row_${words.map(({ emoji }) => emoji).join('_')}`,
    `Side by side: ${words.map(({ word }) => word).join(', ')}.`,
  )
