/** English plurals that no ending tells. */
const IRREGULAR = new Map([
  ['children', 'child'],
  ['men', 'man'],
  ['women', 'woman'],
  ['people', 'person'],
  ['feet', 'foot'],
  ['teeth', 'tooth'],
  ['geese', 'goose'],
  ['mice', 'mouse'],
  ['oxen', 'ox'],
  ['leaves', 'leaf'],
  ['wolves', 'wolf'],
  ['knives', 'knife'],
  ['halves', 'half'],
  ['shelves', 'shelf'],
  ['calves', 'calf'],
  ['loaves', 'loaf'],
  ['thieves', 'thief'],
  ['lenses', 'lens'],
  ['lens', 'lens'],
  ['indices', 'index'],
  ['matrices', 'matrix'],
  ['vertices', 'vertex'],
  ['fungi', 'fungus'],
  ['cacti', 'cactus'],
  ['nuclei', 'nucleus'],
  ['bacteria', 'bacterium'],
  ['axes', 'axis'],
  ['oases', 'oasis'],
])

const LATIN = /^[a-z]+$/u
const DEVANAGARI = /^[\u0900-\u097f]+$/u
/** Endings of Hindi plurals and oblique forms, and the vowels that they replace, the longest first. */
const HINDI_ENDING = /(?:ियों|ियां|ियाँ|ाओं|ाएं|ुओं|ुएं|ओं|एं|ों|ें|ां|ीं|ा|ी|े|ि|ु|ू|ं)$/u
/** What is left of a word must still tell it from others. */
const SHORTEST_HINDI = 2
const SHORTEST_ENGLISH = 3

const withoutPlural = (word: string): string => {
  if (word.length <= SHORTEST_ENGLISH || !word.endsWith('s')) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}${word.length > 4 ? 'y' : 'ie'}`
  // "class", "status" and "analysis" are no plurals.
  return /(?:ss|us|is)$/u.test(word) ? word : word.slice(0, -1)
}

/** "box" and "boxes", "slide" and "slides" are one once the last e is gone; so are "country" and "countries" with an i. */
const stemOfEnglish = (word: string): string => {
  const singular = IRREGULAR.get(word) ?? withoutPlural(word)
  if (singular.length <= SHORTEST_ENGLISH) return singular
  const bare = singular.endsWith('e') ? singular.slice(0, -1) : singular
  return bare.endsWith('y') ? `${bare.slice(0, -1)}i` : bare
}

const stemOfHindi = (word: string): string => {
  const bare = word.replace(HINDI_ENDING, '')
  return bare.length < SHORTEST_HINDI ? word : bare
}

/** What an English or Hindi word has in common with its plural; any other word as it is. Rule FS2. */
export const stem = (word: string): string => {
  if (LATIN.test(word)) return stemOfEnglish(word)
  return DEVANAGARI.test(word) ? stemOfHindi(word) : word
}
