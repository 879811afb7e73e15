import { ownWords } from '../../messages/own-words.ts'

export const say = ownWords('editing.MCQ', {
  label: 'MCQ',
  help: 'Four options, one of them right.',
  missingOptions: 'Fill in all four options.',
})
