import { createTranslator } from '../../messages/studio.ts'

export const t = createTranslator('editing.DND', {
  label: 'ARRANGE IN ORDER',
  shortLabel: 'Order',
  help: 'Two to four items to put in order.',
  missingItems: 'Fill in at least two items.',
  item: 'Item {{number}}',
  up: 'Move item {{number}} up',
  down: 'Move item {{number}} down',
  optional: 'May stay empty',
  items: 'Items in the right order',
  shuffled: 'Write the right order. Players get it mixed up.',
  repeated: 'The same item stands above.',
  repeatedItems: 'Every item must be different.',
})
