import type { MappingReason, Role, Why } from '@quokka/formats'
import { t } from './mapping-messages.ts'

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
  like: ({ column, emptyRows }) =>
    emptyRows > 0 ? t('why.likeEmpty', { count: emptyRows }) : t('why.like', { column }),
  numbers: ({ from, to, fitting, rows }) => t('why.numbers', { from, to, fitting, count: rows }),
  letters: ({ from, to, fitting, rows }) => t('why.numbers', { from, to, fitting, count: rows }),
  textOfAnswer: ({ fitting, rows }) => t('why.textOfAnswer', { fitting, rows }),
  seconds: ({ from, to }) => t('why.seconds', { from, to }),
  repeatedWords: ({ count }) => t('why.repeatedWords', { count }),
  empty: () => t('why.empty'),
  nothingKnown: () => t('why.nothingKnown'),
  chosen: () => t('why.chosen'),
}

const saidWords = (said: readonly string[]): string =>
  said
    .map((text) => (text === '' ? t('reasons.nothing') : t('reasons.quoted', { text })))
    .reduce((before, text) => t('reasons.either', { before, said: text }))

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
