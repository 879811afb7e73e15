import type { ReportCounts } from '../counts/counts.ts'
import type { QuestionFigures, ReportFigures } from '../figures.ts'
import { answerText, column, laidOut, marked, secondsCell, shareCell, titleBlock } from './layout.ts'
import type { Cell, Sheet, SheetColumn } from './sheet.ts'
import type { SaySheet } from './sheet-words.ts'

const fixedColumns = (say: SaySheet): SheetColumn[] => [
  column(say('column/number'), 'integer', 6),
  column(say('column/question'), 'text', 44),
  column(say('column/type'), 'text', 8),
  column(say('column/right-answer'), 'text', 28),
  column(say('column/asked'), 'integer', 10),
  column(say('column/answered'), 'integer', 10),
  column(say('column/right'), 'integer', 10),
  column(say('column/right-answers'), 'percent', 10),
  column(say('column/median-time'), 'duration', 12),
  column(say('column/facility'), 'index', 12),
  column(say('column/discrimination'), 'index', 14),
  column(say('column/most-wrong'), 'text', 28),
  column(say('column/most-wrong-players'), 'integer', 12),
]

const rowOf = (
  question: QuestionFigures,
  { answers, isOfSeveral, say }: { answers: number; isOfSeveral: boolean; say: SaySheet },
): Cell[] => {
  const textOf = (answer: string | undefined): string | null =>
    answer === undefined ? null : answerText(question.questionType, answer, say)
  const isSurvey = question.distribution.every(({ isRight }) => !isRight)
  return [
    question.number,
    question.questionTitle,
    question.questionType,
    textOf(question.distribution.find(({ isRight }) => isRight)?.answer),
    question.asked,
    question.answered,
    isSurvey ? null : question.right,
    shareCell(question.rightPercent),
    secondsCell(question.medianAnswerMs),
    question.facility,
    question.discrimination,
    textOf(question.mostChosenWrong?.answer),
    question.mostChosenWrong?.players ?? null,
    ...(isOfSeveral ? [question.isKeyChanged ? say('yes') : null] : []),
    ...Array.from({ length: answers }, (_, place): Cell[] => {
      const given = question.distribution[place]
      if (given === undefined) return [null, null]
      const whereNotRight = isSurvey ? 'thanked' : 'wrong'
      return [
        marked(answerText(question.questionType, given.answer, say), given.isRight ? 'right' : whereNotRight),
        given.players,
      ]
    }).flat(),
  ]
}

/** One row a question, with what was answered at its end. */
export const questionwiseSheet = (counts: ReportCounts, figures: ReportFigures, say: SaySheet): Sheet => {
  const answers = Math.max(0, ...figures.questions.map(({ distribution }) => distribution.length))
  return {
    type: 'QUESTIONWISE ANALYSIS',
    name: say('name/questionwise'),
    ...titleBlock(counts, figures, say),
    ...laidOut([
      {
        title: null,
        columns: [
          ...fixedColumns(say),
          // Only several games can have had another right answer.
          ...(counts.isOfSeveral ? [column(say('column/key-changed'), 'text', 20)] : []),
          ...Array.from({ length: answers }, (_, place) => [
            column(say('column/answer-of', { number: place + 1 }), 'text', 20),
            column(say('column/players'), 'integer', 9),
          ]).flat(),
        ],
        rows: figures.questions.map((question) => rowOf(question, { answers, isOfSeveral: counts.isOfSeveral, say })),
        chart: { kind: 'bar', title: say('title/right-by-question'), categories: 0, values: 7 },
      },
    ]),
  }
}
