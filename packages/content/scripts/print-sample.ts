// Prints twenty random questions of each age group with their answers, for a person to read.
// Run: npm run content:sample [-- SEED]
import { AGE_GROUPS } from '@quokka/core/accounts'
import { seeded, shuffle } from '@quokka/core/lib'
import { readQuizFiles } from '../src/catalogue.ts'
import type { Entry } from '../src/validators/entry.ts'
import { entriesOf, isOfType, offeredTexts, rightTexts } from '../src/validators/entry.ts'

const COUNT = 20

const [given] = process.argv.slice(2)
const seed = given === undefined ? Math.floor(Math.random() * 0x1_0000_0000) : Number(given)
const random = seeded(seed)

const answerOf = (entry: Entry): string => {
  const right = rightTexts(entry)
  if (isOfType(entry, 'DND')) return right.join(' > ')
  if (!isOfType(entry, 'MTF')) return right.join(' / ')
  const half = right.length / 2
  return right
    .slice(0, half)
    .map((left, index) => `${left} = ${right[half + index]}`)
    .join(' | ')
}

const linesOf = (entry: Entry): string[] => {
  const { questionId, questionType, questionTitle, questionImage, questionImageAlt, answerContent } = entry.question
  return [
    `[${questionType}] ${questionTitle}`,
    ...(questionImage ? [`picture: ${questionImage} (${questionImageAlt})`] : []),
    ...(isOfType(entry, 'MCQ') ? [`options: ${offeredTexts(entry).join(' | ')}`] : []),
    `answer: ${answerOf(entry)}`,
    `why: ${answerContent}`,
    `${entry.file.quizName}, ${questionId}`,
  ]
}

const asked = entriesOf(readQuizFiles()).filter((entry) => !isOfType(entry, 'NQS'))
console.log(`seed ${seed}`)
for (const ageGroup of AGE_GROUPS) {
  console.log(`\n=== ${ageGroup} ===`)
  const drawn = shuffle(
    asked.filter(({ file }) => file.ageGroup === ageGroup),
    random,
  ).slice(0, COUNT)
  for (const entry of drawn) console.log(`\n${linesOf(entry).join('\n  ')}`)
}
