import type { MappingReason, Role, Why } from '@quokka/formats'
import { createTranslator } from '../../../messages/studio.ts'

export const t = createTranslator('importing.mapping', {
  title: 'What is in which column?',
  rows_one: '{{count}} row',
  rows_other: '{{count}} rows',
  header: 'Row {{row}} is the header',
  firstRows: 'The first rows',
  column: 'Column {{name}}',
  empty: 'empty',
  moreRows_one: '{{count}} more row',
  moreRows_other: '{{count}} more rows',
  inPlay: 'Row {{row}} in play',
  facts: '{{seconds}} s · {{points}} points',
  tag: 'Tag: {{tag}}',
  noQuestion: 'This row makes no question.',
  inPlayHelp: 'Right answers stand in green above. Wrong ones? Change a column, all rows follow.',
  before: 'The row before',
  after: 'The next row',
  whyGuess: 'Why this guess',
  chooseColumns: 'Choose in each menu what its column holds.',
  remember: 'Remember this for sheets with the same header',
  make: '{{count}} of {{rows}} rows make a question',
  look_one: 'Look at {{count}} row',
  look_other: 'Look at {{count}} rows',
  back: 'Back',
  change: 'Change the columns',
  roles: {
    question: 'Question',
    answerA: 'Answer A',
    answerB: 'Answer B',
    answerC: 'Answer C',
    answerD: 'Answer D',
    answerE: 'Answer E',
    answerF: 'Answer F',
    right: 'Right answer',
    time: 'Time',
    points: 'Points',
    explanation: 'Explanation',
    tag: 'Tag',
    type: 'Type',
    skip: 'Skip',
  },
  why: {
    named: 'Its name says so',
    countsRows: 'Counts the rows',
    longestTexts: 'Longest texts, {{questionMarks}} of {{rows}} end in “?”',
    standsInRight: 'Its place stands in “{{column}}”',
    like: 'Like {{column}}',
    likeEmpty: 'Empty in {{emptyRows}} rows',
    numbers: '{{from}} to {{to}} in {{fitting}} of {{rows}} rows',
    textOfAnswer: 'An answer of its row in {{fitting}} of {{rows}}',
    seconds: '{{from}} to {{to}}, so seconds',
    repeatedWords: '{{count}} words, repeated',
    empty: 'Empty',
    nothingKnown: 'Not used',
    chosen: 'Chosen by you',
  },
  reasons: {
    countsFromOne: '“{{column}}” counts from 1, since {{most}} appears and 0 never does.',
    countsFromZero: '“{{column}}” counts from 0, since 0 appears.',
    twoAnswersAreTruths: 'Rows with two answers, True and False, become true or false questions.',
    becomesTags: '“{{column}}” becomes tags.',
    rightByMarks_one: '{{count}} row marks its right answer by a sign or in bold.',
    rightByMarks_other: '{{count}} rows mark their right answers by a sign or in bold.',
    rightUnknown_one: '{{count}} row has {{said}} as the right answer. It will wait for you in the report.',
    rightUnknown_other: '{{count}} rows have {{said}} as the right answer. They will wait for you in the report.',
    nothing: 'nothing',
    or: ' or ',
  },
})

export const ROLES = [
  'question',
  'answerA',
  'answerB',
  'answerC',
  'answerD',
  'answerE',
  'answerF',
  'right',
  'time',
  'points',
  'explanation',
  'tag',
  'type',
  'skip',
] as const satisfies readonly Role[]

type Words<Remark extends { code: string }> = {
  [Code in Remark['code']]: (remark: Extract<Remark, { code: Code }>) => string
}

const WHYS: Words<Why> = {
  named: () => t('why.named'),
  countsRows: () => t('why.countsRows'),
  longestTexts: ({ questionMarks, rows }) => t('why.longestTexts', { questionMarks, rows }),
  standsInRight: ({ column }) => t('why.standsInRight', { column }),
  like: ({ column, emptyRows }) => (emptyRows > 0 ? t('why.likeEmpty', { emptyRows }) : t('why.like', { column })),
  numbers: ({ from, to, fitting, rows }) => t('why.numbers', { from, to, fitting, rows }),
  letters: ({ from, to, fitting, rows }) => t('why.numbers', { from, to, fitting, rows }),
  textOfAnswer: ({ fitting, rows }) => t('why.textOfAnswer', { fitting, rows }),
  seconds: ({ from, to }) => t('why.seconds', { from, to }),
  repeatedWords: ({ count }) => t('why.repeatedWords', { count }),
  empty: () => t('why.empty'),
  nothingKnown: () => t('why.nothingKnown'),
  chosen: () => t('why.chosen'),
}

const saidWords = (said: readonly string[]): string =>
  said.map((text) => (text === '' ? t('reasons.nothing') : `“${text}”`)).join(t('reasons.or'))

const REASONS: Words<MappingReason> = {
  countsFrom: ({ column, first, most }) =>
    first === 1 ? t('reasons.countsFromOne', { column, most }) : t('reasons.countsFromZero', { column }),
  twoAnswersAreTruths: () => t('reasons.twoAnswersAreTruths'),
  becomesTags: ({ column }) => t('reasons.becomesTags', { column }),
  rightByMarks: ({ rows }) => t('reasons.rightByMarks', { count: rows }),
  rightUnknown: ({ rows, said }) => t('reasons.rightUnknown', { count: rows, said: saidWords(said) }),
}

/** Why a column is what it is. The casts are sound: the words of a code take what has this code. */
export const whyWords = (why: Why): string => (WHYS[why.code] as (why: Why) => string)(why)
export const reasonWords = (reason: MappingReason): string =>
  (REASONS[reason.code] as (reason: MappingReason) => string)(reason)
