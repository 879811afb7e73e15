import type { Mapping, TermsAs } from '@quokka/formats'
import { importedQuestion, readMapped, readTerms } from '@quokka/formats'
import type { Report, ReportQuiz } from './report.ts'
import { keyed } from './report-of.ts'

/** The quiz of a sheet, by another idea of what its columns are. */
export const mappedAgain = (quiz: ReportQuiz, mapping: Mapping): ReportQuiz => {
  if (quiz.source?.is !== 'sheet') return quiz
  const { sheet } = quiz.source
  const { questions, tags } = readMapped(sheet, mapping, { file: quiz.file, name: quiz.name }).quiz
  return {
    ...quiz,
    ...(tags !== undefined && { tags }),
    source: { is: 'sheet', sheet, mapping },
    questions: keyed(questions.map(importedQuestion), quiz.key),
  }
}

/** The quiz of a list of terms, asked in another way. */
export const termsAs = (quiz: ReportQuiz, as: TermsAs): ReportQuiz => {
  if (quiz.source?.is !== 'terms') return quiz
  const { is, ...terms } = quiz.source
  const reading = readTerms(quiz.file, { ...terms, as })
  if ('refusal' in reading) return quiz
  return { ...quiz, source: { is, ...terms, as }, questions: keyed(reading.quizzes[0]?.questions ?? [], quiz.key) }
}

export const withQuiz = (report: Report, changed: ReportQuiz): Report => ({
  ...report,
  quizzes: report.quizzes.map((quiz) => (quiz.key === changed.key ? changed : quiz)),
})
