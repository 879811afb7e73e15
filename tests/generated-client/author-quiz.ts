import type { components, paths } from 'generated-openapi'
import type { Middleware } from 'openapi-fetch'
import createClient from 'openapi-fetch'

// A program of a third party: node author-quiz.ts <origin> <user name> <password> <quiz image>. Signs in, makes a quiz with a
// question of each of these types, publishes it, and prints what it sent and what it reads back.

type Schemas = components['schemas']
type QuestionSent = {
  [Name in keyof Schemas]: Name extends `QuestionSent${string}` ? Schemas[Name] : never
}[keyof Schemas]

const [origin = '', username = '', password = '', quizImage = ''] = process.argv.slice(2)

/** Keeps the cookie of the session, as a browser does. */
const session = (): Middleware => {
  let cookie = ''
  return {
    onRequest({ request }) {
      if (cookie !== '') request.headers.set('cookie', cookie)
    },
    onResponse({ response }) {
      const [line] = response.headers.getSetCookie()
      if (line !== undefined) cookie = line.split(';')[0] ?? ''
    },
  }
}

const client = createClient<paths>({ baseUrl: origin, headers: { Origin: origin } })
client.use(session())

const answerOf = async <Answer>(call: Promise<{ data?: Answer; error?: unknown }>): Promise<Answer> => {
  const { data, error } = await call
  if (data === undefined) throw new Error(`refused: ${JSON.stringify(error)}`)
  return data
}

const QUESTIONS: { [Type in QuestionSent['questionType']]?: QuestionSent & { questionType: Type } } = {
  MCQ: {
    questionType: 'MCQ',
    questionTitle: 'Which of these is a bird?',
    answerChoices: ['Emu', 'Bilby', 'Dugong', 'Numbat'],
    correctAnswer: ['Emu'],
    timer: 20,
  },
  TRF: { questionType: 'TRF', questionTitle: 'A quokka is a reptile', correctAnswer: ['False'], maxPoints: 50 },
  MTF: {
    questionType: 'MTF',
    questionTitle: 'Who lives where?',
    correctAnswer: [
      ['Camel', 'Shark', 'Eagle', 'Mole'],
      ['Desert', 'Sea', 'Mountains', 'Earth'],
    ],
  },
  DND: { questionType: 'DND', questionTitle: 'From small to large', correctAnswer: ['Ant', 'Cat', 'Elephant'] },
  FIB: { questionType: 'FIB', questionTitle: 'The largest animal is the ...', correctAnswer: ['Blue whale'] },
  CNT: { questionType: 'CNT', questionTitle: 'Stripes, savanna, hooves', correctAnswer: ['Zebra', 'A zebra'] },
  NQS: { questionType: 'NQS', questionTitle: 'Animals sleep too', answerChoices: ['Some of them standing'] },
}

await answerOf(client.POST('/qq/v1/signin', { body: { username, password } }))
const settings = { quizName: 'Animals', quizDescription: 'All sorts', ageGroup: '18+', quizImage }
const { quizId } = await answerOf(client.POST('/qq/v1/createquiz/createquiz', { body: settings }))
for (const question of Object.values(QUESTIONS))
  await answerOf(client.POST('/qq/v1/createquiz/addquestion', { body: { quizId, ...question } }))
const access = { quizId, teamIds: 'public', quizAccessStatus: 'public' } as const
await answerOf(client.POST('/qq/v1/createquiz/assignquiztoteams', { body: access, parseAs: 'text' }))
const status = { quizId, status: 'published' } as const
await answerOf(client.POST('/qq/v1/createquiz/changequizstatus', { body: status, parseAs: 'text' }))
const { statusCode, questions } = await answerOf(client.POST('/qq/v1/createquiz/getquiz', { body: { quizId } }))
console.log(JSON.stringify({ sent: Object.values(QUESTIONS), statusCode, questions }))
