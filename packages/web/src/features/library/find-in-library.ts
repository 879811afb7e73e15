import type { Library } from './api/use-quiz-lists.ts'

const folded = (text: string) => text.normalize('NFC').trim().toLowerCase()

/** What has the words of a search in its name. */
export const findInLibrary = ({ drafts, published, qtests }: Library, query: string): Library => {
  const wanted = folded(query)
  const fits = (name: string) => folded(name).includes(wanted)
  return {
    drafts: drafts.filter(({ quizName }) => fits(quizName)),
    published: published.filter(({ quizName }) => fits(quizName)),
    qtests: qtests.filter(({ qtestName }) => fits(qtestName)),
  }
}
