import { questionRead } from '@quokka/contract/http'
import type { QuestionType } from '@quokka/core/questions'
import { QUESTION_TYPES } from '@quokka/core/questions'
import { exampleOf } from '@quokka/core/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderInStudio } from '../../testing/in-studio.tsx'
import { editorOf } from './editors.ts'
import type { SlideDraft } from './slide-editor.tsx'
import { draftOf, emptyDraft, SlideEditor } from './slide-editor.tsx'

/** The example of a type as its editor opens it, not yet explained. */
const draftFor = (questionType: QuestionType, part: Partial<SlideDraft> = {}): SlideDraft => ({
  ...draftOf(questionRead('quiz-1', { question: exampleOf(questionType), revision: 1 }, 0)),
  questionTitle: 'A title',
  questionImage: null,
  answerContent: '',
  answerImage: null,
  questionImageAlt: '',
  answerImageAlt: '',
  ...part,
})

const open = (start: SlideDraft, { isNew = true, isSaved = true } = {}) => {
  const onSave = vi.fn(async (_draft: SlideDraft, _isAnother?: boolean) => isSaved)
  const onDiscard = vi.fn()
  const onDelete = vi.fn()
  const last = { draft: start }
  const Held = () => {
    const [draft, setDraft] = useState(start)
    last.draft = draft
    return (
      <SlideEditor
        draft={draft}
        onChange={setDraft}
        isNew={isNew}
        onSave={onSave}
        onDiscard={onDiscard}
        onDelete={onDelete}
      />
    )
  }
  const { unmount } = renderInStudio(<Held />, '/createquiz/q1')
  return { onSave, onDiscard, onDelete, last, user: userEvent.setup(), unmount }
}

const button = (name: string) => screen.getByRole('button', { name })
const text = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const isAsleep = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
const reason = () => {
  const id = button('Save').getAttribute('aria-describedby')
  return id === null ? '' : document.getElementById(id)?.textContent
}

test.each([
  ['MCQ', 'Question', 300],
  ['MCQ', 'Option A', 60],
  ['MTF', 'Left option 2', 60],
  ['MTF', 'Answer 4', 60],
  ['DND', 'Item 3', 60],
  ['FIB', 'Answer', 25],
  ['CNT', 'Answer', 25],
  ['NQS', 'Title', 300],
  ['NQS', 'Explanation', 300],
] as const)('SE1 %s: "%s" takes %i characters and counts them', async (questionType, name, most) => {
  const { user } = open(emptyDraft(questionType))
  const field = text(name)
  const count = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
  expect(count()).toBe(`0 / ${most}`)
  await user.click(field)
  await user.paste('x'.repeat(most + 5))
  expect(field.value).toHaveLength(most)
  expect(count()).toBe(`${most} / ${most}`)
})

test('SE1 an emoji counts as one character, and takes no room from others', async () => {
  const { user } = open({ ...emptyDraft('NQS'), questionTitle: '🐟'.repeat(299) })
  const field = text('Title')
  await user.type(field, 'ab')
  expect(field.value).toBe(`${'🐟'.repeat(299)}a`)
  expect(screen.getByText('300 / 300')).toBeTruthy()
})

test.each(QUESTION_TYPES)('SE1 every text of %s has its limit and its count', (questionType) => {
  open(emptyDraft(questionType))
  for (const field of screen.getAllByRole<HTMLTextAreaElement>('textbox')) {
    const count = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(count?.textContent).toBe(`${field.value.length} / ${field.maxLength}`)
  }
})

test('SE1 a new slide is written from its title on, and Enter leads to the next text', async () => {
  const { user, last } = open(emptyDraft('MCQ'))
  await user.keyboard('Which planet?{Enter}Mars{Enter}Venus')
  expect(last.draft.questionTitle).toBe('Which planet?')
  expect(last.draft.fields).toMatchObject({ options: ['Mars', 'Venus', '', ''] })
})

test.each([
  ['MCQ', { questionTitle: '  ' }, 'Write the question.'],
  ['MCQ', { fields: { options: ['a', 'b', ' ', 'd'], correct: 0 } }, 'Fill in all four options.'],
  ['MCQ', { fields: { options: ['a', 'b', 'c', 'A '], correct: 0 } }, 'Every option must be different.'],
  ['MCQ', { fields: { options: ['a', 'b', 'c', 'd'], correct: null } }, 'Mark the correct answer.'],
  ['TRF', { questionTitle: '' }, 'Write the statement.'],
  ['TRF', { fields: { correct: null } }, 'Mark the correct answer.'],
  ['MTF', { questionTitle: '' }, 'Write the question.'],
  ['MTF', { fields: { left: ['a', 'b', 'c', 'd'], answers: ['a', 'b', 'c', ''] } }, 'Fill in all four answers.'],
  ['DND', { fields: { slots: ['first', '', ' ', ''] } }, 'Fill in at least two items.'],
  ['DND', { fields: { slots: ['first', 'First ', '', ''] } }, 'Every item must be different.'],
  ['FIB', { fields: { answer: ' ', others: [] } }, 'Write the answer.'],
  ['CNT', { fields: { answer: '', others: [] } }, 'Write the answer.'],
  ['NQS', { questionTitle: '' }, 'Write the title.'],
] as const)('SE2 %s with %o cannot be saved: "%s"', (questionType, part, why) => {
  open(draftFor(questionType, part as Partial<SlideDraft>))
  expect(isAsleep('Save')).toBe(true)
  expect(reason()).toBe(why)
})

test.each(QUESTION_TYPES)(
  'SE2 a new %s cannot be saved before something is written, and a complete one can',
  (questionType) => {
    const { unmount } = open(emptyDraft(questionType))
    expect(isAsleep('Save')).toBe(true)
    expect(reason()).not.toBe('')
    unmount()
    open(draftFor(questionType))
    expect(isAsleep('Save')).toBe(false)
    expect(reason()).toBe('')
  },
)

const thatAre = (isOne: (view: ReturnType<typeof editorOf>) => boolean) =>
  QUESTION_TYPES.filter((questionType) => isOne(editorOf(questionType)))

test.each(thatAre((view) => view.hasExplanation))(
  'SE3 %s is saved over its explanation, its time and its points',
  async (questionType) => {
    const { user, onSave } = open(draftFor(questionType))
    await user.click(button('Save'))
    expect(screen.getByRole('heading', { name: 'Why is it right?' })).toBeTruthy()
    const explanation = text('Explanation')
    expect(document.activeElement).toBe(explanation)
    expect(explanation.maxLength).toBe(300)
    await user.keyboard('Because.')
    expect(screen.getByText('8 / 300')).toBeTruthy()
    await user.click(button('Continue'))
    const details = screen.getByRole('dialog', { name: 'Question Details' })
    await user.click(within(details).getByRole('button', { name: 'More: Points' }))
    expect(onSave).not.toHaveBeenCalled()
    await user.click(within(details).getByRole('button', { name: 'Save question' }))
    expect(onSave).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ answerContent: 'Because.', timer: 30, maxPoints: 110 }),
      false,
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(text('Question')).toBeTruthy()
  },
)

test('SE3 every step leads back, and nothing is lost on the way', async () => {
  const { user } = open(draftFor('MCQ'))
  await user.click(button('Save'))
  await user.keyboard('Because.')
  await user.click(button('Continue'))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Back' }))
  expect(text('Explanation').value).toBe('Because.')
  await user.click(button('Back'))
  expect(text('Option B').value).toBe('Birch')
})

test.each(thatAre((view) => !view.hasExplanation && view.timing.isAsked))(
  'SE4 %s is saved over time and points alone',
  async (questionType) => {
    const { user, onSave } = open(draftFor(questionType))
    await user.click(button('Save'))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save question' }))
    expect(onSave).toHaveBeenCalledOnce()
  },
)

test('SE4 an info slide is saved at once, with 5 s and no points', async () => {
  const { user, onSave } = open(draftFor('NQS'))
  await user.click(button('Save'))
  expect(onSave).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ timer: 5, maxPoints: 0 }), false)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('SE4 a slide that could not be saved keeps its step open', async () => {
  const { user, onSave } = open(draftFor('DND'), { isSaved: false })
  await user.click(button('Save'))
  await user.click(button('Save question'))
  expect(onSave).toHaveBeenCalledOnce()
  expect(screen.getByRole('dialog', { name: 'Question Details' })).toBeTruthy()
})

test('SE5 time and points are stepped by keys, typed, and never invalid', async () => {
  const { user, last } = open(draftFor('MCQ'))
  await user.click(screen.getByRole('button', { name: /^Time:/ }))
  const time = screen.getByRole('spinbutton', { name: 'Time' })
  await user.click(time)
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(last.draft.timer).toBe(40)
  await user.clear(time)
  expect(last.draft.timer).toBe(30)
  await user.keyboard('7')
  expect(last.draft.timer).toBe(7)
  expect(isAsleep('Less: Time')).toBe(true)
  await user.clear(time)
  await user.tab()
  expect(screen.getByRole('spinbutton', { name: 'Time' })).toHaveProperty('value', '30')
  await user.click(button('Done'))
  expect(screen.getByRole('button', { name: /^Time:\s*30 s$/ })).toBeTruthy()
})

test('SE6 one sentence says what these very numbers mean', async () => {
  const { user } = open(draftFor('MCQ', { timer: 60, maxPoints: 50 }))
  await user.click(screen.getByRole('button', { name: '50 points' }))
  const note = () => screen.getByRole('dialog').querySelector('[aria-live]')?.textContent
  expect(note()).toBe('A right answer after 24 s earns 30 points, at the last moment 1.')
  const points = screen.getByRole('spinbutton', { name: 'Points' })
  await user.clear(points)
  await user.type(points, '0')
  expect(note()).toBe('A right answer earns no points.')
})

test.each([
  ['questionImage', 'questionImageAlt'],
  ['answerImage', 'answerImageAlt'],
] as const)(
  'SE20 %s, when a picture, can be described, which is counted, never needed, and goes with the picture',
  async (image, alt) => {
    const { user, last } = open(draftFor('MCQ', { [image]: 'reef.webp' }))
    expect(isAsleep('Save')).toBe(false)
    if (image === 'answerImage') await user.click(button('Save'))
    const field = text('Description of the picture')
    await user.click(field)
    await user.paste('A reef. '.repeat(30))
    expect(last.draft[alt]).toBe('A reef. '.repeat(25))
    expect(screen.getByText('200 / 200')).toBeTruthy()
    await user.click(button('Remove: Image, audio or video'))
    expect(last.draft).toMatchObject({ [image]: null, [alt]: '' })
    expect(screen.queryByRole('textbox', { name: 'Description of the picture' })).toBeNull()
  },
)

test('SE20 a sound or a film has no description', () => {
  open(draftFor('MCQ', { questionImage: 'reef.mp3' }))
  expect(screen.queryByRole('textbox', { name: 'Description of the picture' })).toBeNull()
})

test('SE7 one answer is marked as correct, on the answer itself', async () => {
  const { user, last } = open(draftFor('MCQ', { fields: { options: ['a', 'b', 'c', 'd'], correct: null } }))
  const mark = (letter: string) => screen.getByRole('radio', { name: `Mark ${letter} as the correct answer` })
  await user.click(mark('B'))
  expect(last.draft.fields).toMatchObject({ correct: 1 })
  await user.click(mark('D'))
  expect(last.draft.fields).toMatchObject({ correct: 3 })
  expect([mark('B'), mark('D')].map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, true])
})

test('SE30 Alt and a number mark the correct answer, also while somebody types, and say so', async () => {
  const { user, last } = open(draftFor('MCQ', { fields: { options: ['a', 'b', 'c', 'd'], correct: null } }))
  await user.click(text('Option A'))
  await user.keyboard('{Alt>}[Digit3]{/Alt}')
  expect(last.draft.fields).toEqual({ options: ['a', 'b', 'c', 'd'], correct: 2 })
  expect(screen.getByText('C is the correct answer.').getAttribute('role')).toBe('status')
  expect(document.activeElement).toBe(text('Option A'))
  await user.keyboard('{Alt>}[Digit5]{/Alt}{Control>}{Alt>}[Digit1]{/Alt}{/Control}')
  expect(last.draft.fields).toMatchObject({ correct: 2 })
  const marks = screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-keyshortcuts'))
  expect(marks).toEqual(['Alt+1', 'Alt+2', 'Alt+3', 'Alt+4'])
  expect(screen.getByText(/Alt \+ 1 to 4 marks the correct answer\./)).toBeTruthy()
})

const pasteInto = (name: string, words: string) =>
  fireEvent.paste(text(name), { clipboardData: { types: ['text/plain'], files: [], getData: () => words } })

test('SE32 a list that is pasted into an answer of an empty slide fills all answers and marks the right one, which is said', () => {
  const { last } = open(emptyDraft('MCQ'))
  pasteInto('Option B', 'A) Mars\nB) *Venus\nC) Earth\nD) Moon')
  expect(last.draft.fields).toEqual({ options: ['Mars', 'Venus', 'Earth', 'Moon'], correct: 1 })
  expect(screen.getByText('4 answers were filled in. B is the correct answer.').getAttribute('role')).toBe('status')
  pasteInto('Option A', 'one\ntwo')
  expect(last.draft.fields).toMatchObject({ options: ['Mars', 'Venus', 'Earth', 'Moon'] })
})

test('SE32 a list that is pasted into an item to arrange fills the items in their order', () => {
  const { last } = open(emptyDraft('DND'))
  pasteInto('Item 1', '1. First\n2. Second\n3. Third')
  expect(last.draft.fields).toEqual({ slots: ['First', 'Second', 'Third', ''] })
  expect(screen.getByText('3 answers were filled in.')).toBeDefined()
})

test('SE33 time and points of a question are set for all questions of the quiz', async () => {
  const onSetAll = vi.fn(async () => true)
  renderInStudio(
    <SlideEditor
      draft={{ ...draftFor('MCQ'), timer: 20, maxPoints: 50 }}
      onChange={() => {}}
      isNew={false}
      onSave={async () => true}
      onDiscard={() => {}}
      onSetAll={onSetAll}
    />,
    '/createquiz/q1',
  )
  fireEvent.click(screen.getByRole('button', { name: / s$/ }))
  fireEvent.click(button('Set for all questions'))
  expect(onSetAll).toHaveBeenCalledWith({ timer: 20, maxPoints: 50 })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('SE30 True and False are marked by Alt and their numbers, but not behind a dialog', async () => {
  const { user, last } = open(draftFor('TRF', { fields: { correct: null } }), { isNew: false })
  await user.keyboard('{Alt>}[Digit2]{/Alt}')
  expect(last.draft.fields).toEqual({ correct: 'False' })
  expect(screen.getByText('False is the correct answer.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: / s$/ }))
  await user.keyboard('{Alt>}[Digit1]{/Alt}')
  expect(last.draft.fields).toEqual({ correct: 'False' })
})

test('SE19 Ctrl and Enter in a dialog over the slide save nothing', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ total: 1, perPage: 24, pictures: [{ name: 'sky.webp', uploadedOn: '2026-11-20T10:00:00.000Z' }] }),
  )
  const { user, onSave } = open(draftFor('MCQ'))
  await user.click(screen.getByRole('button', { name: /^Your pictures/ }))
  const picture = await screen.findByRole('button', { name: /^Picture 1/ })
  fireEvent.keyDown(picture, { key: 'Enter', ctrlKey: true })
  expect(onSave).not.toHaveBeenCalled()
})

test('SE7 True and False are fixed', async () => {
  const { user, last } = open(draftFor('TRF', { fields: { correct: null } }))
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  await user.click(screen.getByRole('radio', { name: 'Mark True as the correct answer' }))
  expect(last.draft.fields).toEqual({ correct: 'True' })
})

test('SE8 a text that stands twice is told at its field', async () => {
  const { user } = open(draftFor('MCQ'))
  const option = text('Option D')
  await user.clear(option)
  await user.type(option, 'alder')
  expect(option.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toBe('This option is there twice.')
  expect(option.getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id)
})

test('SE8 the same answer to two pairs is told, and may be meant', () => {
  open(draftFor('MTF', { fields: { left: ['a', 'b', 'c', 'd'], answers: ['x', 'y', 'X', 'z'] } }))
  expect(screen.getByRole('alert').textContent).toBe('The same answer stands above.')
  expect(isAsleep('Save')).toBe(false)
})

test('SE10 items change places by their arrows', async () => {
  const { user, last } = open(draftFor('DND', { fields: { slots: ['one', 'two', 'three', ''] } }))
  await user.click(button('Move item 1 down'))
  expect(last.draft.fields).toEqual({ slots: ['two', 'one', 'three', ''] })
  expect(isAsleep('Move item 1 up')).toBe(true)
  expect(isAsleep('Move item 4 down')).toBe(true)
})

test('SE11 the boxes of an answer are told in words', async () => {
  const { user } = open(draftFor('FIB', { fields: { answer: 'carbon dioxide', others: [] } }))
  expect(screen.getByText(/^Players get these boxes\. One letter is given\. 2 words, 13 letters\. /u)).toBeTruthy()
  await user.clear(text('Answer'))
  expect(screen.queryByText(/Players get these boxes/)).toBeNull()
})

test('SE29 marks of an answer stand between its boxes, and the author is told that players do not type them', async () => {
  const { user } = open(draftFor('FIB', { fields: { answer: "it's 3-D!", others: [] } }))
  expect(
    screen.getByText(/2 words, 5 letters\. Players do not type these marks, they stand there: ' - ! /u),
  ).toBeTruthy()
  await user.clear(text('Answer'))
  await user.type(text('Answer'), 'Saturn')
  expect(screen.queryByText(/do not type/u)).toBeNull()
})

test('SE11 other answers that a slide accepts are kept until they are taken away', async () => {
  const { user, last } = open(draftFor('FIB', { fields: { answer: 'Color', others: ['Colour', 'Hue'] } }))
  await user.type(text('Answer'), 's')
  expect(last.draft.fields).toEqual({ answer: 'Colors', others: ['Colour', 'Hue'] })
  await user.click(button('Remove Colour'))
  expect(last.draft.fields).toEqual({ answer: 'Colors', others: ['Hue'] })
})

test('SE15 discarding and deleting are only asked for; a new slide cannot be deleted', async () => {
  const { user, onDiscard, onDelete } = open(draftFor('MCQ'), { isNew: false })
  await user.click(button('Discard'))
  await user.click(button('Delete slide'))
  expect(onDiscard).toHaveBeenCalledOnce()
  expect(onDelete).toHaveBeenCalledOnce()
})

test('SE15 a new slide has nothing to delete', () => {
  open(draftFor('NQS'))
  expect(screen.queryByRole('button', { name: 'Delete slide' })).toBeNull()
})

test.each(QUESTION_TYPES)(
  'SE19 Ctrl and Enter in a text save %s at once, a new one to be followed by another',
  async (type) => {
    for (const isNew of [true, false]) {
      const { user, onSave, last, unmount } = open(draftFor(type), { isNew })
      await user.click(screen.getAllByRole('textbox')[0] as HTMLElement)
      await user.keyboard('{Control>}{Enter}{/Control}')
      expect(onSave).toHaveBeenCalledExactlyOnceWith(last.draft, isNew)
      expect(screen.queryByRole('dialog')).toBeNull()
      unmount()
    }
  },
)

test('SE19 what is not complete is not saved: the focus goes to Save, which says what is missing', async () => {
  const { user, onSave } = open(draftFor('MCQ', { fields: { options: ['a', 'b', 'c', 'd'], correct: null } }))
  await user.click(text('Option D'))
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(onSave).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button('Save'))
  expect(reason()).toBe('Mark the correct answer.')
})
