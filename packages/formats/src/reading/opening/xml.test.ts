import { expect, test } from 'vitest'
import { grow, textOf } from '../../text/markup.ts'
import { rootName, xmlRoot } from './xml.ts'

const rootOf = (text: string) => xmlRoot(text, 'a.xml')

test.each([
  ['<a/>', 'a'],
  ['\n<?xml version="1.0"?>\n<!-- <b> -->\n<x:a x="1"/>', 'a'],
  ['<!DOCTYPE a [<!ENTITY b "c"> ]><a>', 'a'],
  ["<!DOCTYPE a SYSTEM 'a.dtd'><a>", 'a'],
  ['no <a/>', undefined],
  ['', undefined],
])('EX42 the first element tells what a document is: %s', (text, name) => {
  expect(rootName(text)).toBe(name)
})

test('EX42 only names of XML and HTML stand for a sign, whatever the document defines', () => {
  const root = rootOf(
    '<!DOCTYPE a [<!ENTITY x "y"><!ENTITY f SYSTEM \'file:///etc/passwd\'>]><a b="&lt;&eacute;">&x;&f;&amp;amp;&nbsp;<![CDATA[&lt;]]></a>',
  )
  if ('refusal' in root) throw new Error('refused')
  expect([textOf(root), root.attributes.get('b')]).toEqual(['&x;&f;&amp;\u00a0&lt;', '<é'])
})

test.each([
  ['<a><b></a>', { code: 'xmlBroken', file: 'a.xml', line: 1 }],
  ['<a>\n<b>\n<c/>\n', { code: 'xmlBroken', line: 2 }],
  ['<!-- nothing -->', { code: 'xmlBroken' }],
  [`${'<a>'.repeat(1_000)}`, { code: 'tooLarge', what: 'depth' }],
])('EX42 a document is refused as a whole: %.20s', (text, refusal) => {
  expect(rootOf(text)).toMatchObject({ refusal })
})

test('EX42 a tree ends where it would become too large', () => {
  expect(grow('<a><b/><b/><b/><b/></a>', 'xml', { depth: 9, count: 3 })).toMatchObject({ count: 4 })
  expect(grow('<a><b><c><d><e/></d></c></b></a>', 'xml', { depth: 2, count: 9 })).toMatchObject({ depth: 3 })
})
