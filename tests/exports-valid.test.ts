import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exampleOf } from '@quokka/core/testing'
import * as fc from 'fast-check'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { XMLFileInfo } from 'xmllint-wasm'
import { validateXML } from 'xmllint-wasm'
import type { WriteFormat } from '../packages/formats/src/index.ts'
import { writeQuizzes } from '../packages/formats/src/index.ts'
import { randomQuiz, testMedia } from '../packages/formats/src/testing/random-quiz.ts'

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/** The XML documents of an export. */
const documentsOf = async (
  format: WriteFormat,
  quiz: Parameters<typeof writeQuizzes>[1][number],
): Promise<XMLFileInfo[]> => {
  const { name, bytes } = await writeQuizzes(format, [quiz], testMedia)
  if (!name.endsWith('.zip')) return [{ fileName: 'export.xml', contents: text(bytes) }]
  return Object.entries(unzipSync(bytes))
    .filter(([path]) => path.endsWith('.xml'))
    .map(([path, contents]) => ({ fileName: path.replaceAll('/', '_'), contents: text(contents) }))
}

test.each(['moodle', 'qti21', 'qti30'] as const)(
  'EX52 every document of an export to %s is XML to libxml2, whatever is asked',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(randomQuiz, async (quiz) => {
        const xml = await documentsOf(format, quiz)
        const { errors, normalized } = await validateXML({ xml, normalization: 'c14n' })
        expect([errors, normalized.length > 0]).toEqual([[], true])
      }),
      { numRuns: 5 },
    )
  },
)

test.each(['moodle', 'qti21'] as const)('EX52 signs that XML forbids do not break an export to %s', async (format) => {
  const questionTitle = 'a\u0000b\u001fc\ufffed\ud800e ]]> <&\r\n"'
  const questions = [{ ...exampleOf('TRF'), questionTitle, answerContent: questionTitle }]
  const quiz = { name: questionTitle, description: questionTitle, ageGroup: '18+', questions }
  const { errors } = await validateXML({ xml: await documentsOf(format, quiz), normalization: 'c14n' })
  expect(errors).toEqual([])
})

test('EX52 everything that a package of QTI names is in it, and nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(randomQuiz, async (quiz) => {
      const entries = unzipSync((await writeQuizzes('qti21', [quiz], testMedia)).bytes)
      const manifest = text(entries['imsmanifest.xml'] ?? new Uint8Array())
      const named = (attribute: string) =>
        Array.from(manifest.matchAll(new RegExp(` ${attribute}="([^"]+)"`, 'g')), ([, value]) => value)
      const files = new Set(named('href').map((href) => decodeURIComponent(href ?? '')))
      expect([...files, 'imsmanifest.xml'].sort()).toEqual(Object.keys(entries).sort())
      const ids = named('identifier')
      expect(new Set(ids).size).toBe(ids.length)
      expect(named('identifierref').filter((id) => !ids.includes(id))).toEqual([])
    }),
    { numRuns: 20 },
  )
})

/** The published schemas may not be passed on; `QTI_SCHEMAS` names a folder with copies, those that they import among them. */
const SCHEMAS = process.env.QTI_SCHEMAS ?? ''
const MAIN_SCHEMAS = [
  ['qti21', /^imsqti_v2p1.*\.xsd$/],
  ['qti30', /^imsqti_asiv3p0.*\.xsd$/],
] as const

test.for(MAIN_SCHEMAS)(
  'EX52 items and tests of %s are valid by the published schema',
  async ([format, name], { skip }) => {
    const files = existsSync(SCHEMAS) ? readdirSync(SCHEMAS) : []
    const main = files.find((file) => name.test(file))
    if (main === undefined) {
      console.log(`skipped: the schema of ${format} is not here, QTI_SCHEMAS names no folder with it`)
      return skip()
    }
    const preload = files.map((fileName) => ({ fileName, contents: readFileSync(join(SCHEMAS, fileName), 'utf8') }))
    const schema = preload.find(({ fileName }) => fileName === main) ?? ''
    for (const quiz of fc.sample(randomQuiz, 10)) {
      const xml = (await documentsOf(format, quiz)).filter(({ fileName }) => fileName !== 'imsmanifest.xml')
      const { errors } = await validateXML({ xml, schema, preload })
      expect(errors).toEqual([])
    }
  },
)
