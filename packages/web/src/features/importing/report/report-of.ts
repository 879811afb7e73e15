import type { FileReading } from '@quokka/formats'
import type { ReportMedia } from './kept-report.ts'
import type { Report } from './report.ts'

/** The report of what was read, and the media that came along. */
export const reportOf = (
  readings: readonly FileReading[],
  start: Pick<Report, 'id' | 'into' | 'ageGroup'>,
): { report: Report; media: ReportMedia } => ({
  report: {
    ...start,
    files: readings.map((reading) =>
      'refusal' in reading
        ? { name: reading.file, refusal: reading.refusal }
        : { name: reading.file, format: reading.format, details: reading.details },
    ),
    quizzes: readings.flatMap((reading, file) =>
      'refusal' in reading
        ? []
        : reading.quizzes.map((quiz, index) => ({
            ...quiz,
            key: `${file}.${index}`,
            file: reading.file,
            questions: quiz.questions.map((question, place) => ({ ...question, key: `${file}.${index}.${place}` })),
          })),
    ),
    uploaded: {},
  },
  media: new Map(),
})
