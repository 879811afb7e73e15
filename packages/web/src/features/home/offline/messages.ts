import { createTranslator } from '../../../messages/stage.ts'

export const t = createTranslator('offlinePage', {
  pill: 'Offline',
  title: 'No connection right now',
  sentence: 'This page is kept on your device. Rooms and quizzes are on the server, so they have to wait.',
  kept: 'What is kept',
  seat: 'Your seat in {{code}} is kept',
  seatStays: 'You go on as {{name}}, with all that you answered.',
  room: 'Your room is {{code}}',
  place: 'You go on as {{name}}, as long as there is a place.',
  hostSoon: 'Come back soon: without its host it ends.',
  answer: 'Your answer waits here',
  answerLasts: 'Sent with the connection, if its time lasts.',
  attempt: 'What you sent is stored',
  attemptGoesOn: 'A QTest goes on after its last answer.',
  drafts: 'Drafts are safe',
  draftsStay: 'What you typed stays on this device.',
  triesIn: 'Tries again by itself in {{seconds}} s',
  tries: 'Trying now …',
  tryNow: 'Try now',
})
