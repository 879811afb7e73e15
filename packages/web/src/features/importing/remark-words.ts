import type { Change, LeftOut, Need, Refusal } from '@quokka/formats'
import { listText } from '../../lib/text/list-text.ts'
import { t } from './remark-messages.ts'

type Words<Remark extends { code: string }> = {
  [Code in Remark['code']]: (remark: Extract<Remark, { code: Code }>) => string
}

const CHANGES: Words<Change> = {
  optionLeftOut: ({ text }) => t('optionLeftOut', { text }),
  optionAdded: ({ text }) => t('optionAdded', { text }),
  severalRight: ({ texts }) => t('severalRight', { texts: listText(texts.map((text) => t('quoted', { text }))) }),
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
