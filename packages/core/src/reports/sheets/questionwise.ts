import type { ReportCounts } from '../counts/counts.ts'
import type { QuestionFigures, ReportFigures } from '../figures.ts'
import { column, laidOut, marked, secondsCell, shareCell, titleBlock } from './layout.ts'
import type { Cell, Sheet, SheetColumn } from './sheet.ts'

const FIXED: readonly SheetColumn[] = [
  column('No.', 'integer', 6),
  column('Question', 'text', 48),
  column('Type', 'text', 8),
  column('Right answer', 'text', 28),
  column('Asked', 'integer', 10),
  column('Answered', 'integer', 10),
  column('Right', 'integer', 10),
  column('Right answers', 'percent', 14),
  column('Median time in seconds', 'duration', 22),
  column('Difficulty', 'number', 12),
  column('Discrimination', 'number', 16),
  column('Most chosen wrong answer', 'text', 28),
  column('Players who chose it', 'integer', 20),
]

const rowOf = (question: QuestionFigures, answers: number): Cell[] => {
  const isSurvey = question.distribution.every(({ isRight }) => !isRight)
  return [
    question.number,
    question.questionTitle,
    question.questionType,
    question.distribution.find(({ isRight }) => isRight)?.answer ?? null,
    question.asked,
    question.answered,
    isSurvey ? null : question.right,
    shareCell(question.rightPercent),
    secondsCell(question.medianAnswerMs),
    question.difficulty,
    question.discrimination,
    question.mostChosenWrong?.answer ?? null,
    question.mostChosenWrong?.players ?? null,
    ...Array.from({ length: answers }, (_, place): Cell[] => {
      const given = question.distribution[place]
      if (given === undefined) return [null, null]
      const whereNotRight = isSurvey ? 'thanked' : 'wrong'
      return [marked(given.answer, given.isRight ? 'right' : whereNotRight), given.players]
    }).flat(),
  ]
}

/** One row a question, with what was answered at its end. */
export const questionwiseSheet = (counts: ReportCounts, figures: ReportFigures): Sheet => {
  const answers = Math.max(0, ...figures.questions.map(({ distribution }) => distribution.length))
  return {
    type: 'QUESTIONWISE ANALYSIS',
    name: 'Questionwise analysis',
    ...titleBlock(counts, figures),
    ...laidOut([
      {
        title: null,
        columns: [
          ...FIXED,
          ...Array.from({ length: answers }, (_, place) => [
            column(`Answer ${place + 1}`, 'text', 28),
            column('Players', 'integer', 10),
          ]).flat(),
        ],
        rows: figures.questions.map((question) => rowOf(question, answers)),
        chart: { kind: 'bar', title: 'Right answers by question', categories: 1, values: 7 },
      },
    ]),
  }
}
