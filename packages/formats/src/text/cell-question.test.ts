import { expect, test } from 'vitest'
import { withoutMarkup } from './cell-question.ts'
import { withoutUnseen } from './unseen.ts'

const asked = (text: string) =>
  withoutMarkup({ place: { file: 'a' }, title: text, answer: { form: 'truth', isTrue: true } })

test.each([
  ['CO<sub>2</sub>', 'CO₂', ['formattingRemoved']],
  ['<b>bold</b>\nnext line', 'bold\nnext line', ['formattingRemoved']],
  ['Salt &amp; pepper', 'Salt & pepper', []],
  ['<br>', '<br>', []],
  ['3 < 4 and 5 > 4', '3 < 4 and 5 > 4', []],
  ['<p>x<script>alert(1)</script></p><b>y</b>', 'x\ny', ['formattingRemoved']],
])(
  'EX13 markup in a cell becomes plain text and is told, and what only looks like it stays: %j',
  (text, title, codes) => {
    const read = asked(text)
    expect([read.title, (read.changes ?? []).map(({ code }) => code)]).toEqual([title, codes])
  },
)

test('EX13 signs that nobody sees are taken out, and joiners of scripts and emoji stay', () => {
  expect(withoutUnseen('\u200eAda\u200b Love\u00adlace\u00a0\u202e!\u0007')).toBe('Ada Lovelace !')
  expect(withoutUnseen('क्\u200dष 👩\u200d🏫')).toBe('क्\u200dष 👩\u200d🏫')
})
