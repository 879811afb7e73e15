import { cntMessages } from './cnt/messages.ts'
import { dndMessages } from './dnd/messages.ts'
import { fibMessages } from './fib/messages.ts'
import { mcqMessages } from './mcq/messages.ts'
import { mtfMessages } from './mtf/messages.ts'
import { nqsMessages } from './nqs/messages.ts'
import { playMessages } from './play/messages.ts'
import { trfMessages } from './trf/messages.ts'

/** Words of the question types, and those that several of them share. */
export const questionMessages = {
  types: {
    MCQ: mcqMessages,
    TRF: trfMessages,
    MTF: mtfMessages,
    DND: dndMessages,
    FIB: fibMessages,
    CNT: cntMessages,
    NQS: nqsMessages,
  },
  play: playMessages,
  submit: 'Submit',
  lockedIn: 'Locked in',
  waitingToSend: 'Waiting to send',
  rightAnswer: 'Right answer',
  youChose: 'You chose',
  youWrote: 'You wrote',
  placesRight_one: '{{count}} of {{of}} in the right place',
  placesRight_other: '{{count}} of {{of}} in the right place',
  isRight: 'right',
  yours: 'You had {{item}} here',
  showPicture: 'Show the whole picture',
  closePicture: 'Close the picture',
  picture: 'Picture of the question',
  pictureBroken: 'This picture cannot be shown',
  unsupportedFile: 'Unsupported File',
  sound: 'Sound of the question',
  film: 'Film of the question',
  letters: {
    oneGiven: 'One letter is given.',
    words_one: '{{count}} word',
    words_other: '{{count}} words',
    letters_one: '{{count}} letter',
    letters_other: '{{count}} letters',
    answer: 'Your answer',
    word_one: 'word of {{count}} letter',
    word_other: 'word of {{count}} letters',
    firstGiven: 'first letter {{letter}} given',
    given: 'letter {{place}} given: {{letter}}',
    soFar: 'So far: {{text}}',
  },
} as const
