import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInStudio } from '../../../testing/in-studio.tsx'
import { answerCalls } from '../../../testing/screen-test.tsx'
import { CreateFlow } from './create-flow.tsx'

// The upload has tests of its own.
vi.mock('../../../questions/editing/media/media-field.tsx', () => ({
  MediaField: ({ label, onChange }: { label: string; onChange: (name: string) => void }) => (
    <button type="button" onClick={() => onChange('banner.webp')}>
      {label}
    </button>
  ),
}))

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
const DRAWINGS = {
  getreadymadequizzes: { allQuizzes: [drawn('Egypt'), drawn('Reef'), drawn('Mine', 'public')], allowedQuizzes: [] },
}

const open = (answers: Readonly<Record<string, unknown>> = {}) => {
  const asked = answerCalls(answers)
  localStorage.setItem('userId', 'maya')
  const onClose = vi.fn()
  const { unmount } = renderInStudio(
    <CreateFlow templateSays="Feature under development. Coming soon!" onClose={onClose} />,
    '/dashboard',
  )
  return { asked, onClose, unmount, user: userEvent.setup() }
}

const fillFields = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText('Quiz name'), ' Space ')
  await user.type(screen.getByLabelText('Description'), 'Planets')
  await user.click(screen.getByRole('button', { name: /^Banner image/ }))
}
const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: /^Start Fresh/ }))
  await fillFields(user)
}
const proceed = () => screen.getByRole('button', { name: 'PROCEED' })

test('LB10 on the dashboard Build On A Template says that it is coming', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: /^Build On A Template/ }))
  expect(screen.getByText('Feature under development. Coming soon!')).toBeDefined()
})

test('LB11 PROCEED is disabled while the name, the description or the banner is blank, and so is Enter', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: /^Start Fresh/ }))
  expect(proceed().getAttribute('aria-disabled')).toBe('true')
  await user.type(screen.getByLabelText('Quiz name'), 'Space')
  await user.type(screen.getByLabelText('Description'), '   {Enter}')
  await user.click(screen.getByRole('button', { name: /^Banner image/ }))
  expect(proceed().getAttribute('aria-disabled')).toBe('true')
  await user.type(screen.getByLabelText('Quiz name'), '{Enter}')
  expect(screen.getByRole('dialog', { name: 'Quiz Details' })).toBeDefined()
  await user.type(screen.getByLabelText('Description'), 'Planets')
  expect(proceed().getAttribute('aria-disabled')).toBeNull()
  await user.click(proceed())
  expect(screen.getByRole('dialog', { name: 'Attach Tags' })).toBeDefined()
})

test.each(['Quiz name', 'Description'])('LB11 Enter in %s proceeds when all is filled', async (field) => {
  const { user } = open()
  await fill(user)
  await user.type(screen.getByLabelText(field), '{Enter}')
  expect(screen.getByRole('dialog', { name: 'Attach Tags' })).toBeDefined()
})

test('LB11 name and description count their characters and stop at their limits', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: /^Start Fresh/ }))
  await user.click(screen.getByLabelText('Quiz name'))
  await user.paste('n'.repeat(120))
  await user.click(screen.getByLabelText('Description'))
  await user.paste('d'.repeat(220))
  expect(screen.getByText('100 / 100')).toBeDefined()
  expect(screen.getByText('200 / 200')).toBeDefined()
})

test('LB12 the age is 6 to 8 unless chosen otherwise; then the quiz is made and its editor opens', async () => {
  const { asked, user } = open({ 'createquiz/createquiz': { quizId: 'q1' } })
  await fill(user)
  await user.click(proceed())
  expect(screen.getByRole('radio', { name: '6 to 8 years' })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('radio', { name: '18+ years' }))
  await user.click(screen.getByRole('button', { name: 'CONTINUE BUILDING QUIZ' }))
  expect(await screen.findByText('now at /createquiz/q1')).toBeDefined()
  expect(asked.slice(1)).toEqual([
    {
      call: 'createquiz/createquiz',
      body: { quizName: 'Space', quizDescription: 'Planets', quizImage: 'banner.webp', ageGroup: '18+' },
    },
  ])
})

test('LB12 a quiz that was not made says why; Back keeps what was typed', async () => {
  const { user } = open({ 'createquiz/createquiz': 'Too many quizzes today.' })
  await fill(user)
  await user.click(proceed())
  await user.click(screen.getByRole('button', { name: 'CONTINUE BUILDING QUIZ' }))
  expect(await screen.findByText('Too many quizzes today.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByLabelText('Quiz name')).toHaveProperty('value', ' Space ')
})

test('LB18 what was typed is there when the dialogs are opened again, until the quiz is made', async () => {
  const first = open()
  await fill(first.user)
  first.unmount()
  const { user, unmount } = open({ 'createquiz/createquiz': { quizId: 'q1' } })
  await user.click(screen.getByRole('button', { name: /^Start Fresh.*“Space”/ }))
  expect(screen.getByLabelText('Quiz name')).toHaveProperty('value', ' Space ')
  expect(screen.getByLabelText('Description')).toHaveProperty('value', 'Planets')
  await user.click(proceed())
  await user.click(screen.getByRole('button', { name: 'CONTINUE BUILDING QUIZ' }))
  await screen.findByText('now at /createquiz/q1')
  unmount()
  const third = open()
  await third.user.click(screen.getByRole('button', { name: /^Start Fresh/ }))
  expect(screen.getByLabelText('Quiz name')).toHaveProperty('value', '')
})

test('LB18 another account in the same tab does not find it', async () => {
  const { user, unmount } = open()
  await fill(user)
  unmount()
  const other = open()
  expect(screen.getByRole('button', { name: /“Space”/ })).toBeDefined()
  other.unmount()
  answerCalls({})
  localStorage.setItem('userId', 'tom')
  renderInStudio(<CreateFlow onClose={() => {}} />, '/dashboard')
  expect(screen.queryByRole('button', { name: /“Space”/ })).toBeNull()
})

test('LB19 one of the drawings of the catalogue is chosen already; a file takes its place, and gives it back', async () => {
  const { asked, user } = open({ ...DRAWINGS, 'createquiz/createquiz': { quizId: 'q1' } })
  await user.click(screen.getByRole('button', { name: /^Start Fresh/ }))
  expect(await screen.findAllByRole('radio')).toHaveLength(2)
  const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked
  expect([isChosen('Egypt'), isChosen('Reef')].filter(Boolean)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Banner image of your own' }))
  expect([isChosen('Egypt'), isChosen('Reef')]).toEqual([false, false])
  await user.click(screen.getByRole('radio', { name: 'Reef' }))
  await user.type(screen.getByLabelText('Quiz name'), 'Space')
  await user.type(screen.getByLabelText('Description'), 'Planets')
  await user.click(proceed())
  await user.click(screen.getByRole('button', { name: 'CONTINUE BUILDING QUIZ' }))
  await screen.findByText('now at /createquiz/q1')
  expect(asked.at(-1)?.body).toMatchObject({ quizImage: '/media/readymade/reef.png' })
})

test('ED33 the drawing that suits the name is chosen and comes first, until another one is chosen', async () => {
  const { user } = open(DRAWINGS)
  await user.click(screen.getByRole('button', { name: /^Start Fresh/ }))
  const shown = () => screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.getAttribute('aria-label'))
  const chosen = () =>
    screen
      .getAllByRole<HTMLInputElement>('radio')
      .find(({ checked }) => checked)
      ?.getAttribute('aria-label')
  await screen.findAllByRole('radio')
  const name = screen.getByLabelText('Quiz name')
  await user.type(name, 'Fishes of the reefs')
  expect([shown(), chosen()]).toEqual([['Reef', 'Egypt'], 'Reef'])
  await user.clear(name)
  await user.type(name, 'Old Egypt')
  expect([shown(), chosen()]).toEqual([['Egypt', 'Reef'], 'Egypt'])
  await user.click(screen.getByRole('radio', { name: 'Reef' }))
  await user.type(name, ' again')
  expect([shown(), chosen()]).toEqual([['Egypt', 'Reef'], 'Reef'])
})

test('LB18 a press beside a dialog closes it, but not one in which something was typed', async () => {
  const { onClose, user } = open()
  await user.click(screen.getByRole('button', { name: /^Start Fresh/ }))
  await user.type(screen.getByLabelText('Quiz name'), 'S')
  const beside = () => fireEvent.click(screen.getByRole('dialog'), { clientX: -5, clientY: -5 })
  beside()
  expect(onClose).not.toHaveBeenCalled()
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('LB25 the focus begins at what is to be done, not at the cross', async () => {
  const { user } = open()
  expect(screen.getByRole('button', { name: /^Start Fresh/ })).toBe(document.activeElement)
  await user.click(screen.getByRole('button', { name: /^Start Fresh/ }))
  expect(screen.getByLabelText('Quiz name')).toBe(document.activeElement)
  await fillFields(user)
  await user.click(proceed())
  expect(screen.getByRole('radio', { name: '6 to 8 years' })).toBe(document.activeElement)
})
