import { questionRead } from '@quokka/contract/http'
import { QUESTION_TYPES } from '@quokka/core/questions'
import { exampleOf } from '@quokka/core/testing'
import { expect, test } from 'vitest'
import { draftOf, emptyDraft } from '../../questions/editing/draft/slide-draft.ts'
import { withTexts, writtenTexts } from '../../questions/editing/draft/written-texts.ts'
import type { Search } from './find-replace.ts'
import { hitsOn, replacedOn } from './find-replace.ts'

const search = (words: string, replacement = '', changes: Partial<Search> = {}): Search => ({
  words,
  replacement,
  isCaseKept: false,
  areWholeWords: false,
  ...changes,
})

const mcq = (questionTitle: string, options: string[]) => ({
  ...emptyDraft('MCQ'),
  questionTitle,
  fields: { options, correct: 0 },
})
const titled = (questionTitle: string) => ({ ...emptyDraft('NQS'), questionTitle })
const found = (text: string, ...given: Parameters<typeof search>) =>
  hitsOn(titled(text), search(...given)).map((hit) => hit.found)

test.each(QUESTION_TYPES)('ED42 each text of a %s is found and replaced in its place', (questionType) => {
  const draft = draftOf(questionRead('quiz-1', { question: exampleOf(questionType), revision: 1 }, 0))
  const texts = writtenTexts(draft).map((_, index) => `cat ${index}`)
  const written = withTexts(draft, texts)
  expect(writtenTexts(written).map(({ text }) => text)).toEqual(texts)
  expect(hitsOn(written, search('cat'))).toHaveLength(texts.length)
  const { draft: after, count } = replacedOn(written, search('cat', 'dog'))
  expect(count).toBe(texts.length)
  expect(writtenTexts(after).map(({ text }) => text)).toEqual(texts.map((text) => text.replace('cat', 'dog')))
})

test('ED42 words are found with and without their capital letters, as whole words in every script, and signs as they are', () => {
  expect(found('Cat, cat, CATS', 'cat')).toEqual(['Cat', 'cat', 'CAT'])
  expect(found('Cat, cat, CATS', 'cat', '', { isCaseKept: true })).toEqual(['cat'])
  expect(found('Cat, cat, CATS, cat_cat', 'cat', '', { areWholeWords: true })).toEqual(['Cat', 'cat', 'cat', 'cat'])
  expect(found('कमल कमला', 'कमल', '', { areWholeWords: true })).toEqual(['कमल'])
  expect(found('a+b (a+b) aab', 'a+b')).toEqual(['a+b', 'a+b'])
  expect(found('What?', ' ')).toEqual([])
})

test('ED42 one hit is replaced alone, by what was typed and nothing else', () => {
  const draft = titled('cat cat cat')
  expect(replacedOn(draft, search('cat', '$& dog'), { place: 0, at: 1 }).draft.questionTitle).toBe('cat $& dog cat')
})

test('ED43 a text that would be too long is left as it is, and told; others on the slide are replaced', () => {
  const long = `${'a'.repeat(56)} cat`
  const { draft, count, left } = replacedOn(mcq('A cat?', [long, 'cat', 'x', 'y']), search('cat', 'tiger'))
  expect(writtenTexts(draft).map(({ text }) => text)).toEqual(['A tiger?', '', long, 'tiger', 'x', 'y', '', ''])
  expect([count, left]).toEqual([2, [{ name: 'Option A', why: { is: 'tooLong', most: 60 } }]])
})

test('ED43 options that would be equal, and a title that would be empty, are left as they are', () => {
  const { draft, left } = replacedOn(mcq('cat', ['cat', 'tiger', 'x', 'y']), search('cat', 'tiger'))
  expect(writtenTexts(draft).map(({ text }) => text)).toEqual(['tiger', '', 'cat', 'tiger', 'x', 'y', '', ''])
  expect(left).toMatchObject([{ name: 'Option A', why: { is: 'unsaved' } }])
  expect(replacedOn(titled('cat'), search('cat')).draft.questionTitle).toBe('cat')
})
