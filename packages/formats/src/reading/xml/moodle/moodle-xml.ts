import type { FoundQuestion, FoundQuiz } from '../../../found-quiz.ts'
import type { Tag } from '../../../text/markup.ts'
import { tagIn, tagsIn } from '../../../text/markup.ts'
import { plainLines } from '../../../text/plain-text.ts'
import { mediaOf, mediaShelf } from '../../media-shelf.ts'
import { nameWithoutEnding } from '../../opened-file.ts'
import type { Reader } from '../../reader.ts'
import { withinPoints } from '../points.ts'
import { moodleQuestions } from './moodle-question.ts'
import { formattedText, innerText } from './moodle-text.ts'

/** In place of a slash that belongs to a name. */
const OWN_SLASH = '\0'

/** Names of categories are divided by a slash; a slash inside a name is doubled. */
const nameOf = (path: string): string => {
  const names = path
    .replaceAll(/\/+/gu, (run) => `${run.length % 2 === 1 ? '/' : ''}${OWN_SLASH.repeat(run.length >> 1)}`)
    .split('/')
  // Before the names of people stand the context and its top.
  const own = names
    .filter((name, place) => name !== '' && !(place === 0 && /^\$\w+\$$/u.test(name)) && !(place < 2 && name === 'top'))
    .at(-1)
  return plainLines((own ?? '').replaceAll(OWN_SLASH, '/')).text
}

interface Category {
  name: string
  description: string
  tags: Set<string>
  questions: FoundQuestion[]
}

const quizzesIn = (root: Tag, file: string): FoundQuiz[] => {
  const shelf = mediaShelf()
  const categories = new Map<string, Category>()
  const categoryOf = (path: string, description: string): Category => {
    const known = categories.get(path)
    const category = known ?? {
      name: nameOf(path) || nameWithoutEnding(file),
      description,
      tags: new Set(),
      questions: [],
    }
    categories.set(path, category)
    return category
  }
  let category: Category | undefined
  for (const question of tagsIn(root, 'question')) {
    if (question.attributes.get('type') === 'category') {
      category = categoryOf(innerText(tagIn(question, 'category')), formattedText(tagIn(question, 'info')).text)
      continue
    }
    category ??= categoryOf('', '')
    category.questions.push(...moodleQuestions(question, file, shelf))
    const tags = tagIn(question, 'tags')
    for (const tag of tags === undefined ? [] : tagsIn(tags, 'tag')) category.tags.add(innerText(tag))
  }
  return [...categories.values()]
    .filter(({ questions }) => questions.length > 0)
    .map(({ name, description, tags, questions }) => ({
      name,
      ...(description !== '' && { description }),
      ...(tags.size > 0 && { tags: [...tags] }),
      questions: withinPoints(questions),
      ...mediaOf(questions, shelf),
    }))
}

/** Moodle's XML: a quiz a category. Rule EX43. */
export const moodleXml: Reader = {
  format: 'moodle',
  read: (file) =>
    file.is === 'xml' && file.root.name === 'quiz' && tagIn(file.root, 'question') !== undefined
      ? quizzesIn(file.root, file.name)
      : undefined,
}
