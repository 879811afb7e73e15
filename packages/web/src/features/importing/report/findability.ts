import type { SchoolClass, Subject } from '@quokka/core/quiz'
import { QUIZ_LIMITS, SUBJECTS } from '@quokka/core/quiz'
import type { QuizLanguage } from '@quokka/core/search-filters'
import { QUIZ_LANGUAGES } from '@quokka/core/search-filters'
import type { ImportedQuiz } from '@quokka/formats'

/** What a quiz that is made is found by; a part that no file says is left out. */
export interface Findability {
  subject?: Subject
  language?: QuizLanguage
  classes?: SchoolClass[]
  keyWords?: string[]
}

type Said = Pick<ImportedQuiz, 'subject' | 'language' | 'classes' | 'tags'>

const { keyWordCharacters, keyWordsPerQuiz } = QUIZ_LIMITS

/** The tags of some quizzes, each once. */
const tagsOf = (quizzes: readonly Pick<Said, 'tags'>[]): string[] => {
  const tags = quizzes.flatMap((quiz) => quiz.tags ?? []).map((tag) => tag.trim())
  return [...new Set(tags)].filter((tag) => tag !== '')
}

/** Tags as key words. What is longer than a key word would be cut in the middle of a thought, and is left out. */
const keyWordsOf = (quizzes: readonly Pick<Said, 'tags'>[]): string[] =>
  tagsOf(quizzes)
    .filter((tag) => tag.length <= keyWordCharacters)
    .slice(0, keyWordsPerQuiz)

/** The tags that a quiz of all these does not get. Rule IM44. */
export const tagsLeftOut = (quizzes: readonly Pick<Said, 'tags'>[]): string[] => {
  const keyWords = new Set(keyWordsOf(quizzes))
  return tagsOf(quizzes).filter((tag) => !keyWords.has(tag))
}

const isShared = <Value>(values: readonly Value[]) => new Set(values.map((value) => JSON.stringify(value))).size === 1

/** What a quiz of all these is found by: what all of them say, and the tags of each. Rules IM40, IM41. */
export const findabilityOf = (quizzes: readonly Said[]): Findability => {
  const [first] = quizzes
  const subject = SUBJECTS.find((known) => known === first?.subject)
  const language = QUIZ_LANGUAGES.find((known) => known === first?.language)
  const keyWords = keyWordsOf(quizzes)
  return {
    ...(subject !== undefined && isShared(quizzes.map((quiz) => quiz.subject)) && { subject }),
    ...(language !== undefined && isShared(quizzes.map((quiz) => quiz.language)) && { language }),
    ...(first?.classes !== undefined &&
      isShared(quizzes.map((quiz) => quiz.classes)) && { classes: [...first.classes] }),
    ...(keyWords.length > 0 && { keyWords }),
  }
}
