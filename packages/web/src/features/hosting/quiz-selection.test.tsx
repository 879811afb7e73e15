import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { patchSession, readSession, setLoggedIn } from '../../account/session.ts'
import { answerCalls, renderScreen, sentence } from '../../testing/screen-test.tsx'
import { QuizSelection } from './quiz-selection.tsx'

const quiz = (quizId: string, quizName: string, categories: string[]) => ({
  quizId,
  quizName,
  quizDescription: `All about ${quizName}`,
  quizImage: `${quizId}.png`,
  categoryIdList: JSON.stringify(categories),
  quizType: 'Ready Made',
  questionCount: 12,
  origin: 'ready-made',
})
const reef = quiz('reef', 'Life on the Reef', ['nature'])
const egypt = quiz('egypt', 'Ancient Egypt', ['history'])
const volcanoes = quiz('volcanoes', 'Fire Mountains', ['nature'])
const categories = ['nature', 'history'].map((id) => ({
  categoryId: id,
  categoryName: id,
  image: `${id}.png`,
  questionCount: 24,
}))
/** The list, or what has the words in its name. */
const searching =
  (all: (typeof reef)[], allowed = all) =>
  (body: { search?: string }) => {
    const has = ({ quizName }: typeof reef) => quizName.toLowerCase().includes((body.search ?? '').toLowerCase())
    return { allQuizzes: all.filter(has), allowedQuizzes: allowed.filter(has) }
  }

const catalogue = {
  getreadymadequizzes: searching([reef, egypt, volcanoes], [reef, egypt]),
  getcategories: { allCategories: categories, allowedCategories: categories },
}

const open = async (answers: Readonly<Record<string, unknown>> = {}) => {
  const asked = answerCalls({ ...catalogue, ...answers })
  const user = userEvent.setup()
  renderScreen(<QuizSelection />, { at: '/quizselection' })
  await screen.findByRole('list', { name: 'Ready-made' })
  const tiles = () =>
    within(screen.getByRole('list', { name: 'Ready-made' })).getAllByRole('button', { name: /questions/ })
  return { asked, user, tiles }
}

test('WB13 search and categories narrow the grid', async () => {
  const { user, tiles } = await open()
  expect(tiles()).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Category All' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Find a quiz' }))
  await user.click(sheet.getByRole('button', { name: 'History' }))
  await user.click(sheet.getByRole('button', { name: 'Show 1 quiz' }))
  expect(screen.getByText('1 of 3 quizzes')).toBeDefined()
  expect(tiles().map((tile) => tile.textContent)).toEqual(['Ancient Egypt12 questions'])
  await user.type(screen.getByRole('searchbox', { name: 'Search quizzes' }), 'reef')
  expect(await screen.findByText('No quiz matches your search.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Show all quizzes' }))
  expect(tiles()).toHaveLength(3)
})

test('WB13 a subject and a class are one each, pressed again they are off, and Clear filters brings all back', async () => {
  const { user, tiles } = await open({
    getreadymadequizzes: {
      allQuizzes: [
        { ...reef, subject: 'Science', classes: [4, 5] },
        { ...egypt, subject: 'History', classes: [5] },
      ],
      allowedQuizzes: [reef, egypt],
    },
  })
  await user.click(screen.getByRole('button', { name: 'Subject All' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Find a quiz' }))
  const choices = within(sheet.getByRole('group', { name: /Class/ })).getAllByRole('button')
  expect(choices.map((choice) => choice.textContent)).toEqual(['4', '5'])
  const subjects = within(sheet.getByRole('group', { name: /Subject/ }))
  await user.click(subjects.getByRole('button', { name: 'Science' }))
  await user.click(subjects.getByRole('button', { name: 'History' }))
  expect(sheet.getAllByRole('button', { pressed: true }).map((on) => on.textContent)).toEqual(['History'])
  await user.click(sheet.getByRole('button', { name: '4' }))
  expect(sheet.getByRole('button', { name: 'Show 0 quizzes' })).toBeDefined()
  await user.click(sheet.getByRole('button', { name: '4' }))
  await user.click(sheet.getByRole('button', { name: 'Show 1 quiz' }))
  expect(tiles().map((tile) => tile.textContent)).toEqual(['Ancient Egypt12 questions'])
  expect(screen.getByRole('button', { name: 'Subject History' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(tiles()).toHaveLength(2)
})

/** A teacher's own, one of a team, and ready-made ones. */
const ofTeacher = () => {
  const own = Array.from({ length: 30 }, (_, index) => ({
    ...quiz(`own-${index}`, `Week ${index + 1}`, []),
    origin: 'own',
  }))
  const all = [...own, { ...quiz('team', 'Of the team', []), origin: 'team' }, reef, egypt]
  return { getreadymadequizzes: searching(all) }
}

test('WB41 whose quizzes are listed is chosen, and this browser remembers it', async () => {
  const { user } = await open(ofTeacher())
  await user.click(screen.getByRole('button', { name: 'Whose All' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Find a quiz' }))
  const choices = within(sheet.getByRole('group', { name: /Whose/ })).getAllByRole('button')
  expect(choices.map((choice) => choice.textContent)).toEqual(['Mine', 'My teams', 'Ready-made'])
  await user.click(sheet.getByRole('button', { name: 'My teams' }))
  await user.click(sheet.getByRole('button', { name: 'Show 1 quiz' }))
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Yours and your teams 1 quiz',
  ])
  cleanup()
  answerCalls({ ...catalogue, ...ofTeacher() })
  renderScreen(<QuizSelection />, { at: '/quizselection' })
  await screen.findByRole('button', { name: 'Whose My teams' })
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  cleanup()
  await open(ofTeacher())
  expect(screen.getByRole('button', { name: 'Whose All' })).toBeDefined()
  cleanup()
  await open()
  expect(screen.queryByRole('button', { name: /^Whose/ })).toBeNull()
})

test('WB42 the tiles are one stop of the Tab key, the one where the focus was last; arrows, Home and End move between them', async () => {
  const { user, tiles } = await open()
  const focused = () => document.activeElement?.textContent ?? ''
  tiles()[0]?.focus()
  await user.keyboard('{ArrowRight}')
  expect(focused()).toMatch(/^Ancient Egypt/)
  await user.tab({ shift: true })
  await user.tab()
  expect(focused()).toMatch(/^Ancient Egypt/)
  await user.keyboard('{End}')
  expect(focused()).toMatch(/^Fire Mountains/)
  await user.keyboard('{ArrowRight}{Home}{ArrowLeft}')
  expect(focused()).toMatch(/^Life on the Reef/)
  await user.keyboard('{Enter}')
  const label = () => document.activeElement?.getAttribute('aria-label')
  await user.tab()
  expect(label()).toBe('Look inside Life on the Reef')
  await user.tab()
  expect(label()).toBe('Report Life on the Reef')
  await user.tab()
  expect(focused()).toBe('Schedule Quiz')
})

test('WB43 of many own quizzes the first twelve are shown, and the others on request', async () => {
  const { user } = await open(ofTeacher())
  const own = () => within(screen.getByRole('list', { name: 'Yours and your teams' })).getAllByRole('button')
  expect(own()).toHaveLength(12)
  await user.click(screen.getByRole('button', { name: 'View all 31' }))
  expect(own()).toHaveLength(31)
  await user.type(screen.getByRole('searchbox', { name: 'Search quizzes' }), 'week 2')
  expect(own()).toHaveLength(11)
})

test('HO25 what a member played lately comes first, until a search narrows the list', async () => {
  setLoggedIn(true)
  const { asked, user } = await open({ getplayedlately: { quizzes: [egypt, reef] } })
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings()).toEqual(['Played lately 2 quizzes', 'Ready-made 3 quizzes'])
  const lately = within(screen.getByRole('list', { name: 'Played lately' }))
  await user.click(lately.getByRole('button', { name: /Ancient Egypt/ }))
  await user.type(screen.getByRole('searchbox', { name: 'Search quizzes' }), 'egypt')
  expect(headings()).toEqual(['Ready-made 1 quiz'])
  const chosen = screen.getByRole('button', { name: /Ancient Egypt/, pressed: true })
  expect(chosen).toBeDefined()
  expect(asked.filter(({ call }) => call === 'getplayedlately')).toHaveLength(1)
})

test('HO25 a guest, and a member who hosted nothing or of whom that cannot be told, has no such section', async () => {
  const { asked } = await open()
  expect(asked.map(({ call }) => call)).not.toContain('getplayedlately')
  for (const answer of [{ quizzes: [] }, 'The library is closed.']) {
    cleanup()
    setLoggedIn(true)
    await open({ getplayedlately: answer })
    expect(screen.queryByText('Played lately')).toBeNull()
  }
})

test('WB14 one quiz is chosen at a time; both buttons are disabled while none is', async () => {
  const { user } = await open()
  const play = screen.getByRole('button', { name: 'Play Quiz', description: 'Choose a quiz first' })
  expect(play.getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: /Life on the Reef/ }))
  await user.click(screen.getByRole('button', { name: /Ancient Egypt/ }))
  const pressed = screen.getAllByRole('button', { pressed: true }).map((tile) => tile.textContent)
  expect(pressed).toEqual(['Ancient Egypt12 questions'])
  expect(play.getAttribute('aria-disabled')).toBeNull()
  expect(screen.queryByText('Choose a quiz first')).toBeNull()
})

test('WB14 Schedule Quiz tells a guest why it is disabled, and can be reached by Tab', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: /Life on the Reef/ }))
  const schedule = screen.getByRole('button', {
    name: 'Schedule Quiz',
    description: 'You must be logged in to create a QTest',
  })
  expect(schedule.getAttribute('aria-disabled')).toBe('true')
  schedule.focus()
  expect(document.activeElement).toBe(schedule)
})

test("QH1 a member's Schedule Quiz opens the schedule of the choice, also from the mode popup", async () => {
  setLoggedIn(true)
  const { user } = await open()
  const schedule = () => screen.findByRole('dialog', { name: 'Schedule QTest' })
  await user.click(screen.getByRole('button', { name: /Life on the Reef/ }))
  await user.click(screen.getByRole('button', { name: 'Schedule Quiz' }))
  await user.click(within(await schedule()).getByRole('button', { name: 'Back' }))
  await user.click(screen.getByRole('button', { name: 'Play Quiz' }))
  const popup = within(screen.getByRole('dialog', { name: 'How will you play?' }))
  await user.click(popup.getByRole('button', { name: 'Schedule Quiz' }))
  expect(within(await schedule()).getByText('Life on the Reef · 12 questions')).toBeDefined()
})

test.each([
  [false, 'Please sign up/log in to access more quizzes'],
  [true, 'Purchase our premium pack to play more than 5000 quizzes with Quokka Quiz!'],
])('WB15 a locked quiz says what opens it (member: %j)', async (isMember, sentence) => {
  if (isMember) localStorage.setItem('isLoggedIn', 'true')
  patchSession({ ageGroup: '18+' })
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: /Fire Mountains/ }))
  expect(screen.getByRole('dialog', { name: 'Fire Mountains', description: sentence })).toBeDefined()
})

const mia = { name: 'Mia', email: 'mia@example.org', ageGroup: '18+', avatar: 'avatar1' } as const

test('WB16 the mode popup begins with answers shown and the rest off, and opens the room so', async () => {
  patchSession(mia)
  const { user, asked } = await open({ createinvite: { status: 'Success', roomId: 'hk4pwt' } })
  await user.click(screen.getByRole('button', { name: /Life on the Reef/ }))
  await user.click(screen.getByRole('button', { name: 'Play Quiz' }))
  const popup = within(screen.getByRole('dialog', { name: 'How will you play?' }))
  expect(popup.getByRole('switch', { name: 'Randomize Questions' })).toHaveProperty('checked', false)
  expect(popup.getByRole('switch', { name: 'Host Mode' })).toHaveProperty('checked', false)
  expect(popup.getByRole('switch', { name: 'Show answers' })).toHaveProperty('checked', true)
  await user.click(popup.getByRole('switch', { name: 'Host Mode' }))
  await user.click(popup.getByRole('button', { name: 'Play Quiz' }))
  expect(await screen.findByText('now at /waitingroom?room=hk4pwt')).toBeDefined()
  expect(asked.at(-1)).toEqual({
    call: 'createinvite',
    body: {
      quizId: 'reef',
      randomizeQuestion: false,
      hostMode: true,
      safeNames: false,
      showAnswer: true,
      ageGroup: '18+',
    },
  })
  expect(readSession()).toMatchObject({ roomId: 'hk4pwt', isHost: true })
})

test('WB16 a host whose profile lacks a picture is asked for one on the way into the room', async () => {
  const { avatar: _, ...withoutPicture } = mia
  patchSession(withoutPicture)
  const { user } = await open({ createinvite: { status: 'Success', roomId: 'hk4pwt' } })
  await user.click(screen.getByRole('button', { name: /Life on the Reef/ }))
  await user.click(screen.getByRole('button', { name: 'Play Quiz' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Play Quiz' }))
  expect(await screen.findByText('now at /joinroom')).toBeDefined()
})

test('WB16 what stands against the invite is shown, and the popup stays', async () => {
  const { user } = await open({
    createinvite: { status: 'Error', errorCode: 'server/busy', errorMessage: 'Too many rooms are open.' },
  })
  await user.click(screen.getByRole('button', { name: /Life on the Reef/ }))
  await user.click(screen.getByRole('button', { name: 'Play Quiz' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Play Quiz' }))
  expect(await screen.findByText('Too many rooms are open.')).toBeDefined()
  expect(screen.getByRole('dialog')).toBeDefined()
})

test('WB17 an empty catalogue, a failing one and its retry', async () => {
  const nothing = { getreadymadequizzes: { allQuizzes: [], allowedQuizzes: [] } }
  answerCalls({ ...catalogue, getreadymadequizzes: 'The library is closed.' })
  const user = userEvent.setup()
  renderScreen(<QuizSelection />, { at: '/quizselection' })
  expect(await screen.findByText('The library is closed.')).toBeDefined()
  answerCalls({ ...catalogue, ...nothing })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No quizzes. We will upload soon.')).toBeDefined()
})

const space = { categoryId: 'space', categoryName: 'Space', image: 'space.png', questionCount: 11 }
const withLocked = {
  getcategories: {
    allCategories: [...categories, space],
    allowedCategories: categories.map((category) => ({ ...category, questionCount: 20 })),
  },
}

const openInterest = async (answers: Readonly<Record<string, unknown>> = {}) => {
  const opened = await open({ ...withLocked, countinterest: { questionCount: 33 }, ...answers })
  await opened.user.click(screen.getByRole('tab', { name: 'Interest-Based' }))
  const category = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`, 'u') })
  const play = () => screen.getByRole('button', { name: 'Play Quiz' })
  return { ...opened, category, play }
}

test('IN10 several categories are chosen, each counts what is open; both buttons are disabled while none is', async () => {
  const { user, category, play } = await openInterest()
  expect(category('Nature').textContent).toBe('Nature20 questions')
  expect(play().getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button', { name: 'Play Quiz', description: 'Choose a category first' })).toBe(play())
  await user.click(category('Nature'))
  await user.click(category('History'))
  for (const name of ['Nature', 'History']) expect(category(name).getAttribute('aria-pressed')).toBe('true')
  expect(play().getAttribute('aria-disabled')).toBeNull()
  expect(
    screen.getByRole('button', { name: 'Schedule Quiz', description: 'You must be logged in to create a QTest' }),
  ).toBeDefined()
  await user.click(category('Nature'))
  expect(category('Nature').getAttribute('aria-pressed')).toBe('false')
  screen.getByRole('button', { name: 'Clear 1' }).focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).not.toBe(document.body)
  expect(play().getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByText(/behind this choice/u)).toBeNull()
})

test('IN10 a locked category says what opens it, and is not chosen', async () => {
  const { user, category, play } = await openInterest()
  await user.click(category('Space'))
  const description = 'Please sign up/log in to access more quizzes'
  expect(screen.getByRole('dialog', { name: 'Space', description })).toBeDefined()
  expect(play().getAttribute('aria-disabled')).toBe('true')
})

const behind = () => screen.getByText(/behind this choice$/u).parentElement?.textContent

test('IN11 of one category its own number stands behind the choice, of several what the server counts, asked once they rest', async () => {
  const { asked, category } = await openInterest()
  // At once: between two presses of a slow hand they would rest.
  const press = (...names: string[]) => names.map((name) => fireEvent.click(category(name)))
  press('Nature')
  expect(behind()).toBe('20 questions stand behind this choice')
  press('History')
  expect(behind()).toBe('20 questions stand behind this choice')
  press('History', 'History')
  await screen.findByText('33')
  expect(behind()).toBe('33 questions stand behind this choice')
  expect(screen.getByText('Nature, History')).toBeDefined()
  const counts = asked.filter(({ call }) => call === 'countinterest')
  expect(counts).toEqual([{ call: 'countinterest', body: { categories: ['nature', 'history'] } }])
})

test('IN11 a question about a choice that was changed meanwhile is given up', async () => {
  const { user, category } = await openInterest({ getcategories: catalogue.getcategories })
  const signals: (AbortSignal | null | undefined)[] = []
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    signals.push(signal)
    return new Promise(() => {})
  })
  await user.click(category('Nature'))
  await user.click(category('History'))
  await waitFor(() => expect(signals.map((signal) => signal?.aborted)).toEqual([false]))
  await user.click(category('History'))
  expect(signals.map((signal) => signal?.aborted)).toEqual([true])
  expect(behind()).toBe('24 questions stand behind this choice')
})

test('IN10 Play Quiz asks how to play, and opens a room with the categories', async () => {
  patchSession(mia)
  const { user, asked, category, play } = await openInterest({ createinvite: { status: 'Success', roomId: 'hk4pwt' } })
  await user.click(category('Nature'))
  await user.click(play())
  const popup = screen.getByRole('dialog', { name: 'How will you play?', description: 'Nature · 10 questions' })
  await user.click(within(popup).getByRole('button', { name: 'Play Quiz' }))
  expect(await screen.findByText('now at /waitingroom?room=hk4pwt')).toBeDefined()
  expect(asked.at(-1)?.body).toMatchObject({ categories: ['nature'], showAnswer: true })
  expect(asked.at(-1)?.body).not.toHaveProperty('ageGroup')
})

test('IN14 for whom and how hard it shall be is counted, and the room is opened for that', async () => {
  patchSession(mia)
  const { user, asked, category, play } = await openInterest({ createinvite: { status: 'Success', roomId: 'hk4pwt' } })
  await user.selectOptions(screen.getByLabelText('For'), 'Ages 9 to 14')
  await user.selectOptions(screen.getByLabelText('Level'), 'Easy')
  await user.click(category('Nature'))
  await screen.findByText('33')
  const wish = { categories: ['nature'], ageGroup: '9 to 14', difficulty: 'easy' }
  expect(asked.at(-1)).toEqual({ call: 'countinterest', body: wish })
  await user.click(play())
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Play Quiz' }))
  await screen.findByText('now at /waitingroom?room=hk4pwt')
  expect(asked.at(-1)?.body).toMatchObject(wish)
})

test('IN14 the young draw for their own age', async () => {
  patchSession({ ...mia, ageGroup: '6 to 8' })
  await openInterest()
  expect(screen.getByLabelText<HTMLSelectElement>('For').value).toBe('6 to 8')
})

test('LB15 the quiz of the address is chosen already', async () => {
  answerCalls(catalogue)
  renderScreen(<QuizSelection />, { at: '/quizselection', search: '?quiz=egypt' })
  const dialog = await screen.findByRole('dialog', { name: 'How will you play?' })
  expect(within(dialog).getByText('Ancient Egypt · 12 questions')).toBeDefined()
})

test.each(['volcanoes', 'unknown'])('LB15 %s, which may not be hosted, is not', async (quizId) => {
  answerCalls(catalogue)
  renderScreen(<QuizSelection />, { at: '/quizselection', search: `?quiz=${quizId}` })
  await screen.findByRole('list', { name: 'Ready-made' })
  const play = screen.getByRole('button', { name: 'Play Quiz' })
  expect(play.getAttribute('aria-disabled')).toBe('true')
})

test('HO12 the address of a locked quiz says what unlocks it, an unknown address that the quiz does not exist', async () => {
  answerCalls(catalogue)
  const { unmount } = renderScreen(<QuizSelection />, { at: '/quizselection', search: '?quiz=volcanoes' })
  expect(await screen.findByRole('dialog', { name: 'Fire Mountains' })).toBeDefined()
  unmount()
  renderScreen(<QuizSelection />, { at: '/quizselection', search: '?quiz=unknown' })
  expect(await screen.findByText('There is no such quiz.')).toBeDefined()
})

const written = (quizId: string, origin: string, byline?: string) => ({
  ...quiz(quizId, `Quiz ${quizId}`, []),
  quizType: 'Private',
  origin,
  ...(byline && { byline }),
})
const withOthers = (others: object[]) => ({
  getreadymadequizzes: { allQuizzes: [reef, egypt, ...others], allowedQuizzes: [reef, egypt, ...others] },
})

test("HO10 quizzes stand in sections by whose they are, with the team's or the author's name", async () => {
  await open(withOthers([written('a', 'own'), written('b', 'team', 'Class 5b'), written('c', 'public', 'coral-fan')]))
  const lists = screen.getAllByRole('list').map((list) => list.textContent)
  expect(lists).toEqual([
    'Quiz a12 questionsQuiz b12 questionsClass 5b',
    'Life on the Reef12 questionsAncient Egypt12 questions',
    'Quiz c12 questionscoral-fan',
  ])
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['Yours and your teams 2 quizzes', 'Ready-made 2 quizzes', 'From other authors 1 quiz'])
})

test('MO7 the chosen quiz of others is complained about with a reason and a word, by keyboard', async () => {
  const { user, asked } = await open({ ...withOthers([written('c', 'public')]), reportcontent: sentence('Thank you.') })
  screen.getByRole('button', { name: /Quiz c/ }).focus()
  await user.keyboard('{Enter}{Tab}{Tab}{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'What is wrong with it?', description: 'Quiz c' }))
  expect(dialog.getAllByRole('radio')).toHaveLength(5)
  const send = dialog.getByRole('button', { name: 'Send report' })
  await user.click(send)
  expect(dialog.getByRole('group', { description: 'Choose a reason first' })).toBeDefined()
  expect(asked.some(({ call }) => call === 'reportcontent')).toBe(false)
  await user.click(dialog.getByRole('radio', { name: 'Unkind to a person' }))
  await user.type(dialog.getByLabelText('What should we know? (optional)'), ' About Tom. ')
  await user.click(send)
  expect(await screen.findByText('Thank you.')).toBeDefined()
  expect(asked.at(-1)).toEqual({
    call: 'reportcontent',
    body: { quizId: 'c', reason: 'unkind', text: 'About Tom.' },
  })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('MO7 a complaint that is refused says why and keeps what was typed', async () => {
  const { user } = await open({ reportcontent: 'There is no such quiz.' })
  await user.click(screen.getByRole('button', { name: /Life on the Reef/ }))
  await user.click(screen.getByRole('button', { name: 'Report Life on the Reef' }))
  await user.click(await screen.findByRole('radio', { name: 'Something else' }))
  await user.type(screen.getByLabelText('What should we know? (optional)'), 'Typed')
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText('There is no such quiz.')).toBeDefined()
  expect(screen.getByLabelText<HTMLTextAreaElement>('What should we know? (optional)').value).toBe('Typed')
})

test.each(['own', 'team'])('MO7 a quiz of origin %s cannot be complained about', async (origin) => {
  const { user } = await open(withOthers([written('a', origin)]))
  await user.click(screen.getByRole('button', { name: /Quiz a/ }))
  expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull()
})

/** A search that finds as the server does. */
const found = (body: { search?: string; without?: string }) => {
  const all = { allQuizzes: [reef, egypt, volcanoes], allowedQuizzes: [reef, egypt] }
  if (!body.search) return all
  const isRead = !body.without?.includes('schoolClass')
  return {
    allQuizzes: isRead ? [egypt, { ...reef, foundIn: 'Which fish lives in a reef?' }] : [],
    allowedQuizzes: isRead ? [egypt, reef] : [],
    nearest: { allQuizzes: isRead ? [] : [volcanoes], allowedQuizzes: [] },
    read: isRead ? { schoolClass: 5, subject: 'History' } : { subject: 'History' },
  }
}

test('HO28 HO29 what the server finds is shown by sections, what was read can be taken off, and the nearest stand for what nobody has', async () => {
  const { asked, user } = await open({ getreadymadequizzes: found })
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  await user.type(screen.getByRole('searchbox', { name: 'Search quizzes' }), 'nile class 5')
  expect(await screen.findByText('Which fish lives in a reef?')).toBeDefined()
  expect(headings()).toEqual(['Ready-made 1 quiz', 'Found in questions 1 quiz'])
  expect(location.search).toBe('?search=nile+class+5')
  const pills = within(screen.getByRole('list', { name: 'Read from your words' })).getAllByRole('button')
  expect(pills.map(({ textContent }) => textContent)).toEqual(['Class 5', 'History'])
  await user.click(screen.getByRole('button', { name: 'Do not search by Class 5' }))
  expect(await screen.findByText('No quiz matches your search.')).toBeDefined()
  expect(headings()).toEqual(['This comes closest 1 quiz'])
  expect(asked.at(-1)?.body).toEqual({ search: 'nile class 5', without: 'schoolClass', isTyped: 'true' })
  await user.click(screen.getByRole('button', { name: /Fire Mountains/ }))
  expect(screen.getByRole('dialog', { name: 'Fire Mountains' })).toBeDefined()
})

test('HO28 AD30 a search that found nothing is told once it rests', async () => {
  const { asked, user } = await open()
  await user.type(screen.getByRole('searchbox', { name: 'Search quizzes' }), 'zzyzx')
  expect(await screen.findByText('No quiz matches your search.')).toBeDefined()
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ search: 'zzyzx' }), { timeout: 20_000 })
})

test('HO28 where the server does not answer, what has the words as they stand is shown', async () => {
  const { user, tiles } = await open({
    getreadymadequizzes: (body: { search?: string }) =>
      body.search
        ? sentence('The library is closed.', 500)
        : { allQuizzes: [reef, egypt], allowedQuizzes: [reef, egypt] },
  })
  await user.type(screen.getByRole('searchbox', { name: 'Search quizzes' }), 'reef')
  await waitFor(() => expect(tiles()).toHaveLength(1))
})

test('HO30 a tile leads to the page of its quiz, and from there back to the same search', async () => {
  answerCalls(catalogue)
  renderScreen(<QuizSelection />, { at: '/quizselection', search: '?search=reef' })
  const look = await screen.findByRole('link', { name: 'Look inside Life on the Reef' })
  expect(screen.getByRole('searchbox', { name: 'Search quizzes' })).toHaveProperty('value', 'reef')
  expect(screen.queryByRole('button', { name: /Life on the Reef/, pressed: true })).toBeNull()
  await userEvent.click(look)
  expect(await screen.findByText('now at /quiz/reef')).toBeDefined()
  expect(history.state).toEqual({ cameFrom: { is: 'search', words: 'reef', count: 1 } })
})

test('HO31 a quiz that is in no list any more can be hosted all the same, unless it is a draft', async () => {
  const { quizName: _, categoryIdList: _list, quizType: _type, ...listed } = reef
  const page = {
    ...listed,
    quizId: 'far',
    quizName: 'Far away',
    isLocked: false,
    mayReadAnswers: false,
    classes: [4],
    ageGroup: '9 to 14',
    topics: [],
    lengthS: 60,
    plays: 0,
    questions: [],
    similar: [],
  }
  for (const [statusCode, shown] of [
    ['PUB', 'How will you play?'],
    ['DRF', 'There is no such quiz.'],
  ] as const) {
    cleanup()
    answerCalls({ ...catalogue, getquizpage: { ...page, statusCode } })
    renderScreen(<QuizSelection />, { at: '/quizselection', search: '?quiz=far' })
    expect(await screen.findByText(shown)).toBeDefined()
  }
})
