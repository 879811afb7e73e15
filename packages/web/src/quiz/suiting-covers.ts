import { searchFold } from '@quokka/core/quiz'

/** A drawing of the catalogue that any quiz may have as its banner. */
export interface Cover {
  /** Sent as the banner as it is. */
  address: string
  /** The quiz that it was drawn for. */
  name: string
  /** What that quiz is about. */
  topics: readonly string[]
}

/** What a quiz says about itself. */
export interface About {
  quizName: string
  quizDescription: string
}

/** Words that say nothing about what a quiz shows. */
const SAY_NOTHING = new Set(
  'a about all an and are at be by can class do for from how in is it its more my new of on or our quiz revision test that the this to unit week what when where which who why with year you your'.split(
    ' ',
  ),
)
/** What a word counts for by where it stands. */
const WEIGHTS = { name: 2, topics: 1, description: 0.5 }

/** A word without its plural: "fishes" and "fish" are the same. */
const stemOf = (word: string): string => {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:s|sh|ch|x|z)es$/u.test(word)) return word.slice(0, -2)
  return word.length > 3 && /[^suia]s$/u.test(word) ? word.slice(0, -1) : word
}

const stemsOf = (text: string): Set<string> => {
  const words = searchFold(text).split(/[^\p{L}\p{N}]+/u)
  return new Set(words.filter((word) => word !== '' && !SAY_NOTHING.has(word)).map(stemOf))
}

/** Finds the drawings that suit a quiz. A word that few drawings have counts for more. */
export const coverFinder = (covers: readonly Cover[]) => {
  const known = covers.map((cover) => ({
    cover,
    ofName: stemsOf(cover.name),
    ofTopics: stemsOf(cover.topics.join(' ')),
  }))
  const rarity = (stem: string): number => {
    const having = known.filter(({ ofName, ofTopics }) => ofName.has(stem) || ofTopics.has(stem)).length
    return having === 0 ? 0 : Math.log(1 + known.length / having)
  }

  /** All drawings, those that suit best first and the others as they stood; `best` is undefined when none suits. */
  return ({ quizName, quizDescription }: About): { covers: readonly Cover[]; best: Cover | undefined } => {
    const asked = new Map([...stemsOf(quizDescription)].map((stem) => [stem, WEIGHTS.description * rarity(stem)]))
    for (const stem of stemsOf(quizName)) asked.set(stem, rarity(stem))
    const scored = known.map(({ cover, ofName, ofTopics }) => {
      let score = 0
      for (const [stem, weight] of asked) {
        if (ofName.has(stem)) score += WEIGHTS.name * weight
        else if (ofTopics.has(stem)) score += WEIGHTS.topics * weight
      }
      return { cover, score }
    })
    const sorted = scored.toSorted((left, right) => right.score - left.score)
    const [first] = sorted
    return { covers: sorted.map(({ cover }) => cover), best: first && first.score > 0 ? first.cover : undefined }
  }
}
