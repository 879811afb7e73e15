import type { Change, LeftOut, Need, Refusal } from '@quokka/formats'
import { createTranslator } from '../../messages/studio.ts'

const t = createTranslator('importing.remarks', {
  optionLeftOut: 'Option left out: {{text}}',
  optionAdded: 'Fourth option added: {{text}}',
  severalRight: 'Several were right, “{{texts}}”: together they are one option now.',
  spellingLeftOut: 'Spelling left out, it is too long or one too many: {{text}}',
  pairLeftOut: 'Pair left out: {{prompt}} – {{answer}}',
  itemLeftOut: 'Left out, an order has at most four: {{text}}',
  noteShortened: 'Text shortened; left out: {{text}}',
  formattingRemoved: 'Formatting taken out: {{before}} is now {{after}}',
  formulaKeptAsText: 'Formula kept as text: {{text}}',
  timeRounded: 'Time {{fromS}} s became {{toS}} s',
  explanationShortened: 'Explanation shortened; left out: {{rest}}',
  pictureElsewhere: 'Picture on another site left out: {{address}}',
  pictureMissing: 'Picture not found in the file: {{name}}',
  mediumLeftOut: 'One picture or sound too many left out: {{name}}',
  partOfSeveral: 'Part {{part}} of {{of}}: each is a question of its own now.',
  settingLeftOut: 'There is nothing like it here: {{what}}',
  noRightAnswer: 'No right answer is marked. Choose it here.',
  everyAnswerRight: 'Every answer is marked as right. Choose one.',
  tooFewOptions_one: 'It has {{count}} answer only. Write the others.',
  tooFewOptions_other: 'It has {{count}} answers only. Write the others.',
  equalOptions: 'Two answers are the same: “{{text}}”.',
  optionTooLong: 'This answer is too long: “{{text}}”',
  noAnswer: 'The answer is missing. Write it here.',
  answerTooLong: 'This answer is too long to be typed: “{{text}}”',
  tooFewPairs_one: 'It has {{count}} pair only. Write the others.',
  tooFewPairs_other: 'It has {{count}} pairs only. Write the others.',
  tooFewItems_one: 'An order of {{count}} item needs another one.',
  tooFewItems_other: 'An order of {{count}} items needs two at least.',
  itemTooLong: 'This is too long: “{{text}}”',
  titleMissing: 'The question has no text. Write it here.',
  titleTooLong: 'The question is too long. Shorten it here.',
  rightAnswerSaid: 'The file said “{{said}}”; there are {{count}} answers.',
  rightAnswerSaidIn: 'The file said “{{said}}” in the column {{column}}; there are {{count}} answers.',
  kindUnknown: 'Questions of the type {{kind}} cannot be answered here.',
  severalTogether: 'These {{count}} questions make sense together only.',
  fileUnread: 'Nothing of this file inside is read: {{name}}',
  fileMissing: 'It stands in a file that is not in the package: {{name}}',
  noQuestions: 'It holds no questions yet.',
  unreadable: 'This could not be read.',
  unreadableLine: 'Line {{line}} could not be read.',
  formatUnknown: 'No questions were recognised in it.',
  convertFirst: 'A file of the kind {{kind}} is not read. Save it as {{into}} first.',
  encrypted: 'It has a password. Save it without one first.',
  unsafe: 'It holds a file that would be written elsewhere: {{entry}}',
  bomb: 'A file inside is far larger than it seems: {{entry}}',
  xmlBroken: '{{file}} is not whole: see line {{line}}.',
  versionUnknown: 'It was written by a later version of this product.',
  ownFileChanged: 'It was changed by another program: {{where}}',
  damaged: 'It is damaged or not whole.',
  tooLarge: {
    bytes: 'It is larger than {{most}} MB.',
    rows: 'It has more than {{most}} rows.',
    questions: 'It has more than {{most}} questions.',
    files: 'It holds more than {{most}} files.',
    depth: 'It is nested too deeply.',
    elements: 'It has too many parts.',
  },
})

type Words<Remark extends { code: string }> = {
  [Code in Remark['code']]: (remark: Extract<Remark, { code: Code }>) => string
}

const CHANGES: Words<Change> = {
  optionLeftOut: ({ text }) => t('optionLeftOut', { text }),
  optionAdded: ({ text }) => t('optionAdded', { text }),
  severalRight: ({ texts }) => t('severalRight', { texts: texts.join('”, “') }),
  spellingLeftOut: ({ text }) => t('spellingLeftOut', { text }),
  pairLeftOut: ({ prompt, answer }) => t('pairLeftOut', { prompt, answer }),
  itemLeftOut: ({ text }) => t('itemLeftOut', { text }),
  noteShortened: ({ text }) => t('noteShortened', { text }),
  formattingRemoved: ({ before, after }) => t('formattingRemoved', { before, after }),
  formulaKeptAsText: ({ text }) => t('formulaKeptAsText', { text }),
  timeRounded: ({ fromS, toS }) => t('timeRounded', { fromS, toS }),
  explanationShortened: ({ rest }) => t('explanationShortened', { rest }),
  pictureElsewhere: ({ address }) => t('pictureElsewhere', { address }),
  pictureMissing: ({ name }) => t('pictureMissing', { name }),
  mediumLeftOut: ({ name }) => t('mediumLeftOut', { name }),
  partOfSeveral: ({ part, of }) => t('partOfSeveral', { part, of }),
  settingLeftOut: ({ what }) => t('settingLeftOut', { what }),
}

const NEEDS: Words<Need> = {
  noRightAnswer: () => t('noRightAnswer'),
  everyAnswerRight: () => t('everyAnswerRight'),
  tooFewOptions: ({ count }) => t('tooFewOptions', { count }),
  equalOptions: ({ text }) => t('equalOptions', { text }),
  optionTooLong: ({ text }) => t('optionTooLong', { text }),
  noAnswer: () => t('noAnswer'),
  answerTooLong: ({ text }) => t('answerTooLong', { text }),
  tooFewPairs: ({ count }) => t('tooFewPairs', { count }),
  tooFewItems: ({ count }) => t('tooFewItems', { count }),
  itemTooLong: ({ text }) => t('itemTooLong', { text }),
  titleMissing: () => t('titleMissing'),
  titleTooLong: () => t('titleTooLong'),
  rightAnswerUnknown: () => t('noRightAnswer'),
}

const LEFT_OUT: Words<LeftOut> = {
  kindUnknown: ({ kind }) => t('kindUnknown', { kind }),
  severalTogether: ({ count }) => t('severalTogether', { count }),
  fileUnread: ({ name }) => t('fileUnread', { name }),
  fileMissing: ({ name }) => t('fileMissing', { name }),
  unreadable: ({ line }) => (line === undefined ? t('unreadable') : t('unreadableLine', { line })),
}

const BYTES_A_MEGABYTE = 1_024 * 1_024

/** What is made of a file of another program before it can be read. */
const READ_INSTEAD = {
  xls: 'xlsx',
  xlsb: 'xlsx',
  ods: 'xlsx',
  numbers: 'xlsx',
  doc: 'txt',
  docx: 'txt',
  odt: 'txt',
  pdf: 'txt',
} as const

const REFUSALS: Words<Refusal> = {
  formatUnknown: () => t('formatUnknown'),
  noQuestions: () => t('noQuestions'),
  convertFirst: ({ kind }) => t('convertFirst', { kind, into: READ_INSTEAD[kind] }),
  encrypted: () => t('encrypted'),
  damaged: () => t('damaged'),
  unsafe: ({ entry }) => t('unsafe', { entry }),
  bomb: ({ entry }) => t('bomb', { entry }),
  xmlBroken: ({ file, line }) => t('xmlBroken', { file, line }),
  versionUnknown: () => t('versionUnknown'),
  ownFileChanged: ({ where }) => t('ownFileChanged', { where }),
  tooLarge: ({ what, most }) =>
    t(`tooLarge.${what}`, { most: what === 'bytes' ? Math.round(most / BYTES_A_MEGABYTE) : most }),
}

/** The sentence of a remark. The cast is sound: both come from the same code, which the compiler cannot follow. */
const sentenceIn =
  <Remark extends { code: string }>(words: Words<Remark>) =>
  (remark: Remark): string =>
    (words[remark.code as Remark['code']] as (remark: Remark) => string)(remark)

export const changeWords = sentenceIn(CHANGES)
export const needWords = sentenceIn(NEEDS)
export const leftOutWords = sentenceIn(LEFT_OUT)
export const refusalWords = sentenceIn(REFUSALS)

/** What the file says where it says something that cannot be used; quoted. */
export const saidWords = (need: Need): string | undefined => {
  if (need.code !== 'rightAnswerUnknown' || need.said.trim() === '') return undefined
  const { said, count, column } = need
  return column === undefined ? t('rightAnswerSaid', { said, count }) : t('rightAnswerSaidIn', { said, count, column })
}
