import type { Category } from '@quokka/contract/http'
import type { Subject } from '@quokka/core/quiz'
import { interestOfQuizId } from '@quokka/core/quiz'
import { perLanguage } from '../lib/text/per-language.ts'
import { t } from './catalogue-messages.ts'

type Named = Pick<Category, 'categoryId' | 'categoryName'>

/** Where nothing is said of a name the key comes back, and the name stays as it is. */
const saidOr = (said: string, name: string): string => (said.startsWith('catalogue:') ? name : said)

/** A subject of the timetable in the language of the screen; any other as it is. Rule LG52. */
export const subjectName = (subject: string): string => saidOr(t(`subjects.${subject as Subject}`), subject)

/** A category of the catalogue in the language of the screen; any other as the server calls it. Rule LG52. */
export const categoryNameOf = ({ categoryId, categoryName }: Named): string =>
  saidOr(t(`categories.${categoryId as 'animals'}`), categoryName)

/** Names after which the others are only counted, as in what the server calls the quiz. */
const NAMED = 3
const LIST = perLanguage((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }), 'en-GB')

/** "Animals, Nature and Space", "Animals, Nature and 2 more": what a quiz of several categories is called. */
export const mixName = (categories: readonly Named[]): string => {
  const names = categories.map(categoryNameOf)
  const [first = '', second = ''] = names
  return names.length > NAMED ? t('mix', { first, second, count: names.length - 2 }) : LIST().format(names)
}

/** The name of a quiz that was hosted: of one that was drawn, by its categories where all are known. */
export const hostedName = ({ quizId, quizName }: { quizId: string; quizName: string }): string => {
  const drawn = interestOfQuizId(quizId)?.categories.map((categoryId) => ({ categoryId, categoryName: '' })) ?? []
  return drawn.length === 0 || drawn.map(categoryNameOf).includes('') ? quizName : mixName(drawn)
}
