import { expect, test } from 'vitest'
import { plainLines, plainText } from './plain-text.ts'

test.each([
  ['Plain &amp; simple', 'Plain & simple'],
  ['<p>One</p>\n<p>Two<br>Three&nbsp;four</p>', 'One\nTwo\nThree four'],
  ['<div>a  \n b</div>', 'a b'],
  ['<ul><li>milk</li><li>tea</li></ul>', '• milk\n• tea'],
  ['<ol start="3"><li>three</li><li>four</li></ol>', '3. three\n4. four'],
  ['x<sup>2</sup> + H<sub>2</sub>O', 'x² + H₂O'],
  ['a&lt;b&gt; is a tag', 'a<b> is a tag'],
  ['Zero​wi\u00addth', 'Zerowidth'],
  ['<script>alert(1)</script>seen<style>p{}</style>', 'seen'],
  ['<a href="javascript:alert(1)" onclick="x()">link</a>', 'link'],
  ['2 < 3 and 5 > 4', '2 < 3 and 5 > 4'],
  ['क्‍ष <span>ok</span>', 'क्‍ष ok'],
])('EX41 HTML becomes a text: %s', (html, text) => {
  expect(plainText(html)).toEqual({ text, changes: [], media: [], addresses: [] })
})

test.each([
  ['<b>bold</b> move', 'bold move'],
  ['<span style="color:red">red</span>', 'red'],
  ['x<sup>n+y</sup>', 'x^(n+y)'],
  ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
])('EX41 a look that a text cannot have is told: %s', (html, after) => {
  expect(plainText(html)).toMatchObject({ text: after, changes: [{ code: 'formattingRemoved', before: html, after }] })
})

test.each([
  ['\\(\\frac{1}{2} \\times x^2\\)', '1/2 × x²'],
  ['$$\\sqrt{a+b} \\le \\pi$$', '√(a+b) ≤ π'],
  ['\\[x_{n+k}\\]', 'xₙ₊ₖ'],
  ['<math><mfrac><mi>a</mi><mrow><mi>b</mi><mo>+</mo><mn>1</mn></mrow></mfrac></math>', 'a/(b+1)'],
  ['<math><msup><mi>x</mi><mn>3</mn></msup></math>', 'x³'],
  ['<img class="equation_image" data-equation-content="\\frac{3}{4}" alt="LaTeX">', '3/4'],
])('EX41 a formula stays readable and is told: %s', (html, text) => {
  expect(plainText(html)).toEqual({
    text,
    changes: [{ code: 'formulaKeptAsText', text }],
    media: [],
    addresses: [],
  })
})

test.each([
  ['<img src="@@PLUGINFILE@@/a%20cat.png" alt=" A cat ">', [{ name: 'a cat.png', text: 'A cat' }], []],
  ['<img src="$IMS-CC-FILEBASE$/pictures/a.png?canvas_download=1">', [{ name: 'pictures/a.png', text: '' }], []],
  ['<img src="https://example.org/a.png">', [], ['https://example.org/a.png']],
  ['<img src="//example.org/a.png">', [], ['//example.org/a.png']],
  ['<img src="javascript:x">', [], []],
  ['<audio><source src="a.mp3"></audio>', [{ name: 'a.mp3', text: '' }], []],
  ['<object data="a.png" type="image/png">A cat</object>', [{ name: 'a.png', text: 'A cat' }], []],
  ['<a href="@@PLUGINFILE@@/b.mp3">b.mp3</a>', [{ name: 'b.mp3', text: '' }], []],
  ['<img src="data:image/png;base64,AQID">', [{ name: 'image-1.png', text: '', bytes: new Uint8Array([1, 2, 3]) }], []],
])('EX41 media are named, those of other sites by their address: %s', (html, media, addresses) => {
  expect(plainText(html)).toEqual({ text: '', changes: [], media, addresses })
})

test('EX41 a text that is no HTML keeps its lines and its signs', () => {
  expect(plainLines('a<b>\r\n\r\n  two   \\(x^2\\)').text).toBe('a<b>\ntwo x²')
})

test('EX41 elements that are ten thousand deep end nothing', () => {
  expect(plainText('<b>'.repeat(10_000)).text).toBe('')
})
