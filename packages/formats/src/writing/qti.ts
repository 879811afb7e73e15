import { isTimed } from '@quokka/core/questions'
import { exportedMedia } from './exported-media.ts'
import type { ExportedQuiz } from './exported-quiz.ts'
import { fileNameOf } from './file-name.ts'
import { packed } from './packed.ts'
import type { Dialect } from './qti-item.ts'
import { qtiItem } from './qti-item.ts'
import type { Writer } from './writer.ts'
import { element, textElement, xmlDocument } from './xml-text.ts'

const SCHEMA_INSTANCE = 'http://www.w3.org/2001/XMLSchema-instance'

/** A version of QTI: its names, and what its packages are called. */
interface Version extends Dialect {
  format: 'qti21' | 'qti30'
  /** Of the manifest. */
  package: { namespaces: Readonly<Record<string, string>>; schema: string; schemaVersion: string }
  /** The types of items and tests in the manifest. */
  types: { item: string; test: string }
}

const inDashes = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)

const VERSIONS: readonly Version[] = [
  {
    format: 'qti21',
    tag: element,
    feedback: (content) => content,
    namespaces: {
      xmlns: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
      'xmlns:xsi': SCHEMA_INSTANCE,
      'xsi:schemaLocation':
        'http://www.imsglobal.org/xsd/imsqti_v2p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd',
    },
    package: {
      namespaces: { xmlns: 'http://www.imsglobal.org/xsd/imscp_v1p1', 'xmlns:xsi': SCHEMA_INSTANCE },
      schema: 'QTIv2.1 Package',
      schemaVersion: '1.0.0',
    },
    types: { item: 'imsqti_item_xmlv2p1', test: 'imsqti_test_xmlv2p1' },
  },
  {
    format: 'qti30',
    tag: (name, attributes, ...content) =>
      element(
        `qti-${inDashes(name)}`,
        Object.fromEntries(
          // The names of namespaces stay as they are.
          Object.entries(attributes).map(([key, value]) => [key.includes(':') ? key : inDashes(key), value]),
        ),
        ...content,
      ),
    feedback: (content) => element('qti-content-body', {}, content),
    namespaces: {
      xmlns: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
      'xmlns:xsi': SCHEMA_INSTANCE,
      'xsi:schemaLocation':
        'http://www.imsglobal.org/xsd/imsqtiasi_v3p0 https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd',
    },
    package: {
      namespaces: { xmlns: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1', 'xmlns:xsi': SCHEMA_INSTANCE },
      schema: 'QTI Package',
      schemaVersion: '3.0.0',
    },
    types: { item: 'imsqti_item_xmlv3p0', test: 'imsqti_test_xmlv3p0' },
  },
]

const TEST = 'test.xml'
const MANIFEST = 'imsmanifest.xml'

interface ItemFile {
  identifier: string
  path: string
  /** Those of its media. */
  media: readonly string[]
  timeS: number | undefined
}

const testOf = (name: string, items: readonly ItemFile[], { tag, namespaces }: Version): string =>
  tag(
    'assessmentTest',
    { ...namespaces, identifier: 'test', title: name },
    tag(
      'testPart',
      { identifier: 'part', navigationMode: 'linear', submissionMode: 'individual' },
      tag(
        'assessmentSection',
        { identifier: 'section', title: name, visible: 'true' },
        ...items.map(({ identifier, path, timeS }) =>
          tag(
            'assessmentItemRef',
            { identifier, href: path },
            timeS === undefined ? '' : tag('timeLimits', { maxTime: timeS }),
          ),
        ),
      ),
    ),
  )

const manifestOf = (items: readonly ItemFile[], media: readonly string[], { package: own, types }: Version): string => {
  const resource = (identifier: string, type: string, href: string, dependencies: readonly string[]) =>
    element(
      'resource',
      { identifier, type, href },
      element('file', { href }),
      ...dependencies.map((identifierref) => element('dependency', { identifierref })),
    )
  const idOf = (path: string) => `medium${media.indexOf(path) + 1}`
  return element(
    'manifest',
    { ...own.namespaces, identifier: 'manifest' },
    element('metadata', {}, textElement('schema', own.schema), textElement('schemaversion', own.schemaVersion)),
    element('organizations', {}),
    element(
      'resources',
      {},
      resource(
        'test',
        types.test,
        TEST,
        items.map(({ identifier }) => identifier),
      ),
      ...items.map((item) => resource(item.identifier, types.item, item.path, item.media.map(idOf))),
      ...media.map((path) => resource(idOf(path), 'webcontent', path, [])),
    ),
  )
}

const written = async (quiz: ExportedQuiz, media: Parameters<Writer['write']>[1], version: Version) => {
  const { bytes, missing } = await exportedMedia([{ ...quiz, cover: '' }], media)
  const files = new Map<string, Uint8Array>()
  const addressOf = (name: string | null) =>
    name !== null && bytes.has(name) ? `media/${encodeURIComponent(name)}` : undefined
  const items = quiz.questions.map((question, place): ItemFile => {
    const identifier = `item${place + 1}`
    const path = `${identifier}.xml`
    files.set(path, xmlDocument(qtiItem(question, identifier, addressOf, version)))
    const own = [question.questionImage, question.answerImage].flatMap((name) => addressOf(name) ?? [])
    return { identifier, path, media: [...new Set(own)], timeS: isTimed(question) ? question.timerS : undefined }
  })
  const paths = Array.from(bytes.keys(), (name) => addressOf(name) ?? '')
  const entries = new Map<string, Uint8Array>([
    [MANIFEST, xmlDocument(manifestOf(items, paths, version))],
    [TEST, xmlDocument(testOf(quiz.name, items, version))],
    ...files,
    ...Array.from(bytes, ([name, content]) => [`media/${name}`, content] as const),
  ])
  return { name: fileNameOf(quiz.name, 'zip'), type: 'application/zip', bytes: packed(entries), missing }
}

/** Packages of QTI: the quiz is a test, each slide an item, media beside them. Rule EX45. */
export const QTI_WRITERS: readonly Writer[] = VERSIONS.map((version) => ({
  format: version.format,
  extension: 'zip',
  loses: ['speed', 'settings', 'cover', 'details'],
  keeps: () => true,
  write: (quiz, media) => written(quiz, media, version),
}))
