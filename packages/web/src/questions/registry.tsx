import type { QuestionType } from '@quokka/core/questions'
import { t } from '../messages/t.ts'
import { CntOwnAnswer, CntRightAnswer } from './cnt/answer.tsx'
import { CntPlayer } from './cnt/player.tsx'
import { DndOwnAnswer, DndRightAnswer } from './dnd/answer.tsx'
import { DndPlayer } from './dnd/player.tsx'
import { FibOwnAnswer, FibRightAnswer } from './fib/answer.tsx'
import { FibPlayer } from './fib/player.tsx'
import { McqOwnAnswer, McqRightAnswer } from './mcq/answer.tsx'
import { McqPlayer } from './mcq/player.tsx'
import { MtfOwnAnswer, MtfRightAnswer } from './mtf/answer.tsx'
import { MtfPlayer } from './mtf/player.tsx'
import { NqsOwnAnswer, NqsRightAnswer } from './nqs/answer.tsx'
import { NqsPlayer } from './nqs/player.tsx'
import type { QuestionView } from './question-view.ts'
import { TrfOwnAnswer, TrfRightAnswer } from './trf/answer.tsx'
import { TrfPlayer } from './trf/player.tsx'

/** How each question type looks: the only list of them in the browser. */
export const views: Record<QuestionType, QuestionView> = {
  MCQ: {
    layout: 'wide',
    keys: () => t('questions:types.MCQ.keys'),
    Player: McqPlayer,
    RightAnswer: McqRightAnswer,
    OwnAnswer: McqOwnAnswer,
  },
  TRF: {
    layout: 'wide',
    keys: () => t('questions:types.TRF.keys'),
    Player: TrfPlayer,
    RightAnswer: TrfRightAnswer,
    OwnAnswer: TrfOwnAnswer,
  },
  MTF: {
    layout: 'small',
    help: () => t('questions:types.MTF.help'),
    Player: MtfPlayer,
    RightAnswer: MtfRightAnswer,
    OwnAnswer: MtfOwnAnswer,
  },
  DND: {
    layout: 'small',
    help: () => t('questions:types.DND.help'),
    Player: DndPlayer,
    RightAnswer: DndRightAnswer,
    OwnAnswer: DndOwnAnswer,
  },
  FIB: { layout: 'roomy', Player: FibPlayer, RightAnswer: FibRightAnswer, OwnAnswer: FibOwnAnswer },
  CNT: { layout: 'roomy', Player: CntPlayer, RightAnswer: CntRightAnswer, OwnAnswer: CntOwnAnswer },
  NQS: { layout: 'slide', Player: NqsPlayer, RightAnswer: NqsRightAnswer, OwnAnswer: NqsOwnAnswer },
}
