import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hasTitle, structureOf } from './terms-structure.tsx'

const drawn = (html: string) => render(<div>{structureOf(html)}</div>).container.firstElementChild?.innerHTML

test('AS16 headings, paragraphs, lists, emphasis and safe links are kept', () => {
  const html =
    '<h1>Terms</h1><h2>A</h2><p>One <strong>two</strong> <em>three</em></p><ul><li>x</li></ul><ol><li>y</li></ol><a href="/pricing">p</a><a href="https://a.example">s</a>'
  expect(drawn(html)).toBe(html)
  expect(hasTitle(html)).toBe(true)
  expect(hasTitle('<p>Terms</p>')).toBe(false)
})

test.each([
  ['<p onclick="x()" style="color:red" class="c">text</p>', '<p>text</p>'],
  ['<script>x()</script><p>text</p>', '<p>text</p>'],
  ['<img src=x onerror=x()><svg onload=x()><p>in</p></svg>after', '<p>in</p>after'],
  ['<a href="javascript:x()">link</a>', 'link'],
  ['<a href="JAVASCRIPT:x()">link</a>', 'link'],
  ['<a href="//evil.example">link</a>', 'link'],
  ['<a href="http://evil.example">link</a>', 'link'],
  ['<iframe src="https://evil.example"></iframe><div><p>deep</p></div>', '<p>deep</p>'],
  ['<style>p{}</style><form action="/x"><p>form</p></form>', '<p>form</p>'],
])('AS16 of %s only the structure is shown', (html, shown) => {
  expect(drawn(html)).toBe(shown)
})
