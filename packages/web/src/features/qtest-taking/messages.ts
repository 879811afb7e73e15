import { createTranslator } from '../../messages/stage.ts'

/** A QTest for whoever takes it: the way in, the questions, the results. */
export const t = createTranslator('qtest', {
  // entry
  looking: 'Looking for the QTest',
  unknownTitle: 'There is no such QTest',
  unknown: 'The link may be misspelt, or its host has deleted the QTest.',
  failedTitle: 'The QTest could not be opened',
  active: 'Active',
  questions_one: '{{count}} question',
  questions_other: '{{count}} questions',
  until: 'Until {{date}}',
  name: 'NAME',
  email: 'EMAIL',
  emailUnkept: 'We check its form and keep nothing of it.',
  details: 'Your details',
  proceed: 'PROCEED',
  incomplete: 'Kindly enter all fields and provide a valid email',
  continueAs: 'Continue as {{name}}',
  answeredSoFar: '{{answered}} of {{total}} answered',
  resultOf: 'See the result of {{name}}',
  somebodyElse: 'Somebody else?',
  begunHere: 'Begun already',

  // outside the window
  expired: 'Expired',
  expiredTitle: 'QTest Expired',
  expiredText: 'Qtest has expired. Kindly contact the host to play this QTest.',
  closed: 'Closed {{moment}}',
  yetToStart: 'Yet to start',
  yetToStartTitle: 'QTest is Yet To Start',
  yetToStartText: 'Kindly visit after sometime.',
  opens: 'Opens {{moment}}',
  opensIn: 'Opens by itself in {{time}}',
  backToHome: 'Back to home',

  // questions
  coming: 'Opening your QTest',
  numberOfTotal: '{{number}} / {{total}}',
  points_one: '{{count}} point',
  points_other: '{{count}} points',
  leaveHelp: 'Your answers stay, and you can come back. The clock of an open question runs on.',
  attendFailed: 'An error occurred while fetching the next question',
  submitFailed: 'An error occurred while submitting the answer',
  overTitle: 'It does not go on here',
  toTheStart: 'To the start page',

  // results
  thankYou: 'Thank you, {{name}}',
  thankYouNameless: 'Thank you',
  answersAreIn: 'Your answers are in. Their host has them now.',
  rightOf: 'of {{total}} right',
  totalScore: 'Total score',
  rank: 'Rank',
  soFar: 'of {{finished}} so far',
  marks: 'Your answers',
  copyLink: 'Copy the link of this QTest',
  retake: 'RETAKE',
  retakeTitle: 'Take it again?',
  retakeHelp: 'A retake clears these records first.',
  cleared: '{{text}} You will be redirected in 3 seconds',
  notCleared: '{{text}}. Failed to delete player records!',

  // read out by screen readers
  sayQuestion: 'Question {{number}} of {{total}}.',
  saySlide: 'Info slide, {{number}} of {{total}}.',
  sayTimeLeft: '{{count}} seconds left',
  sayResult: '{{result}} {{points}} points.',
})
