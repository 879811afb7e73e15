import type { BankQuestion, QuestionRead, QuizRead } from '@quokka/contract/http'
import { vi } from 'vitest'
import { refusal, sentence } from './screen-test.tsx'

export const question = (questionId: string, changes: Partial<QuestionRead> = {}): QuestionRead => ({
  questionId,
  quizId: 'quiz-1',
  questionType: 'FIB',
  questionTitle: `Question ${questionId}`,
  correctAnswer: '["Moon"]',
  answerChoices: '[]',
  s3ImageName: null,
  s3AnswerImageName: null,
  answerContent: 'None',
  timeToAnswer: 30,
  maxPoints: 100,
  questionNumber: 1,
  quizType: 'Private',
  revision: 1,
  ...changes,
})

export const quiz = (ids: readonly string[], changes: Partial<QuizRead> = {}): QuizRead => ({
  quizId: 'quiz-1',
  quizName: 'Space for the Curious Minds',
  quizDescription: 'Moons and planets',
  ageGroup: '9 to 14',
  quizImage: 'banner.webp',
  quizType: 'Private',
  statusCode: 'DRF',
  createdOn: '2026-11-20T10:00:00.000Z',
  editedOn: '2026-11-21T10:42:00.000Z',
  isOwner: true,
  isPublic: true,
  teamCount: 0,
  questionIds: [...ids],
  questions: ids.map((id, index) => question(id, { questionNumber: index + 1 })),
  revision: 1,
  ...changes,
})

interface Body {
  quizId: string
  questionId: string
  questionIds?: string[]
  questionTitle: string
  questionType: QuestionRead['questionType']
  quizName: string
  quizDescription: string
  subject: string | null
  language: string | null
  classes: number[] | null
  keyWords: string[]
  revision?: number
  questions: (Pick<QuestionRead, 'questionId' | 'questionTitle' | 'questionType' | 'revision'> & {
    questionNumber: number
    timer: number
    maxPoints: number
  })[]
  slides: { questionId: string; revision: number }[]
  from: { questionId: string }[]
  questionNumber: number
  search: string
  origin: string | null
  timer?: number
  maxPoints?: number
}

const oneOutdated = () =>
  refusal('quiz/stale-slide', 'Somebody else has changed one of these slides meanwhile. Nothing was changed.', 409)

/** A server that keeps one quiz as the real one does, and can be told to fail. */
export const storeQuiz = (first: QuizRead) => {
  const server = {
    quiz: first,
    asked: [] as { call: string; body: Body }[],
    /** Questions of other quizzes, found by words of their titles. */
    bank: [] as BankQuestion[],
    /** The next answer of a call, instead of the usual one. */
    next: {} as Record<string, Response>,
    /** Somebody else's change of a slide. */
    change: (id: string, changes: Partial<QuestionRead>) => {
      server.quiz = {
        ...server.quiz,
        questions: server.quiz.questions.map((one) =>
          one.questionId === id ? { ...one, ...changes, revision: one.revision + 1 } : one,
        ),
      }
    },
    put: (questions: QuestionRead[]) => {
      server.quiz = { ...server.quiz, questions, questionIds: questions.map(({ questionId }) => questionId) }
    },
  }
  const areAsMeant = (slides: readonly Pick<QuestionRead, 'questionId' | 'revision'>[]) =>
    slides.every(({ questionId, revision }) =>
      server.quiz.questions.some((one) => one.questionId === questionId && one.revision === revision),
    )
  const calls: Record<string, (body: Body) => Response> = {
    getquiz: () => Response.json(server.quiz),
    addquestion: ({ questionTitle, questionType, timer, maxPoints }) => {
      const { questions } = server.quiz
      const id = `added-${server.asked.length}`
      server.put([
        ...questions,
        question(id, { questionTitle, questionType, timeToAnswer: timer ?? 30, maxPoints: maxPoints ?? 100 }),
      ])
      return Response.json({ questions: server.quiz.questions })
    },
    addquestions: (sent) => {
      const questions = [...server.quiz.questions]
      const added = sent.questions.map(({ questionTitle, questionType, timer, maxPoints }, index) =>
        question(`added-${server.asked.length}-${index}`, {
          questionTitle: questionTitle.trim(),
          questionType,
          timeToAnswer: timer,
          maxPoints,
        }),
      )
      for (const [index, one] of added.entries())
        questions.splice((sent.questions[index]?.questionNumber ?? 0) - 1, 0, one)
      server.put(questions)
      return Response.json({ questions, addedQuestionIds: added.map(({ questionId }) => questionId) })
    },
    findquestions: ({ search, origin }) => {
      const found = server.bank.filter(({ question: { questionTitle } }) => questionTitle.includes(search))
      const countOf = (wanted: string) => found.filter((one) => one.origin === wanted).length
      return Response.json({
        counts: { mine: countOf('mine'), team: countOf('team'), catalogue: countOf('catalogue') },
        locked: 0,
        perPage: 12,
        questions: found.filter((one) => origin === null || one.origin === origin),
      })
    },
    insertquestions: ({ from, questionNumber }) => {
      const added = from.map(({ questionId }, index) =>
        question(`added-${server.asked.length}-${index}`, { questionTitle: `Question ${questionId}` }),
      )
      server.put(server.quiz.questions.toSpliced(questionNumber - 1, 0, ...added))
      const addedQuestionIds = added.map(({ questionId }) => questionId)
      return Response.json({ questions: server.quiz.questions, addedQuestionIds, mediaLeftOut: 0 })
    },
    deletequestions: ({ slides }) => {
      if (!areAsMeant(slides)) return oneOutdated()
      server.put(server.quiz.questions.filter((one) => !slides.some(({ questionId }) => questionId === one.questionId)))
      return sentence(`${slides.length} slides deleted.`)
    },
    editquestions: ({ questions }) => {
      if (!areAsMeant(questions)) return oneOutdated()
      for (const { questionId, questionTitle, timer, maxPoints } of questions)
        server.change(questionId, { questionTitle, timeToAnswer: timer, maxPoints })
      return Response.json({ questions: server.quiz.questions })
    },
    setquestiontiming: ({ slides, timer, maxPoints }) => {
      if (!areAsMeant(slides)) return oneOutdated()
      for (const { questionId } of slides)
        server.change(questionId, {
          ...(timer !== undefined && { timeToAnswer: timer }),
          ...(maxPoints !== undefined && { maxPoints }),
        })
      return Response.json({ questions: server.quiz.questions })
    },
    editquestion: ({ questionId, questionTitle, timer, revision }) => {
      const stored = server.quiz.questions.find((one) => one.questionId === questionId)
      if (!stored) return sentence('This slide is not in the quiz any more.', 404)
      if (revision !== stored.revision) return sentence('Somebody else has changed this slide meanwhile.', 409)
      server.change(questionId, { questionTitle, ...(timer !== undefined && { timeToAnswer: timer }) })
      return Response.json({ questions: server.quiz.questions })
    },
    deletequestion: ({ questionId }) => {
      server.put(server.quiz.questions.filter((one) => one.questionId !== questionId))
      return sentence('Slide deleted.')
    },
    editquiz: ({ questionIds, quizName, quizDescription, revision, ...said }) => {
      const { questions } = server.quiz
      if (questionIds) {
        const found = questionIds.flatMap((id) => questions.find((one) => one.questionId === id) ?? [])
        if (found.length !== questions.length || questionIds.length !== questions.length)
          return sentence('Somebody else has added, deleted or moved a slide meanwhile.', 409)
        server.put(found)
        return sentence('Order saved.')
      }
      if (revision !== server.quiz.revision) return sentence('Somebody else has changed these settings meanwhile.', 409)
      const { subject, language, classes, keyWords } = said
      const found = {
        ...(subject && { subject }),
        ...(language && { language }),
        ...(classes && { classes }),
        keyWords,
      }
      server.quiz = { ...server.quiz, quizName, quizDescription, ...found, revision: server.quiz.revision + 1 }
      return sentence('Quiz saved.')
    },
  }
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const call = url.replace('/qq/v1/createquiz/', '')
    const body = JSON.parse(String(init?.body)) as Body
    server.asked.push({ call, body })
    const { [call]: told, ...rest } = server.next
    server.next = rest
    return told ?? calls[call]?.(body) ?? sentence('No such call.', 400)
  })
  return server
}
