import { mediaKind } from '@quokka/core/media'
import type { FoundQuestion, FoundQuiz } from '../found-quiz.ts'

/** The media of a reading, each under a name of its own. */
export interface MediaShelf {
  readonly media: ReadonlyMap<string, Uint8Array>
  /** Keeps a medium and says under which name: that of its file, numbered where another has it. Undefined where it is of no kind that can be shown. */
  put(path: string, bytes: Uint8Array): string | undefined
}

const isSame = (left: Uint8Array, right: Uint8Array): boolean =>
  left.length === right.length && left.every((byte, place) => byte === right[place])

/** The name of a file without its folders, in signs that every program takes. */
const fileName = (path: string): string =>
  (path.split(/[/\\]/u).at(-1) ?? path).replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').slice(-80)

export const mediaShelf = (): MediaShelf => {
  const media = new Map<string, Uint8Array>()
  return {
    media,
    put: (path, bytes) => {
      const name = fileName(path)
      if (mediaKind(name) === undefined || bytes.length === 0) return undefined
      const dot = name.lastIndexOf('.')
      for (let number = 1; ; number += 1) {
        const own = number === 1 ? name : `${name.slice(0, dot)}-${number}${name.slice(dot)}`
        const known = media.get(own)
        if (known === undefined) media.set(own, bytes)
        if (known === undefined || isSame(known, bytes)) return own
      }
    },
  }
}

/** The media of some questions, for the quiz that they make. */
export const mediaOf = (questions: readonly FoundQuestion[], { media }: MediaShelf): Pick<FoundQuiz, 'media'> => {
  const names = new Set(questions.flatMap(({ titleMedia, answerMedia }) => [titleMedia, answerMedia]))
  const own = [...media].filter(([name]) => names.has(name))
  return own.length > 0 ? { media: new Map(own) } : {}
}
