import { stringifyList } from '@quokka/contract/wire'
import type { QuestionType } from '@quokka/core/questions'
import { isOwnChoice, playerView, QUESTION_TYPES, solution } from '@quokka/core/questions'
import { ALL_TYPES, exampleOf, rightAnswer, wrongAnswer } from '@quokka/core/testing'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { speak } from '../lib/text/translate.ts'
import { OwnAnswer, RightAnswer } from './answer-view.tsx'
import { QuestionMedia } from './media/question-media.tsx'
import type { PlayerShellProps } from './player-shell.tsx'
import { PlayerShell } from './player-shell.tsx'
import type { AnswerProps, QuestionToShow } from './question-view.ts'

const ask = (changes: Partial<QuestionToShow>): QuestionToShow => ({
  questionId: 'q1',
  questionType: 'MCQ',
  questionTitle: 'Which planet has the most known moons?',
  imageName: null,
  answerChoices: ['Jupiter', 'Saturn', 'Neptune', 'Mars'],
  ...changes,
})

const show = (question: QuestionToShow, changes: Partial<PlayerShellProps> = {}) => {
  const onAnswer = vi.fn()
  const shell = (more: Partial<PlayerShellProps> = {}) => (
    <PlayerShell
      question={question}
      mediaUrl={(name) => `/media/${name}`}
      locked={null}
      pending={false}
      disabled={false}
      onAnswer={onAnswer}
      {...changes}
      {...more}
    />
  )
  const { rerender } = render(shell())
  return { onAnswer, user: userEvent.setup(), lock: (more: Partial<PlayerShellProps>) => rerender(shell(more)) }
}

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = vi.fn()
  HTMLDialogElement.prototype.close = vi.fn()
})
afterEach(cleanup)

/** An example of a type as a player gets it. */
const asked = (questionType: QuestionType): QuestionToShow =>
  ask({ questionType, ...playerView(exampleOf(questionType)) })

describe('any type', () => {
  test.each(QUESTION_TYPES)('QV3 QV4 %s shows its title, and a given answer is locked', async (questionType) => {
    const { onAnswer, user, lock } = show(asked(questionType))
    expect(screen.getByRole('heading', { level: 1, name: 'Which planet has the most known moons?' })).toBeDefined()
    lock({ locked: rightAnswer(exampleOf(questionType)) ?? '' })
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Locked in')
    for (const pressable of screen.queryAllByRole('button')) await user.click(pressable)
    await user.keyboard('a1{Enter}')
    expect(onAnswer).not.toHaveBeenCalled()
  })

  test.each(QUESTION_TYPES)(
    'RA14 %s tells in which language it is written, so that it is read in that; what the screen says is in its own',
    (questionType) => {
      const question = { ...asked(questionType), questionTitle: 'Welcher Planet?', language: 'de' }
      show(question)
      const languageOf = (text: string) =>
        screen.getAllByText(text).map((shown) => shown.closest<HTMLElement>('[lang]')?.lang)
      for (const text of [question.questionTitle, ...question.answerChoices.flat()])
        expect(languageOf(text)).toEqual([isOwnChoice(questionType, text) ? undefined : 'de'])
      for (const control of screen.queryAllByRole('button')) expect(control.closest('[lang="de"]')).toBeNull()
    },
  )

  test('QU19 what the picture shows is its text, on the slide and over the whole screen', async () => {
    const { user } = show(ask({ imageName: 'reef.webp', imageAlt: 'A reef at noon' }))
    expect(screen.getByRole('img', { name: 'A reef at noon' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Show the whole picture' }))
    expect(screen.getAllByAltText('A reef at noon')).toHaveLength(2)
  })

  test.each(ALL_TYPES.filter((question) => rightAnswer(question) !== undefined))(
    "QV10 $questionType shows its right answer and the viewer's own",
    (question) => {
      const { questionType } = question
      const answer = {
        questionType,
        correctAnswer: stringifyList(solution(question)),
        playerAnswer: wrongAnswer(question) ?? '',
        isCorrect: false,
        isSurvey: false,
      }
      const { container, unmount } = render(<RightAnswer question={asked(questionType)} answer={answer} />)
      expect(container.textContent).not.toBe('')
      unmount()
      expect(render(<OwnAnswer question={asked(questionType)} answer={answer} />).container.textContent).not.toBe('')
    },
  )
})

describe('one of several', () => {
  test('QV1 a letter or a number answers from anywhere', async () => {
    const { onAnswer, user } = show(ask({}))
    await user.keyboard('c')
    await user.keyboard('2')
    expect(onAnswer.mock.calls).toEqual([['Neptune'], ['Saturn']])
  })

  test('QV2 Tab and arrows move and send nothing; Enter chooses', async () => {
    const { onAnswer, user } = show(ask({}))
    await user.tab()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(onAnswer).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Neptune/ }))
    await user.keyboard('{Enter}')
    expect(onAnswer.mock.calls).toEqual([['Neptune']])
  })

  test('QV3 a given answer is locked and says so; a waiting one says that it waits', async () => {
    const { onAnswer, user, lock } = show(ask({}))
    lock({ locked: 'Saturn' })
    const chosen = screen.getByRole('radio', { checked: true })
    expect(within(chosen).getByText('Saturn')).toBeDefined()
    expect(within(chosen).getByText('Locked in')).toBeDefined()
    await user.click(screen.getByRole('radio', { name: /Mars/ }))
    await user.keyboard('a')
    expect(onAnswer).not.toHaveBeenCalled()
    lock({ locked: 'Saturn', pending: true })
    expect(within(screen.getByRole('radio', { checked: true })).getByText('Waiting to send')).toBeDefined()
    expect(screen.getByRole('status').textContent).toBe('Waiting to send')
  })

  test('QV4 a host who leads sees the question and answers nothing', async () => {
    const { onAnswer, user } = show(ask({}), { disabled: true, isHostView: true })
    await user.click(screen.getByRole('radio', { name: /Mars/ }))
    await user.keyboard('1')
    expect(onAnswer).not.toHaveBeenCalled()
    expect(screen.queryByText(/Keys A to D/)).toBeNull()
  })

  test('QV1 True is A, False is B', async () => {
    const { onAnswer, user } = show(ask({ questionType: 'TRF', answerChoices: ['True', 'False'] }))
    await user.keyboard('b')
    await user.keyboard('c')
    expect(onAnswer.mock.calls).toEqual([['False']])
  })
})

describe('a typed word', () => {
  const typed = ask({ questionType: 'FIB', answerChoices: [], answerBlanks: ['', 'I', '', '', ' ', '', ''] })
  const submit = () => screen.getByRole('button', { name: 'Submit' })

  test('QV8 Submit wakes with the last box, and Enter submits the whole answer', async () => {
    const { onAnswer, user } = show(typed)
    const field = screen.getByRole('textbox', { name: /word of 4 letters, letter 2 given: I; word of 2 letters/ })
    expect(document.activeElement).toBe(field)
    await user.keyboard('lonk')
    await user.keyboard('{Enter}')
    expect(submit().getAttribute('aria-disabled')).toBe('true')
    expect(onAnswer).not.toHaveBeenCalled()
    await user.keyboard('g')
    expect(submit().getAttribute('aria-disabled')).toBeNull()
    await user.keyboard('{Enter}')
    expect(onAnswer.mock.calls).toEqual([['LION KG']])
  })

  test('QV26 figures may be submitted before the boxes are full', async () => {
    const { onAnswer, user } = show(typed)
    await user.keyboard('22')
    expect(submit().getAttribute('aria-disabled')).toBeNull()
    await user.keyboard('{Enter}')
    expect(onAnswer.mock.calls).toEqual([['22']])
  })

  test('QV8 Backspace and Delete go back', async () => {
    const { user } = show(typed)
    await user.keyboard('lon{Backspace}{Delete}p')
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('LP')
  })

  test('QV8 the whole answer can be pasted', async () => {
    const { user } = show(typed)
    await user.paste('lion kg')
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('LONKG')
  })

  test('QV27 on a phone on its side the page ends above the keyboard as long as a word is typed', () => {
    const viewport = Object.assign(document.createElement('meta'), { name: 'viewport', content: 'initial-scale=1' })
    document.head.append(viewport)
    const { matchMedia } = window
    show(typed)
    expect(viewport.content).toBe('initial-scale=1')
    cleanup()
    window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: true })
    show(typed)
    expect(viewport.content).toBe('initial-scale=1, interactive-widget=resizes-content')
    cleanup()
    expect(viewport.content).toBe('initial-scale=1')
    viewport.remove()
  })
})

describe('a typed word of another script', () => {
  const namaste = ask({ questionType: 'FIB', answerChoices: [], answerBlanks: ['', '', 'स्ते', ''] })
  const field = () => screen.getByRole<HTMLInputElement>('textbox')

  test('QV21 keys that make one letter fill one box, also over letters that are there', async () => {
    const { onAnswer, user } = show(namaste)
    await user.keyboard('किरब')
    expect(field().value).toBe('किरब')
    await user.keyboard('{Home}')
    for (const key of 'क्षि') await user.keyboard(key)
    expect(field().value).toBe('क्षिरब')
    await user.keyboard('{Enter}')
    expect(onAnswer.mock.calls).toEqual([['क्षिरस्तेब']])
  })

  test('QV21 Backspace takes the last sign first, and Delete at the end the whole letter', async () => {
    const { user } = show(namaste)
    await user.keyboard('करि{Backspace}')
    expect(field().value).toBe('कर')
    await user.keyboard('ि{Delete}')
    expect(field().value).toBe('क')
  })

  /** The field as an engine leaves it, and tells. */
  const turnsInto = (value: string, [from, to]: readonly [number, number], inputType: string) => {
    field().value = value
    field().setSelectionRange(from, to)
    fireEvent(field(), new InputEvent('input', { inputType, bubbles: true }))
  }
  const asksFirst = (inputType: string, data: string | null = null) =>
    fireEvent(field(), new InputEvent('beforeinput', { inputType, data, bubbles: true, cancelable: true }))
  const ends = (data: string) => fireEvent.compositionEnd(field(), { data })
  const selected = () => [field().selectionStart, field().selectionEnd]

  test.each([
    [
      'Safari',
      () => {
        turnsInto('रल', [0, 0], 'deleteCompositionText')
        turnsInto('मयरल', [2, 2], 'insertFromComposition')
        ends('मय')
      },
    ],
    [
      'WebKit on a desktop of GTK',
      () => {
        turnsInto('रल', [0, 0], 'deleteCompositionText')
        ends('')
        expect(asksFirst('insertFromComposition', 'मय')).toBe(false)
        ends('मय')
      },
    ],
  ])(
    'LT14 %s deletes what a composition covers, selects what it shows, and puts in what it came to',
    async (_, end) => {
      const { user } = show(namaste)
      await user.keyboard('करल{Home}')
      expect(asksFirst('deleteByComposition')).toBe(false)
      expect([field().value, ...selected()]).toEqual(['रल', 0, 0])
      fireEvent.compositionStart(field())
      turnsInto('मयरल', [0, 2], 'insertCompositionText')
      expect(screen.getByText('So far: मयस्तेल')).toBeDefined()
      end()
      expect([field().value, ...selected()]).toEqual(['मयल', 2, 3])
    },
  )

  test('LT14 Firefox tells once more of what was composed when it has ended', async () => {
    const { user } = show(namaste)
    await user.keyboard('करल{Home}')
    fireEvent.compositionStart(field())
    turnsInto('मयरल', [2, 2], 'insertCompositionText')
    ends('मय')
    fireEvent(field(), new InputEvent('input', { inputType: 'insertCompositionText', bubbles: true }))
    expect([field().value, ...selected()]).toEqual(['मयल', 2, 3])
  })

  test('LT15 a composition that comes to nothing gives back the letter that it covered', async () => {
    const { user } = show(namaste)
    await user.keyboard('करल{Home}')
    fireEvent.compositionStart(field())
    turnsInto('मरल', [1, 1], 'insertCompositionText')
    turnsInto('रल', [0, 0], 'insertCompositionText')
    ends('')
    expect([field().value, ...selected()]).toEqual(['करल', 0, 1])
    expect(screen.getByText('So far: करस्तेल')).toBeDefined()
  })

  test('LT15 letters that a keyboard composes again in order to delete them stay away', async () => {
    const { user } = show(namaste)
    await user.keyboard('करल')
    fireEvent.compositionStart(field())
    turnsInto('कर', [2, 2], 'insertCompositionText')
    turnsInto('', [0, 0], 'insertCompositionText')
    ends('')
    expect(field().value).toBe('')
  })

  test('LT16 a field that comes back has the letters of its boxes, and a caret behind them', async () => {
    const { user, lock } = show(namaste)
    await user.keyboard('कर')
    fireEvent.compositionStart(field())
    lock({ disabled: true })
    lock({ disabled: false })
    expect([field().value, ...selected()]).toEqual(['कर', 2, 2])
    await user.keyboard('म{Home}ल')
    expect([field().value, ...selected()]).toEqual(['लरम', 1, 2])
  })

  test('QV22 in Hebrew the left arrow goes on', async () => {
    const { user } = show(ask({ questionType: 'FIB', answerChoices: [], answerBlanks: ['', '', 'ו', ''] }))
    await user.keyboard('שלם{Home}{ArrowLeft}ר')
    expect(field().value).toBe('שרם')
  })
})

describe('pairs', () => {
  const pairs = ask({
    questionType: 'MTF',
    answerChoices: [
      ['Kangaroo', 'Swan'],
      ['Cygnet', 'Joey'],
    ],
  })

  test('QV5 a word and a place are tapped in either order, and Submit tells what is missing', async () => {
    const { onAnswer, user } = show(pairs)
    await user.click(await screen.findByRole('button', { name: 'Joey' }))
    await user.click(screen.getByRole('button', { name: /place for Kangaroo/ }))
    expect(screen.getByRole('button', { name: 'Submit · 1 of 2 matched' }).getAttribute('aria-disabled')).toBe('true')
    await user.click(screen.getByRole('button', { name: /place for Swan/ }))
    await user.click(screen.getByRole('button', { name: 'Cygnet' }))
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(onAnswer.mock.calls).toEqual([['["Joey","Cygnet"]']])
  })

  test('QV13 a word that was chosen by keyboard leads to the first free place, or to the one that waits', async () => {
    const { user } = show(pairs)
    const focused = () => document.activeElement?.getAttribute('aria-label') ?? ''
    screen.getByRole('button', { name: 'Joey' }).focus()
    await user.keyboard('{Enter}')
    expect(focused()).toContain('place for Kangaroo')
    await user.keyboard('{Enter}')
    screen.getByRole('button', { name: 'Cygnet' }).focus()
    await user.keyboard(' ')
    expect(focused()).toContain('place for Swan')
    cleanup()
    const { user: other } = show(pairs)
    await other.click(screen.getByRole('button', { name: /place for Swan/ }))
    screen.getByRole('button', { name: 'Cygnet' }).focus()
    await other.keyboard('{Enter}')
    expect(focused()).toContain('matched with Swan')
  })

  test('QV5 a matched word can be taken back', async () => {
    const { user } = show(pairs)
    await user.click(await screen.findByRole('button', { name: 'Joey' }))
    await user.click(screen.getByRole('button', { name: /place for Swan/ }))
    await user.click(screen.getByRole('button', { name: 'Take Joey back' }))
    expect(screen.getByRole('button', { name: 'Submit · 0 of 2 matched' })).toBeDefined()
  })
})

describe('an order', () => {
  const order = ask({ questionType: 'DND', answerChoices: ['Mercury', 'Earth', 'Venus'] })

  test('QV6 an untouched order is not an answer until Submit is pressed', async () => {
    const { onAnswer, user } = show(order)
    const submit = await screen.findByRole('button', { name: 'Submit' })
    expect(onAnswer).not.toHaveBeenCalled()
    await user.click(submit)
    expect(onAnswer.mock.calls).toEqual([['["Mercury","Earth","Venus"]']])
  })

  test('QV6 arrows move a card a place; there is no place above the first', async () => {
    const { onAnswer, user } = show(order)
    await user.click(await screen.findByRole('button', { name: 'Move Venus up' }))
    await user.click(screen.getByRole('button', { name: 'Move Mercury up' }))
    expect(screen.getByText('Venus, place 2 of 3.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(onAnswer.mock.calls).toEqual([['["Mercury","Venus","Earth"]']])
  })

  test('QV6 Space lifts a card at its grip, arrows carry it, Space drops it, Escape puts it back', async () => {
    const { onAnswer, user } = show(order)
    const grip = await screen.findByRole('button', { name: /Drag Mercury/, description: /Press Space to lift/ })
    grip.focus()
    await user.keyboard('{ArrowDown}')
    expect(screen.queryByText(/^Mercury[, ]/)).toBeNull()
    await user.keyboard(' ')
    expect(screen.getByText('Mercury lifted from place 1 of 3.')).toBeDefined()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(screen.getByText('Mercury, place 3 of 3.')).toBeDefined()
    await user.keyboard('{Escape}')
    expect(screen.getByText('Mercury put back.')).toBeDefined()
    await user.keyboard(' {ArrowDown}{Enter}')
    expect(screen.getByText('Mercury put down at place 2 of 3.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(onAnswer.mock.calls).toEqual([['["Earth","Mercury","Venus"]']])
  })
})

describe('by pointer', () => {
  const finger = { pointerId: 1, isPrimary: true, button: 0, buttons: 1 }

  /** Where things are; jsdom lays nothing out. */
  const layOut = (topOf: (element: HTMLElement) => number) => {
    HTMLElement.prototype.setPointerCapture = vi.fn()
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return new DOMRect(0, topOf(this), 100, 50)
    })
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return topOf(this)
    })
  }
  afterEach(() => vi.restoreAllMocks())

  test('QV6 a card is dropped where it was carried; Escape and a lost pointer put it back; a tap stays a tap', async () => {
    const { onAnswer, user } = show(ask({ questionType: 'DND', answerChoices: ['Mercury', 'Earth', 'Venus'] }))
    await screen.findByRole('button', { name: 'Submit' })
    layOut((element) => (element.tagName === 'LI' ? 60 * screen.getAllByRole('listitem').indexOf(element) : 0))
    const carry = (toY: number) => {
      fireEvent.pointerDown(screen.getByText('Mercury'), { ...finger, clientX: 10, clientY: 10 })
      fireEvent.pointerMove(window, { ...finger, clientX: 10, clientY: toY })
    }
    carry(14)
    expect(screen.queryByText(/^Mercury[, ]/)).toBeNull()
    fireEvent.pointerUp(window, finger)
    carry(80)
    expect(screen.getByText('Mercury, place 2 of 3.')).toBeDefined()
    fireEvent.keyDown(window, { key: 'Escape' })
    expect(screen.getByText('Mercury put back.')).toBeDefined()
    carry(80)
    fireEvent.pointerCancel(window, finger)
    expect(screen.getByText('Mercury put back.')).toBeDefined()
    carry(150)
    fireEvent.pointerUp(window, finger)
    expect(screen.getByText('Mercury put down at place 3 of 3.')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }), { detail: 1 })
    expect(onAnswer, 'the click that ends a drag').not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(onAnswer.mock.calls).toEqual([['["Earth","Venus","Mercury"]']])
  })

  test('QV5 a word is dropped on a place, and back among the words', async () => {
    show(
      ask({
        questionType: 'MTF',
        answerChoices: [
          ['Kangaroo', 'Swan'],
          ['Cygnet', 'Joey'],
        ],
      }),
    )
    await screen.findByRole('button', { name: 'Joey' })
    layOut(({ dataset: { place } }) => (place === undefined ? 0 : place === 'bank' ? 500 : 100 * (Number(place) + 1)))
    const carry = (word: string, toY: number) => {
      fireEvent.pointerDown(screen.getByRole('button', { name: word }), { ...finger, clientX: 10, clientY: 510 })
      fireEvent.pointerMove(window, { ...finger, clientX: 10, clientY: toY })
      fireEvent.pointerUp(window, finger)
    }
    carry('Joey', 210)
    expect(screen.getByText('Joey matched with Swan.')).toBeDefined()
    carry('Cygnet', 50)
    expect(screen.getByRole('button', { name: 'Submit · 1 of 2 matched' })).toBeDefined()
    carry('Joey, matched with Swan', 520)
    expect(screen.getByRole('button', { name: 'Submit · 0 of 2 matched' })).toBeDefined()
  })
})

describe('a slide', () => {
  test('QV4 it is read, not answered', () => {
    show(ask({ questionType: 'NQS', questionTitle: 'Welcome', answerChoices: ['Eight planets.'] }))
    expect(screen.getByText('Eight planets.')).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('media', () => {
  test('QV11 a broken picture and a file of an unknown kind say so', () => {
    show(ask({ imageName: 'sky.png' }))
    fireEvent.error(screen.getByRole('img', { name: 'Picture of the question' }))
    expect(screen.getByText('This file cannot be shown.')).toBeDefined()
    cleanup()
    show(ask({ imageName: 'sky.exe' }))
    expect(screen.getByTitle('Unsupported File')).toBeDefined()
  })
})

test.each([
  [0.4, true, true],
  [1, false, true],
  [1.6, false, false],
])('QV14 a picture of shape %d opens everywhere: %s, on a phone: %s', (shape, opens, opensOnPhones) => {
  show(ask({ imageName: 'tower.png' }))
  const picture = screen.getByRole('img', { name: 'Picture of the question' })
  Object.defineProperties(picture, { naturalWidth: { value: 1_000 * shape }, naturalHeight: { value: 1_000 } })
  fireEvent.load(picture)
  expect(picture.parentElement?.className.includes('tall')).toBe(opens)
  expect(picture.parentElement?.className.includes('narrow')).toBe(opensOnPhones)
})

test.each([
  ['whale.mp3', 'Sound of the question'],
  ['whale.avi', 'Film of the question'],
])('ME21 %s that the browser cannot play says so to players, and the next one is tried', async (imageName, label) => {
  const { container, rerender } = render(<QuestionMedia name={imageName} url={`/media/${imageName}`} />)
  await screen.findByRole('group', { name: label })
  fireEvent.error(container.querySelector('audio, video') ?? container)
  expect(screen.getByText('This file cannot be shown.')).toBeDefined()
  rerender(<QuestionMedia name="eel.mp4" url="/media/eel.mp4" />)
  expect(screen.queryByText('This file cannot be shown.')).toBeNull()
})

test('QU19 what a sound lets hear can be read where its author wrote it, once it is asked for', async () => {
  const { rerender } = render(<QuestionMedia name="drum.mp3" url="/media/drum.mp3" alt="DUM, tak, tak" />)
  const words = await screen.findByText('DUM, tak, tak')
  expect(words.closest('details')?.open).toBe(false)
  await userEvent.click(screen.getByText('In words'))
  expect(words.closest('details')?.open).toBe(true)
  rerender(<QuestionMedia name="drum.mp3" url="/media/drum.mp3" />)
  expect(screen.queryByText('In words')).toBeNull()
})

test('QV24 a gap in a title is read as a blank, and one underscore is none', () => {
  const { rerender } = render(
    <PlayerShell
      question={ask({ questionTitle: 'The ____ Ocean' })}
      locked={null}
      pending={false}
      disabled={false}
      onAnswer={() => {}}
      mediaUrl={String}
    />,
  )
  expect(screen.getByRole('heading', { name: 'The blank Ocean' })).toBeDefined()
  rerender(
    <PlayerShell
      question={ask({ questionTitle: 'What is snake_case?' })}
      locked={null}
      pending={false}
      disabled={false}
      onAnswer={() => {}}
      mediaUrl={String}
    />,
  )
  expect(screen.getByRole('heading', { name: 'What is snake_case?' })).toBeDefined()
})

describe('a sound or a film', () => {
  const play = vi.fn(async function (this: HTMLMediaElement) {
    fireEvent.play(this)
  })
  const pause = vi.fn(function (this: HTMLMediaElement) {
    fireEvent.pause(this)
  })
  beforeEach(() => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause)
  })

  test.each([
    ['drum.mp3', 'Listen'],
    ['eel.mp4', 'Watch'],
  ])('QV23 %s waits for a press of %s, by mouse or keyboard, and can be paused', async (name, press) => {
    render(<QuestionMedia name={name} url={`/media/${name}`} />)
    const button = await screen.findByRole('button', { name: press })
    expect(play).not.toHaveBeenCalled()
    button.focus()
    await userEvent.keyboard('{Enter}')
    expect(play).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
    expect(screen.getByRole('button', { name: press })).toBeDefined()
    expect(screen.getByRole('slider', { name: 'Position' })).toBeDefined()
  })

  test('QV23 on the screen of a host it starts by itself, and stops when the sound is switched off', async () => {
    const { rerender } = render(<QuestionMedia name="drum.mp3" url="/media/drum.mp3" playsByItself />)
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeDefined()
    expect(play).toHaveBeenCalledOnce()
    rerender(<QuestionMedia name="drum.mp3" url="/media/drum.mp3" />)
    expect(await screen.findByRole('button', { name: 'Listen' })).toBeDefined()
  })
})

describe('after the question', () => {
  const answered = (changes: Partial<AnswerProps['answer']>): AnswerProps['answer'] => ({
    questionType: 'MCQ',
    correctAnswer: '["Saturn"]',
    playerAnswer: 'Jupiter',
    isCorrect: false,
    isSurvey: false,
    ...changes,
  })
  const text = (view: React.ReactElement) => render(view).container.textContent

  test("QV10 the right option is shown with its letter, the viewer's own in a sentence", () => {
    expect(text(<RightAnswer question={ask({})} answer={answered({})} />)).toBe('BSaturnRight answer')
    expect(text(<OwnAnswer question={ask({})} answer={answered({})} />)).toBe('You chose Jupiter')
  })

  test('QV10 a survey and a hidden answer have no right one; no answer has no sentence', () => {
    const hidden = answered({ correctAnswer: '[]', playerAnswer: '' })
    for (const questionType of QUESTION_TYPES) {
      expect(text(<RightAnswer question={ask({})} answer={{ ...hidden, questionType }} />)).toBe('')
      expect(text(<OwnAnswer question={ask({})} answer={{ ...hidden, questionType }} />)).toBe('')
    }
  })

  test('QV10 pairs and orders show which places were right', () => {
    const order = answered({
      questionType: 'DND',
      correctAnswer: '["Mercury","Venus","Earth"]',
      playerAnswer: '["Mercury","Earth","Venus"]',
    })
    expect(text(<OwnAnswer question={ask({})} answer={order} />)).toBe('1 of 3 in the right place')
    expect(text(<RightAnswer question={ask({})} answer={order} />)).toContain('2VenusYou had Earth here')
    const pairs = answered({
      questionType: 'MTF',
      correctAnswer: '[["Kangaroo","Swan"],["Joey","Cygnet"]]',
      playerAnswer: '["Joey","Cygnet"]',
    })
    expect(text(<OwnAnswer question={ask({})} answer={pairs} />)).toBe('2 of 2 in the right place')
    expect(text(<RightAnswer question={ask({})} answer={pairs} />)).toContain('KangarooJoey')
  })

  test('QV10 a typed word stands in its boxes', () => {
    const word = answered({ questionType: 'FIB', correctAnswer: '["lion","big cat"]', playerAnswer: 'LYNX' })
    expect(text(<RightAnswer question={ask({})} answer={word} />)).toBe('LIONLIONRight answer')
    expect(text(<OwnAnswer question={ask({})} answer={word} />)).toBe('You wrote LYNX')
  })

  test('QV26 an answer that was right with a slip says so, other right ones do not', () => {
    const shown = (playerAnswer: string, isCorrect = true) => {
      const word = answered({
        questionType: 'FIB',
        correctAnswer: '["twenty two","It\u2019s Saturn"]',
        playerAnswer,
        isCorrect,
      })
      return text(<OwnAnswer question={ask({})} answer={word} />)
    }
    expect(shown('TWENTY TVO')).toBe('You wrote TWENTY TVO Right: one slip in the spelling counts.')
    expect([shown("IT'S SATURN"), shown('22'), shown('TWENTY SIX', false)].join()).not.toContain('slip')
  })
})

test('LG56 True and False are said in the language of the screen, and sent as the calls have them; the same words of an author stay', async () => {
  speak('de', [{ 'questions.TRF': { choices: { True: 'Wahr', False: 'Falsch' } } }])
  onTestFinished(() => speak('en', []))
  const question = asked('TRF')
  const { onAnswer, user } = show(question)
  await user.click(screen.getByRole('radio', { name: /Wahr/u }))
  expect(onAnswer).toHaveBeenCalledWith('True')
  cleanup()
  const answer = { correctAnswer: '["False"]', playerAnswer: 'True', isCorrect: false, isSurvey: false } as const
  render(
    <>
      <RightAnswer question={question} answer={{ ...answer, questionType: 'TRF' }} />
      <OwnAnswer question={question} answer={{ ...answer, questionType: 'TRF' }} />
    </>,
  )
  expect(screen.getByText('Falsch')).toBeDefined()
  expect(screen.getByText('Wahr')).toBeDefined()
  cleanup()
  show(ask({ answerChoices: ['True', 'False', 'Maybe', 'Both'] }))
  expect(screen.getByRole('radio', { name: /True/u })).toBeDefined()
})
