import * as z from 'zod'
import { LIMITS } from '../limits.ts'
import { commonAuthored, commonStored } from './common.ts'
import { defineKind } from './kind.ts'
import { landNote } from './landing/note.ts'

const note = z.string().max(LIMITS.explanationCharacters)

/** Info slide: a title and a note to read. Nothing to answer, no clock, no points. */
export const nqs = defineKind({
  code: 'NQS',
  stored: z.strictObject({ ...commonStored, questionType: z.literal('NQS'), note }),
  authored: z
    .object({
      ...commonAuthored,
      questionType: z.literal('NQS'),
      answerChoices: z.array(note).max(1).default([]),
      correctAnswer: z.array(z.string()).max(0).optional(),
    })
    .transform(({ timer: _, correctAnswer: __, answerChoices, answerContent, ...common }) => ({
      ...common,
      timerS: LIMITS.infoSlideTimerS,
      maxPoints: 0,
      answerContent: null,
      note: answerChoices[0] ?? answerContent ?? '',
    })),
  isScored: false,
  isTimed: false,
  shuffled: (question) => question,
  accepts: () => false,
  judge: () => 'none',
  playerView: (question) => ({ answerChoices: question.note === '' ? [] : [question.note] }),
  solution: () => [],
  tally: () => ({ labels: [], values: [], toolTipMessages: [], correctAnswerIndex: -1 }),
  reading: (_question, answer) => ({ text: answer, comparedBy: answer }),
  listed: () => [],
  exchanged: ({ note }) => ({ form: 'note', text: note }),
  landing: { form: 'note', land: landNote },
})
