import { getLibraryOverview, getQuiz } from '@quokka/contract/http'
import type { Question } from '@quokka/core/questions'
import { draft, overviewOf } from '../../src/features/library/testing/tiles.ts'
import { quizRead } from '../../src/features/preview/testing/quiz-read.ts'
import { SCRIPTS, SIXTEEN, SIXTY } from '../fixtures/papers.ts'
import { details } from '../fixtures/people.ts'
import type { Hand } from '../hand.ts'
import { failure, pending, reply } from '../replies.ts'
import type { GalleryGroup, GalleryState } from '../state.ts'

const QUIZ = 'Space for the Curious'
const author = { account: 'REGULAR', session: details('Maya Rivera', { sessionId: 'user-1' }) } as const
const paper = { ...author, at: '/print/quiz-1' }
const printed = (name: string, questions: readonly Question[]): GalleryState => ({
  ...paper,
  name: `paper of ${name}`,
  replies: [reply(getQuiz, { ...quizRead(questions), quizName: QUIZ, statusCode: 'PUB', classes: [5] })],
  shows: QUIZ,
})

const tile = draft(QUIZ, { quizId: 'quiz-1', questionCount: SIXTEEN.length })
const menu = {
  ...author,
  at: '/library',
  replies: [
    reply(getLibraryOverview, overviewOf([tile], [])),
    reply(getQuiz, { ...quizRead(SIXTEEN), quizName: QUIZ }),
  ],
}
const openMenu = async ({ press, byRole }: Hand) => {
  await press(`Actions for ${QUIZ}`)
  await press('Export', 'menuitem')
  await byRole('dialog', undefined)
}

const states: GalleryState[] = [
  { ...menu, name: 'export menu', play: openMenu, shows: /^Download \d/u },
  {
    ...menu,
    name: 'export menu, print',
    play: async (hand) => {
      await openMenu(hand)
      await hand.press(/^Print A4/u, 'radio')
    },
    shows: 'Open the print page',
  },
  {
    ...menu,
    name: 'export menu, reading',
    replies: [...menu.replies, pending(getQuiz)],
    play: openMenu,
    shows: 'Reading what each format keeps',
  },
  {
    ...menu,
    name: 'export menu, nothing read',
    replies: [...menu.replies, failure(getQuiz)],
    play: openMenu,
    shows: 'None of the quizzes could be read.',
  },
  { ...paper, name: 'paper loading', replies: [pending(getQuiz)], shows: 'Laying out the sheet' },
  { ...paper, name: 'paper failing', replies: [failure(getQuiz)], shows: 'Try again' },
  { ...printed('no question', []), shows: 'There is nothing to print: this quiz has no question yet.' },
  printed('one question', SIXTEEN.slice(0, 1)),
  printed('sixteen questions', SIXTEEN),
  { ...printed('sixty questions', SIXTY), isAlike: true },
  printed('long texts in three scripts', SCRIPTS),
  {
    ...printed('the key of version B', SIXTEEN),
    play: async ({ press }) => {
      await press('Answer key', 'radio')
      await press('B, options mixed', 'radio')
    },
    shows: 'Version B',
  },
]

/** Where quizzes leave: the export menu, and what is printed. */
export const exporting: GalleryGroup = { name: 'exporting', of: 'studio', states }
