import type { FoundQuestion, FoundQuiz } from '../../found-quiz.ts'
import type { Change } from '../../remark.ts'
import type { PlainText } from '../../text/plain-text.ts'
import { plainLines, plainText } from '../../text/plain-text.ts'
import { withTexts } from '../../text/texts-of.ts'
import type { MediaShelf } from '../media-shelf.ts'
import { mediaOf, mediaShelf } from '../media-shelf.ts'
import type { OpenedFile } from '../opened-file.ts'
import { nameWithoutEnding } from '../opened-file.ts'
import type { Reader } from '../reader.ts'
import { giftAnswer } from './gift-answer.ts'
import { hidden, shown } from './gift-escapes.ts'

/** Where something else than a question stands between braces, it is another text. */
const LOOKS_LIKE_GIFT = /(?:^|[^\\])\{\s*(?:[=~#}]|%|(?:t|true|f|false)\s*[}#])|^[ \t]*\$CATEGORY:|^[ \t]*::[^\n]*::/im
const CATEGORY = /^\s*\$CATEGORY:\s*(.*)$/i
const COMMENT = /^\s*\/\//
const TAG = /\[tag:([^\]]+)\]/gi
const FORMAT = /^\s*\[(html|moodle|plain|markdown)\]/i
const NAME = /^\s*::([\s\S]*?)::/
/** Blank lines part questions, unless an answer or the end of the braces follows. */
const GOES_ON = /^\s*[=~}#%/]/
const MOST_BLANK = 20
/** The gap in the middle of a text. */
const GAP = '_____'

interface Written {
  /** From 1. */
  line: number
  /** Escaped signs are hidden. */
  text: string
  tags: readonly string[]
  category?: string
}

/** The questions of a text: blank lines part them, but not inside braces. */
const writtenIn = (text: string): { written: Written[]; categories: string[] } => {
  const written: Written[] = []
  const categories: string[] = []
  let category: string | undefined
  let lines: string[] = []
  let start = 0
  let tags: string[] = []
  let depth = 0
  const end = (): void => {
    if (lines.some((line) => line.trim() !== ''))
      written.push({ line: start, text: lines.join('\n'), tags, ...(category !== undefined && { category }) })
    lines = []
    tags = []
    depth = 0
  }
  const all = text.split('\n')
  for (const [index, line] of all.entries()) {
    if (COMMENT.test(line)) {
      tags.push(...Array.from(line.matchAll(TAG), ([, tag = '']) => tag.trim()))
      continue
    }
    const path = depth === 0 ? CATEGORY.exec(line)?.[1] : undefined
    if (path !== undefined) {
      end()
      category = path.trim()
      categories.push(category)
      continue
    }
    if (line.trim() === '' && (depth === 0 || !GOES_ON.test(all.slice(index, index + MOST_BLANK).join('\n')))) {
      end()
      continue
    }
    if (lines.length === 0) start = index + 1
    const own = hidden(line)
    for (const sign of own)
      if (sign === '{') depth += 1
      else if (sign === '}') depth = Math.max(0, depth - 1)
    lines.push(own)
  }
  end()
  return { written, categories }
}

/** A text in the format that is named before it; Moodle's own, which is meant where none is, may have markup. */
const formatted = (text: string, format: string): PlainText => {
  if (format === 'plain') return { text, changes: [], media: [], addresses: [] }
  return format === 'html' || (format !== 'markdown' && /<[a-z/]|&\w+;/i.test(text))
    ? plainText(text)
    : plainLines(text)
}

const remarks = ({ addresses }: PlainText, leftOut: readonly string[]): Change[] => [
  ...addresses.map((address): Change => ({ code: 'pictureElsewhere', address })),
  ...leftOut.map((what): Change => ({ code: 'settingLeftOut', what })),
]

const mediumOf = (
  { media }: PlainText,
  shelf: MediaShelf,
): Pick<FoundQuestion, 'titleMedia' | 'titleMediaText' | 'changes'> => {
  const [medium] = media
  if (medium === undefined) return {}
  const name = medium.bytes && shelf.put(medium.name, medium.bytes)
  return name === undefined
    ? { changes: [{ code: 'pictureMissing', name: medium.name }] }
    : { titleMedia: name, ...(medium.text !== '' && { titleMediaText: medium.text }) }
}

const foundQuestion = ({ line, text }: Written, file: string, shelf: MediaShelf): FoundQuestion => {
  const place = { file, line }
  const [wholeName = '', name = ''] = NAME.exec(text) ?? []
  const unnamed = text.slice(wholeName.length)
  const [wholeFormat = '', format = ''] = FORMAT.exec(unnamed) ?? []
  const body = unnamed.slice(wholeFormat.length)
  const plain = (raw: string): PlainText => formatted(shown(raw), format.toLowerCase())
  const [open, close] = [body.indexOf('{'), body.lastIndexOf('}')]
  if (open === -1 && close === -1) {
    const note = plain(body)
    const title = shown(name)
    const isNamed = title !== '' && title !== note.text
    const answer = { form: 'note', text: isNamed ? note.text : '' } as const
    return { place, title: isNamed ? title : note.text, answer, changes: [...note.changes, ...remarks(note, [])] }
  }
  if (close < open || body.indexOf('{', open + 1) !== -1 || body.indexOf('}') !== close) {
    const answer = { form: 'none', why: { code: 'unreadable', line } } as const
    return { place, title: shown(body.replace(/[{}]/g, ' ')), answer }
  }
  const [before, after] = [body.slice(0, open), body.slice(close + 1)]
  const title = plain(after.trim() === '' ? before : `${before.trimEnd()} ${GAP} ${after.trimStart()}`)
  const { answer, explanation, leftOut } = giftAnswer(body.slice(open + 1, close))
  const { changes = [], ...medium } = mediumOf(title, shelf)
  const lost: Change[] = []
  const found = {
    place,
    title: (title.text || shown(name)).replace(`${GAP} .`, `${GAP}.`),
    answer,
    ...(explanation !== undefined && { explanation }),
    ...medium,
  }
  // Answers are in the format of their question.
  const read = withTexts({ ...found, title: '' }, (text) => {
    const own = formatted(text, format.toLowerCase())
    lost.push(...own.changes)
    return own.text
  })
  return { ...read, title: found.title, changes: [...title.changes, ...changes, ...remarks(title, leftOut), ...lost] }
}

/** The last of a path of categories; what stands before it is Moodle's. */
const categoryName = (path: string): string =>
  path.split('/').findLast((part) => part.trim() !== '' && !/^\$.*\$$|^top$/i.test(part)) ?? path

/** Moodle's GIFT: a quiz for each category. Rule EX16. */
export const giftText: Reader = {
  format: 'gift',
  read: (file: OpenedFile) => {
    if (file.is !== 'text' || !LOOKS_LIKE_GIFT.test(file.text)) return undefined
    const { written, categories } = writtenIn(file.text)
    const byCategory = Map.groupBy(written, ({ category }) => category)
    const quizzes = [...byCategory].map(([category, questions]): FoundQuiz => {
      const shelf = mediaShelf()
      const found = questions.map((question) => foundQuestion(question, file.name, shelf))
      const tags = [...new Set(questions.flatMap((question) => question.tags))]
      return {
        name:
          category === undefined || categories.length === 0
            ? nameWithoutEnding(file.name)
            : categoryName(category).trim(),
        ...(tags.length > 0 && { tags }),
        ...mediaOf(found, shelf),
        questions: found,
      }
    })
    const asked = quizzes.some(({ questions }) => questions.some(({ answer }) => answer.form !== 'note'))
    return asked ? quizzes : undefined
  },
}
