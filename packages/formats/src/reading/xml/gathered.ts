import type { FoundQuestion } from '../../found-quiz.ts'
import type { Change } from '../../remark.ts'
import type { NamedMedium, PlainText } from '../../text/plain-text.ts'
import type { MediaShelf } from '../media-shelf.ts'

/** Gathers the texts of one question, and what becomes of all that they show. */
export interface Gathering {
  /** The text of the question; its first medium is shown with it. */
  title(plain: PlainText): string
  /** What is read after the answer; its first medium is shown there. */
  explanation(plain: PlainText): string
  /** A text that shows nothing, such as an option. */
  bare(plain: PlainText): string
  /** What must be told of the question as a whole. */
  tell(change: Change): void
  /** The fields of the question that follow from its texts. */
  fields(): Pick<FoundQuestion, 'titleMedia' | 'titleMediaText' | 'answerMedia' | 'answerMediaText' | 'changes'>
}

/** Where a medium that a text names can be had, and as which file. */
export type FindMedium = (name: string) => { path: string; bytes: Uint8Array } | undefined

interface Shown {
  name: string
  text: string
}

export const gathering = (shelf: MediaShelf, find: FindMedium): Gathering => {
  const changes: Change[] = []
  const shown: { title?: Shown; answer?: Shown } = {}
  const tellAll = ({ changes: own, addresses }: PlainText): void => {
    changes.push(...own)
    for (const address of addresses) changes.push({ code: 'pictureElsewhere', address })
  }
  const show = (place: 'title' | 'answer', { name, text, bytes }: NamedMedium): void => {
    if (shown[place] !== undefined) {
      changes.push({ code: 'mediumLeftOut', name })
      return
    }
    const found = bytes === undefined ? find(name) : { path: name, bytes }
    const kept = found && shelf.put(found.path, found.bytes)
    if (kept === undefined) changes.push({ code: 'pictureMissing', name })
    else shown[place] = { name: kept, text }
  }
  const showing = (place: 'title' | 'answer') => (plain: PlainText) => {
    tellAll(plain)
    for (const medium of plain.media) show(place, medium)
    return plain.text
  }
  return {
    title: showing('title'),
    explanation: showing('answer'),
    bare: (plain) => {
      tellAll(plain)
      for (const { name } of plain.media) changes.push({ code: 'mediumLeftOut', name })
      return plain.text
    },
    tell: (change) => changes.push(change),
    fields: () => ({
      ...(shown.title && { titleMedia: shown.title.name }),
      ...(shown.title?.text && { titleMediaText: shown.title.text }),
      ...(shown.answer && { answerMedia: shown.answer.name }),
      ...(shown.answer?.text && { answerMediaText: shown.answer.text }),
      ...(changes.length > 0 && { changes }),
    }),
  }
}
