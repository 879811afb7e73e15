import type { ReportCounts } from '../counts/counts.ts'
import type { QuestionFigures, ReportFigures } from '../figures.ts'
import { column, laidOut, marked, secondsCell, shareCell, titleBlock } from './layout.ts'
import type { Cell, Sheet, SheetColumn } from './sheet.ts'

const FIXED: readonly SheetColumn[] = [
  column('No.', 'integer', 6),
  column('Question', 'text', 44),
  column('Type', 'text', 8),
  column('Right answer', 'text', 28),
  column('Asked', 'integer', 10),
  column('Answered', 'integer', 10),
  column('Right', 'integer', 10),
  column('Right answers', 'percent', 10),
  column('Median time in seconds', 'duration', 12),
  column('Facility', 'index', 12),
  column('Discrimination', 'index', 14),
  column('Most chosen wrong answer', 'text', 28),
  column('Players who chose it', 'integer', 12),
]

/** Only several games can have had another right answer. */
const KEY_CHANGED = column('Right answer changed between the games', 'text', 20)

const rowOf = (question: QuestionFigures, answers: number, isOfSeveral: boolean): Cell[] => {
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
    question.facility,
    question.discrimination,
    question.mostChosenWrong?.answer ?? null,
    question.mostChosenWrong?.players ?? null,
    ...(isOfSeveral ? [question.isKeyChanged ? 'Yes' : null] : []),
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
          ...(counts.isOfSeveral ? [KEY_CHANGED] : []),
          ...Array.from({ length: answers }, (_, place) => [
            column(`Answer ${place + 1}`, 'text', 20),
            column('Players', 'integer', 9),
          ]).flat(),
        ],
        rows: figures.questions.map((question) => rowOf(question, answers, counts.isOfSeveral)),
        chart: { kind: 'bar', title: 'Right answers by question', categories: 0, values: 7 },
      },
    ]),
  }
}
