import { attendQTest, checkQTest } from '@quokka/contract/http'
import type { QTestSettings, SourceQuiz } from '@quokka/core/qtest'
import { rightAnswer, wrongAnswer } from '@quokka/core/testing'
import { ALL_TYPES, KINDS, LONG_QUESTION, ONE_QUESTION } from '../fixtures/all-types.ts'
import type { Hand } from '../hand.ts'
import { PlayedQTest, QTEST_ID } from '../played-qtest.ts'
import { failure, pending, refusal } from '../replies.ts'
import type { GalleryGroup, GalleryState } from '../state.ts'
import { NOW_MS } from '../stillness.ts'

const DAY_MS = 24 * 3_600_000
const LAST = KINDS.length - 1

const scheduled = (quiz: SourceQuiz = ALL_TYPES, settings?: Partial<QTestSettings>, names?: string[]) =>
  new PlayedQTest(quiz, settings, names)

/** The answer of Asha to a question; she gets the matching wrong. */
const answerTo = (place: number): string => {
  const question = ALL_TYPES.questions[place]
  if (question === undefined) return ''
  const first = 'choices' in question ? question.choices[0] : undefined
  return (KINDS[place] === 'match' ? wrongAnswer(question) : rightAnswer(question)) ?? first ?? ''
}

/** An attempt whose question of this place is open. */
const begun = (place = 0): PlayedQTest => {
  const qtest = scheduled().attend()
  for (let index = 0; index < place; index += 1) qtest.answer(answerTo(index)).attend()
  return qtest
}

const entryOf = (qtest: PlayedQTest): Pick<GalleryState, 'at' | 'replies'> => ({
  at: `/qtest/${QTEST_ID}`,
  replies: qtest.replies(),
})

/** The page on which an attempt is played. */
const playOf = (qtest: PlayedQTest): Pick<GalleryState, 'at' | 'replies' | 'stored'> => ({
  at: '/qtest',
  replies: qtest.replies(),
  stored: qtest.kept(),
})

const fill = async ({ type }: Hand) => {
  await type('NAME', 'Asha')
  await type('EMAIL', 'asha@example.org')
}

/** How Asha answers a question on the page. */
const ANSWERED: Partial<Record<(typeof KINDS)[number], (hand: Hand) => Promise<void>>> = {
  survey: ({ press }) => press(/Science/u, 'radio'),
  picture: ({ press }) => press(/Three/u, 'radio'),
  'true or false': ({ press }) => press(/False/u, 'radio'),
  blank: async ({ byRole, keys }) => {
    ;(await byRole('textbox', undefined)).focus()
    await keys('fur{Enter}')
  },
  match: async ({ press }) => {
    for (const [word, prompt] of [
      ['Hindi', 'Rucksack'],
      ['Japanese', 'Sauna'],
      ['Finnish', 'Karaoke'],
      ['German', 'Shampoo'],
    ]) {
      await press(word ?? '')
      await press(new RegExp(`, place for ${prompt}$`, 'u'))
    }
    await press('Submit')
  },
  order: ({ press }) => press('Submit'),
  connect: async ({ byRole, keys }) => {
    ;(await byRole('textbox', undefined)).focus()
    await keys('light{Enter}')
  },
}

const statesOf = (kind: (typeof KINDS)[number]): GalleryState[] => {
  const place = KINDS.indexOf(kind)
  const open: GalleryState = {
    ...playOf(begun(place)),
    name: `${kind}, open`,
    // Up to the gap that a title may have.
    shows: ALL_TYPES.questions[place]?.questionTitle.split('__')[0] ?? '',
  }
  const answer = ANSWERED[kind]
  if (answer === undefined) return [open]
  return [
    open,
    {
      ...playOf(begun(place)),
      name: `${kind}, answer`,
      isAlike: place > 2,
      play: answer,
      shows: /^(Right!|Not quite|Thank you!)$/u,
    },
  ]
}

const answerOffline = async (hand: Hand) => {
  await hand.sees('How many hearts')
  hand.cutNetwork()
  await ANSWERED.picture?.(hand)
  await hand.sees('You seem to be offline')
}

const through = () => begun(LAST).answer(answerTo(LAST)).attend()

const states: GalleryState[] = [
  { ...playOf(scheduled(LONG_QUESTION).attend()), name: 'long question, open', shows: /if she knows/u },
  {
    name: 'unknown',
    at: '/qtest/nosuchqtest',
    replies: [refusal(checkQTest, 'qtest/not-found')],
    shows: 'There is no such QTest',
  },
  { ...entryOf(scheduled()), name: 'entry loading', replies: [pending(checkQTest)], shows: 'Looking for the QTest' },
  {
    ...entryOf(scheduled()),
    name: 'entry failing',
    replies: [failure(checkQTest)],
    shows: 'The QTest could not be opened',
  },
  {
    ...entryOf(scheduled(ALL_TYPES, { startMs: NOW_MS - 3 * DAY_MS, endMs: NOW_MS - 2 * DAY_MS })),
    name: 'expired',
    shows: 'QTest Expired',
  },
  {
    ...entryOf(scheduled(ALL_TYPES, { startMs: NOW_MS + 5 * DAY_MS, endMs: NOW_MS + 9 * DAY_MS })),
    name: 'yet to start',
    shows: 'QTest is Yet To Start',
  },
  { ...entryOf(scheduled()), name: 'entry', shows: 'PROCEED' },
  {
    ...entryOf(scheduled()),
    name: 'entry, with the reason why PROCEED is disabled',
    play: async (hand) => {
      await fill(hand)
      ;(await hand.byRole('button', 'PROCEED')).focus()
      await hand.byRole('tooltip', undefined)
    },
    shows: 'PROCEED',
  },
  {
    ...entryOf(scheduled()),
    name: 'entry refused',
    replies: [...scheduled().replies(), failure(attendQTest)],
    play: async (hand) => {
      await fill(hand)
      await hand.type('Roll number', '7')
      await hand.press('PROCEED')
    },
    shows: 'An error occurred while fetching the next question',
  },
  { ...entryOf(scheduled().lock()), name: 'entry, locked', shows: 'The host has locked this QTest.' },
  { ...entryOf(scheduled().close()), name: 'entry, closed', shows: 'This QTest is closed by an administrator.' },
  { ...entryOf(scheduled().fill()), name: 'entry, full', shows: 'All places are taken. One may be free at' },
  {
    ...entryOf(begun().fill()),
    name: 'entry, full, of somebody who has begun',
    isAlike: true,
    shows: 'Continue as Asha',
  },
  { ...entryOf(scheduled(ALL_TYPES, { access: 'members' })), name: 'entry for members', shows: 'Log in' },
  {
    ...entryOf(scheduled(ALL_TYPES, { access: 'names' }, ['Asha Verma'])),
    name: 'entry by a listed name',
    isAlike: true,
    shows: "As it stands on your host's list.",
  },
  {
    ...entryOf(scheduled(ALL_TYPES, { access: 'codes' })),
    name: 'entry by a code, refused',
    replies: [...scheduled(ALL_TYPES, { access: 'codes' }).replies(), refusal(attendQTest, 'qtest/wrong-code')],
    play: async (hand) => {
      await fill(hand)
      await hand.type('CODE', 'ABCD-2346')
      await hand.type('Roll number', '7')
      await hand.press('PROCEED')
    },
    shows: 'This code is not right.',
  },
  {
    ...playOf(begun()),
    name: 'removed by the host',
    replies: [refusal(attendQTest, 'attempt/removed')],
    shows: 'You are out of this QTest',
  },
  {
    ...playOf(begun()),
    name: 'place given on',
    replies: [refusal(attendQTest, 'attempt/place-lost')],
    shows: 'It does not go on here',
  },
  {
    ...playOf(begun()),
    name: 'closed meanwhile',
    isAlike: true,
    replies: [refusal(attendQTest, 'qtest/closed')],
    shows: 'It does not go on here',
  },
  {
    ...playOf(begun(1)),
    name: 'reporting a question',
    play: async ({ sees, press }) => {
      await sees('How many hearts')
      await press('Report this question')
    },
    shows: 'What is wrong with it?',
  },
  {
    ...playOf(begun()),
    name: 'coming, without a line',
    replies: [failure(attendQTest)],
    play: async ({ sees }) => void (await sees('An error occurred while fetching the next question')),
    shows: 'Opening your QTest',
  },
  ...statesOf('survey'),
  {
    ...playOf(begun()),
    name: 'exit dialog',
    play: async ({ sees, press }) => {
      await sees('Warm-up')
      await press('Exit')
    },
    shows: 'EXIT QUIZ',
  },
  {
    ...playOf(begun(1)),
    name: 'text and reading over a question',
    play: async ({ sees, press }) => {
      await sees('How many hearts')
      await press('Text and reading')
    },
    shows: 'Text size',
  },
  { ...entryOf(begun()), name: 'entry of somebody who has begun', shows: 'Continue as Asha' },
  { ...playOf(begun(1)), name: 'waiting to send', play: answerOffline, shows: 'You seem to be offline' },
  {
    ...playOf(begun(1)),
    name: 'sent, right',
    play: async (hand) => {
      await answerOffline(hand)
      hand.mendNetwork()
    },
    shows: 'Right!',
  },
  ...KINDS.slice(2).flatMap(statesOf),
  { ...playOf(through()), name: 'results', shows: 'Thank you, Asha' },
  {
    ...playOf(through()),
    name: 'results, a question opened',
    play: ({ press }) => press('Question 3: Not quite'),
    shows: 'Shampoo',
  },
  { ...playOf(begun(1).closeIn(4)), name: 'closing soon', shows: /closes in 4 minutes/u },
  { ...playOf(begun(2).closeIn(-1)), name: 'results, cut off', shows: /closed before 4 questions were asked/u },
  { ...playOf(through()), name: 'retake dialog', play: async ({ press }) => press('RETAKE'), shows: /retake/iu },
  { ...entryOf(through()), name: 'entry of somebody who is through', shows: 'See the result of Asha' },
  {
    ...playOf(scheduled(ONE_QUESTION, { showAnswer: false, showResult: false, additionalFields: [] }).attend({})),
    name: 'thanks alone',
    play: ({ press }) => press(/Tom$/u, 'radio'),
    shows: 'Your answers are in. Their host has them now.',
  },
]

/** A QTest from its link to a retake: too early, too late, lost lines, a question of every type, the results. */
export const qtestTaking: GalleryGroup = { name: 'qtest', of: 'stage', states }
