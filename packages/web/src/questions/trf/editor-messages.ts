import { ownWords } from '../../messages/own-words.ts'

export const say = ownWords('editing.TRF', {
  label: 'TRUE OR FALSE',
  help: 'A statement, true or false.',
  placeholder: 'Write the statement',
  missingTitle: 'Write the statement.',
})
