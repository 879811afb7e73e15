import { stringifyList, textOrNone } from '@quokka/contract/wire'
import type { Random } from '@quokka/core/lib'
import type { Question } from '@quokka/core/questions'
import { AuthoredQuestion, isSurvey, numbered, playerView, shuffled, solution } from '@quokka/core/questions'
import { sentOf } from '../../questions/editing/draft/slide-draft.ts'
import type { AnswerPageProps } from '../../questions/play/answer-page.tsx'
import type { QuestionToShow } from '../../questions/question-view.ts'
import type { PreviewSlide } from './preview-slides.ts'
import type { Mark } from './preview-state.ts'

/** A slide as a room would ask it: as if it were saved now, and shuffled. */
export const previewQuestion = ({ questionId, draft }: PreviewSlide, random: Random): Question =>
  shuffled(numbered(AuthoredQuestion.parse(sentOf(draft)), questionId), random)

/** What a player gets to see of a question while it is asked. */
export const toShow = (question: Question): QuestionToShow => ({
  questionId: question.questionId,
  questionType: question.questionType,
  questionTitle: question.questionTitle,
  imageName: question.questionImage,
  ...(question.questionImageAlt && { imageAlt: question.questionImageAlt }),
  ...playerView(question),
})

/** What a player gets to see of it afterwards. */
export const toExplain = (question: Question, mark: Mark): AnswerPageProps['answer'] => ({
  questionType: question.questionType,
  correctAnswer: stringifyList(solution(question)),
  playerAnswer: mark.answer,
  isCorrect: mark.verdict === 'right',
  isSurvey: isSurvey(question),
  timeTaken: mark.answer === '' ? null : mark.takenMs / 1_000,
  showAnswer: true,
  answerContent: textOrNone(question.answerContent),
  s3AnswerImageName: question.answerImage,
  ...(question.answerImageAlt && { answerImageAlt: question.answerImageAlt }),
})
