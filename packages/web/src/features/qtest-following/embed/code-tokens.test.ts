import { expect, test } from 'vitest'
import { codeTokens } from './code-tokens.ts'
import { EMBED_KINDS } from './embed-kinds.ts'
import { snippetOf } from './snippet.ts'

test.each(EMBED_KINDS)('QE3 the parts of %s in their order are the code', (kind) => {
  const code = snippetOf(kind, { qtestId: 'id', qtestName: 'A "b" <c>', link: 'https://quokka.example/qtest/id' })
  expect(
    codeTokens(code)
      .map(({ text }) => text)
      .join(''),
  ).toBe(code)
})

test('QE3 names of tags and values of attributes are told from the rest', () => {
  expect(codeTokens('<a href="x">y</a>').map(({ is, text }) => `${is} ${text}`)).toEqual([
    'text <',
    'tag a',
    'text  href=',
    'value "x"',
    'text >y</',
    'tag a',
    'text >',
  ])
})
