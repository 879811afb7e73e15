import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { answerCalls, refusal, sentence } from '../../testing/screen-test.tsx'
import { draft } from '../library/testing/tiles.ts'
import { ImportingScreen } from './importing.tsx'
import { EndlessWorker, giveOutBytes, WorkerHere } from './testing/worker-here.ts'

giveOutBytes()

const HERE = '/bringquestions'
const HEADER = 'Question Text,Question Type,Option 1,Option 2,Option 3,Option 4,Correct Answer,Time in seconds'
const sheet = (name: string, ...rows: readonly string[]) => new File([[HEADER, ...rows].join('\n')], name)
const HOTTEST = 'Which planet is the hottest?,Multiple Choice,Mercury,Venus,Mars,Jupiter,9,20'
const LARGEST = 'Which planet is the largest?,Multiple Choice,Mercury,Venus,Mars,Jupiter,4,45'
const NEAREST = 'Which planet is the nearest?,Multiple Choice,Mercury,Venus,Mars,Jupiter,1,20'
const planets = sheet('planets-of-the-sun.csv', HOTTEST, LARGEST, NEAREST)
const drawn = (quizName: string, origin: 'ready-made' | 'public' = 'ready-made') => ({
  quizId: quizName,
  quizName,
  quizDescription: '',
  quizImage: `${quizName.toLowerCase()}.png`,
  categoryIdList: '[]',
  quizType: 'Ready Made',
  questionCount: 9,
  origin,
})

const open = (
  answers: Readonly<Record<string, unknown>> = {},
  { search = '', worker = WorkerHere as unknown, state = null as unknown } = {},
) => {
  vi.stubGlobal('Worker', worker)
  const asked = answerCalls({
    getreadymadequizzes: { allQuizzes: [drawn('Planets')], allowedQuizzes: [] },
    getdashboard: { myQuizzes: [draft('Reef', { quizId: 'reef' })], qtests: [] },
    'createquiz/importquiz': { quizId: 'made' },
    ...answers,
  })
  renderInStudio(<ImportingScreen />, HERE, 'REGULAR', search, state)
  return { asked, user: userEvent.setup() }
}
const chosen = async (user: ReturnType<typeof userEvent.setup>, ...files: readonly File[]) => {
  await user.upload(await screen.findByLabelText<HTMLInputElement>('Choose files'), [...files])
  for (const { name } of files) expect(await screen.findByText(name)).toBeDefined()
}
const look = async (user: ReturnType<typeof userEvent.setup>, ...files: readonly File[]) => {
  await chosen(user, ...files)
  await user.click(screen.getByRole('button', { name: /^Look at/ }))
  await screen.findByRole('list', { name: 'Questions' })
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const rows = () =>
  within(screen.getByRole('list', { name: 'Questions' }))
    .getAllByRole('button', { expanded: false })
    .map(({ textContent }) => textContent)
const sentOf = (asked: readonly { call: string; body: unknown }[], call: string) =>
  asked.filter((one) => one.call === call).map(({ body }) => body as Record<string, unknown>)

test('IM1 each file says what it was taken for, or why it is not read, and can be left out', async () => {
  const { user } = open()
  await chosen(user, planets, new File(['Dear Ada, thank you.'], 'letter.txt'))
  expect(screen.getByText("Wayground's sheet, 3 questions")).toBeDefined()
  expect(screen.getByText('No questions were recognised in it.')).toBeDefined()
  await user.click(button('Leave out letter.txt'))
  expect(screen.queryByText('letter.txt')).toBeNull()
  expect(button('Look at 3 questions')).toBeDefined()
})

test('IM2 what is pasted anywhere is taken: words into the field, files as files', async () => {
  open()
  await screen.findByText('Drop files here')
  const paste = (data: object) => fireEvent.paste(document.body, { clipboardData: data })
  paste({ files: [], getData: () => '1. The Moon is a star.\nAnswer: False' })
  expect(screen.getByLabelText<HTMLTextAreaElement>('Or paste text').value).toContain('The Moon')
  paste({ files: [planets], getData: () => '' })
  expect(await screen.findByText(planets.name)).toBeDefined()
})

test('IM3 a text is read while it is typed, and it is said what it was taken for', async () => {
  const { user } = open()
  const field = await screen.findByLabelText('Or paste text')
  expect(button('Look at the questions').getAttribute('aria-disabled')).toBe('true')
  await user.click(field)
  await user.paste('1. The Moon is a star.\nAnswer: False\n\n2. The Sun is a star.\nAnswer: True')
  const said = await screen.findAllByText('Reads as plain text: 2 questions, both with an answer')
  expect(said.map(({ tagName }) => tagName)).toContain('P')
  expect(button('Look at 2 questions').getAttribute('aria-disabled')).toBeNull()
})

test('IM4 a long reading tells how far it is and can be stopped; nothing of it is left', async () => {
  const { user } = open({}, { worker: EndlessWorker })
  await user.upload(await screen.findByLabelText<HTMLInputElement>('Choose files'), [planets])
  expect(await screen.findByText('250 questions so far')).toBeDefined()
  await user.click(button('Stop'))
  expect((await screen.findAllByText('Stopped. Nothing was read.')).length).toBeGreaterThan(0)
  expect(screen.queryByText(planets.name)).toBeNull()
})

test('IM10 the five numbers are the filter, and what needs its author stands first', async () => {
  const { user } = open()
  await look(user, planets)
  expect(rows()).toEqual([
    expect.stringContaining('Time 45 s became 50 s'),
    expect.stringContaining('Which planet is the nearest?A, Mercury'),
  ])
  expect(screen.getByRole('button', { expanded: true }).textContent).toContain('Which planet is the hottest?')
  for (const name of ['3 All', '1 Ready', '1 Changed', '1 Needs you', '0 Left out']) expect(button(name)).toBeDefined()
  await user.click(button('1 Ready'))
  expect(rows()).toEqual([expect.stringContaining('Which planet is the nearest?')])
})

test('IM12 where only the right answer is missing it is chosen, and counts at once', async () => {
  const { user } = open()
  await look(user, planets)
  expect(screen.getByText('The file said “9” in the column Correct Answer; there are 4 answers.')).toBeDefined()
  expect(button('Add 2 questions')).toBeDefined()
  await user.click(screen.getByRole('radio', { name: 'Venus' }))
  expect(button('Add 3 questions')).toBeDefined()
  await user.click(button('Leave it out'))
  expect(button('1 Left out')).toBeDefined()
  await user.click(screen.getByRole('button', { name: /Left out by you/ }))
  await user.click(button('Take it back'))
  expect(button('Add 3 questions')).toBeDefined()
})

test("IM13 any other question is mended by its type's own editor", async () => {
  const { user } = open()
  await look(user, sheet('lungs.csv', 'What do we breathe with?,Multiple Choice,Skin,Lungs,Lungs,Ears,2,20'))
  expect(screen.getByText('Every option must be different.')).toBeDefined()
  const option = screen.getByRole('textbox', { name: 'Option C' })
  await user.clear(option)
  await user.type(option, 'Hair')
  expect(button('Add 1 question')).toBeDefined()
})

test('IM30 one press makes the quiz, whole, under the name of its file and with a drawing that suits; nothing was sent before', async () => {
  const { asked, user } = open()
  await look(user, planets)
  expect(asked).toEqual([])
  await user.click(screen.getByRole('radio', { name: 'Venus' }))
  await user.click(button('Add 3 questions'))
  expect(await screen.findByRole('heading', { name: '3 questions are in Planets Of The Sun' })).toBeDefined()
  const [body] = sentOf(asked, 'createquiz/importquiz')
  expect(body).toMatchObject({
    quizName: 'Planets Of The Sun',
    quizDescription: 'From planets-of-the-sun.csv',
    ageGroup: '9 to 14',
    quizImage: '/media/readymade/planets.png',
  })
  expect(body?.questions).toMatchObject([
    { questionTitle: 'Which planet is the hottest?', correctAnswer: ['Venus'] },
    { questionTitle: 'Which planet is the largest?', timer: 50 },
    { questionTitle: 'Which planet is the nearest?' },
  ])
})

test('IM31 what still needs its author stays in the report, and follows into the quiz that was made', async () => {
  const { asked, user } = open({ 'createquiz/addquestions': { questions: [], addedQuestionIds: [] } })
  await look(user, planets)
  await user.click(button('Add 2 questions'))
  await user.click(await screen.findByRole('button', { name: 'Go on with 1 that needs you' }))
  await user.click(screen.getByRole('radio', { name: 'Venus' }))
  await user.click(button('Add 1 question'))
  await screen.findByRole('heading', { name: '1 question is in Planets Of The Sun' })
  const [body] = sentOf(asked, 'createquiz/addquestions')
  expect([body?.quizId, (body?.questions as unknown[] | undefined)?.length]).toEqual(['made', 1])
})

test('IM32 what is refused is told and stays in the report; the same press is the same call', async () => {
  const answers = {
    'createquiz/importquiz': refusal('quiz/quota-exceeded', 'You have as many quizzes as your plan keeps.', 409),
  }
  const { asked, user } = open(answers)
  await look(user, planets)
  await user.click(button('Add 2 questions'))
  expect((await screen.findAllByText('You have as many quizzes as your plan keeps.')).length).toBeGreaterThan(0)
  await waitFor(() => expect(screen.queryByText('Adding questions')).toBeNull())
  await user.click(button('Add 2 questions'))
  await waitFor(() => expect(sentOf(asked, 'createquiz/importquiz')).toHaveLength(2))
  const [first, second] = sentOf(asked, 'createquiz/importquiz')
  expect(second).toEqual(first)
})

test('IM33 several files are several quizzes, one call each; those that were made before a failure are not made again', async () => {
  const week = (number: number) => sheet(`week-${number}.csv`, NEAREST)
  const files = [1, 2, 3].map(week)
  let calls = 0
  const { asked, user } = open()
  const fetchCalls = fetch
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!url.endsWith('importquiz')) return fetchCalls(url, init)
    calls += 1
    const answer = await fetchCalls(url, init)
    return calls === 2 ? sentence('The server is busy.', 503) : answer
  })
  await look(user, ...files)
  await user.click(button('Add 3 questions'))
  expect((await screen.findAllByText('The server is busy.')).length).toBeGreaterThan(0)
  await waitFor(() => expect(button('Add 2 questions')).toBeDefined())
  await user.click(button('Add 2 questions'))
  expect(await screen.findByRole('heading', { name: '2 questions in 2 quizzes' })).toBeDefined()
  const names = sentOf(asked, 'createquiz/importquiz').map(({ quizName }) => quizName)
  expect(names).toEqual(['Week 1', 'Week 2', 'Week 2', 'Week 3'])
})

test('IM15 questions go into a quiz that is there, by choice or since its editor led here', async () => {
  const { asked, user } = open(
    { 'createquiz/addquestions': { questions: [], addedQuestionIds: [] } },
    { search: '?quiz=egypt' },
  )
  await look(user, planets)
  expect(button(/^Into The quiz that you edit/)).toBeDefined()
  await user.click(button(/^Into/))
  await user.click(await screen.findByRole('radio', { name: 'Reef' }))
  await user.click(button('Use'))
  await user.click(button('Add 2 questions'))
  await screen.findByRole('heading', { name: '2 questions are in Reef' })
  expect(sentOf(asked, 'createquiz/addquestions')[0]?.quizId).toBe('reef')
})

test('IM22 where the browser keeps nothing, it is said', async () => {
  const { user } = open()
  await look(user, planets)
  expect(await screen.findByText('Nothing is saved yet. Leave this tab open.')).toBeDefined()
})

const GEOGRAPHY = new File(
  [
    [
      '#;Item;C1;C2;C3;C4;Key;Sec',
      '1;Which is the largest ocean?;Atlantic;Indian;Pacific;Arctic;3;20',
      '2;How many continents are there?;Five;Six;Seven;Eight;3;20',
      '3;Which hot desert is the largest?;Gobi;Sahara;Thar;Kalahari;x;30',
    ].join('\n'),
  ],
  'geography.csv',
)

test('IM24 columns are shown with the reason for each guess, and a change changes every row', async () => {
  const { user } = open()
  await look(user, GEOGRAPHY)
  await user.click(button('Change the columns'))
  const menu = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: `Column ${name}` })
  expect([menu('Item').value, menu('C1').value, menu('Key').value, menu('Sec').value]).toEqual([
    'question',
    'answerA',
    'right',
    'time',
  ])
  expect(screen.getByText('2 of 3 rows make a question')).toBeDefined()
  await user.selectOptions(menu('Key'), 'skip')
  expect(screen.getByText('0 of 3 rows make a question')).toBeDefined()
  await user.selectOptions(menu('Key'), 'right')
  await user.click(button('Look at 3 rows'))
  expect(await screen.findByRole('button', { name: 'Add 2 questions' })).toBeDefined()
})

test('IM6 a text that was pasted into the editor is read at once', async () => {
  const pasted = '1. Which planet is the hottest?\na) Mars\nb) Venus *\nc) Earth\nd) Pluto'
  open({}, { search: '?quiz=reef', state: { pasted } })
  expect(await screen.findByRole('button', { name: 'Look at 1 question' })).toBeDefined()
})

test('IM43 each row has its number in the sheet, and the one that is played has the same; one is counted as one', async () => {
  const { user } = open()
  await look(user, GEOGRAPHY)
  await user.click(button('Change the columns'))
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['2', '3', '4'])
  await user.click(button('The next row'))
  expect(screen.getByRole('heading', { name: 'Row 3 in play' })).toBeDefined()
  expect(screen.getByRole('rowheader', { name: '3' }).closest('tr')?.textContent).toMatch(/continents/)
})

test('IM26 how a sheet was read is remembered for sheets with the same header', async () => {
  const { user } = open()
  await look(user, GEOGRAPHY)
  await user.click(button('Change the columns'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Column Sec' }), 'points')
  await user.click(button('Look at 3 rows'))
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  await look(user, GEOGRAPHY)
  await user.click(button('Change the columns'))
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Column Sec' }).value).toBe('points')
})

test('IM27 a list of terms is asked in one of three ways, each shown by its first question', async () => {
  const { user } = open()
  await user.click(await screen.findByLabelText('Or paste text'))
  await user.paste('cell\tsmallest part of life\nroot\tdrinks\nstem\tcarries water\nleaf\tcatches light\nseed\tgrows')
  await user.click(await screen.findByRole('button', { name: 'Look at 5 questions' }))
  const ways = await screen.findAllByRole('radio', { name: /question/ })
  expect(ways.map((way) => way.closest('label')?.textContent)).toEqual([
    expect.stringMatching(/^Choose the term.*5 questions$/),
    expect.stringMatching(/^Type the term.*5 questions$/),
    expect.stringMatching(/^Match four pairs.*2 questions$/),
  ])
  await user.click(screen.getByRole('radio', { name: /^Match four pairs/ }))
  expect(button('Add 2 questions')).toBeDefined()
})

test('IM34 a quiz that was made is played at once: published for its author alone, then hosted', async () => {
  const { asked, user } = open({ 'createquiz/changequizstatus': 'Quiz Published' })
  await look(user, planets)
  await user.click(button('Add 2 questions'))
  await user.click(await screen.findByRole('button', { name: 'Play it now' }))
  await waitFor(() =>
    expect(sentOf(asked, 'createquiz/changequizstatus')).toEqual([{ quizId: 'made', status: 'published' }]),
  )
  expect(sentOf(asked, 'createquiz/assignquiztoteams')).toEqual([])
})
