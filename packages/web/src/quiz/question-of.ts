import type { QuestionRead } from '@quokka/contract/http'
import { noneAsNull, parseList } from '@quokka/contract/wire'
import type { Question } from '@quokka/core/questions'
import { AuthoredQuestion, numbered } from '@quokka/core/questions'

/** A slide as its editors read it, as the question that is stored. The letter that a game gives is drawn when it is stored, so it is not part of it. */
export const questionOf = (read: QuestionRead): Question =>
  numbered(
    AuthoredQuestion.parse({
      ...read.parameters,
      questionType: read.questionType,
      questionTitle: read.questionTitle,
      questionImage: read.s3ImageName,
      answerImage: read.s3AnswerImageName,
      questionImageAlt: read.questionImageAlt,
      answerImageAlt: read.answerImageAlt,
      answerContent: noneAsNull(read.answerContent),
      timer: read.timeToAnswer,
      maxPoints: read.maxPoints,
      correctAnswer: parseList(read.correctAnswer),
      answerChoices: parseList(read.answerChoices),
    }),
    read.questionId,
  )
