// Prints how many quizzes and questions there are, by category, age, type and plan, with pictures, sounds and explanations.
// Run: npm run content
import { readdirSync, statSync } from 'node:fs'
import { AGE_GROUPS } from '@quokka/core/accounts'
import { mediaKind } from '@quokka/core/media'
import { QUESTION_TYPES } from '@quokka/core/questions'
import { SUBJECTS } from '@quokka/core/quiz'
import { PICTURES_FOLDER, readCategories, readQuizFiles } from '../src/catalogue.ts'
import type { Entry } from '../src/validators/entry.ts'
import { entriesOf, isOfType, percentOf } from '../src/validators/entry.ts'

const files = readQuizFiles()
const asked = entriesOf(files).filter((entry) => !isOfType(entry, 'NQS'))

const print = (title: string, rows: Record<string, Record<string, number | string>>): void => {
  console.log(`\n${title}`)
  console.table(rows)
}

const shareOf = (some: readonly Entry[], holds: (entry: Entry) => boolean): string =>
  `${percentOf(some.filter(holds).length, some.length)}%`

const isShown = ({ question }: Entry): boolean => question.questionImage !== null
const isHeard = ({ question }: Entry): boolean => mediaKind(question.questionImage ?? '') === 'audio'

const countsOf = (quizzes: typeof files, questions: readonly Entry[]) => ({
  quizzes: quizzes.length,
  free: quizzes.filter(({ tier }) => tier === 'free').length,
  questions: questions.length,
  'with a picture or sound': shareOf(questions, isShown),
  sounds: questions.filter(isHeard).length,
  explained: shareOf(questions, ({ question }) => question.answerContent !== null),
})

const within = (holds: (file: (typeof files)[number]) => boolean) =>
  countsOf(
    files.filter(holds),
    asked.filter(({ file }) => holds(file)),
  )

print(
  'Category and age: quizzes (free ones among them), questions',
  Object.fromEntries(
    readCategories().map(({ categoryId, categoryName }) => [
      categoryName,
      Object.fromEntries(
        AGE_GROUPS.map((ageGroup) => {
          const { quizzes, free, questions } = within(
            (file) => file.ageGroup === ageGroup && file.categories.includes(categoryId),
          )
          return [ageGroup, `${quizzes} (${free}), ${questions}`]
        }),
      ),
    ]),
  ),
)
print('Subject', Object.fromEntries(SUBJECTS.map((name) => [name, within(({ subject }) => subject === name)])))
print('Age', Object.fromEntries(AGE_GROUPS.map((name) => [name, within(({ ageGroup }) => ageGroup === name)])))
print(
  'Type',
  Object.fromEntries(
    QUESTION_TYPES.map((type) => [
      type,
      Object.fromEntries(
        AGE_GROUPS.map((ageGroup) => [
          ageGroup,
          entriesOf(files).filter((entry) => isOfType(entry, type) && entry.file.ageGroup === ageGroup).length,
        ]),
      ),
    ]),
  ),
)
const made = asked.filter(({ written }) => written.template !== undefined)
print('All', {
  'free plan': within(({ tier }) => tier === 'free'),
  'premium plan': within(() => true),
  'written by hand': countsOf(
    files.filter(({ questions }) => questions.every(({ template }) => template === undefined)),
    asked.filter(({ written }) => written.template === undefined),
  ),
  derived: countsOf(
    files.filter(({ questions }) => questions.some(({ template }) => template !== undefined)),
    made,
  ),
})

const media = readdirSync(PICTURES_FOLDER).filter((name) => mediaKind(name) !== undefined)
const bytes = media.reduce((sum, name) => sum + statSync(new URL(name, PICTURES_FOLDER)).size, 0)
console.log(`\n${media.length} pictures and sounds, ${(bytes / 1e6).toFixed(1)} MB`)
