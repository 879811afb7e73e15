/** The parts of the product that have a catalogue each, and those whose sentences they say besides their own. */
const NEEDED = {
  /** What players of a room read, and every screen shares. */
  stage: [],
  /** What screens are called that no player comes to. */
  titles: [],
  home: ['stage'],
  /** Who takes a QTest. */
  qtest: ['stage'],
  complaints: ['stage'],
  /** Who invites to a room, on a device without a share sheet. */
  invite: ['stage'],
  /** How the page is read: for whoever opens it. */
  reading: ['stage'],
  /** What the server refuses with, and forms with it. */
  refusals: [],
  /** The log in. */
  accounts: ['stage', 'refusals'],
  /** Authors and hosts. */
  studio: ['stage', 'refusals', 'accounts'],
} as const

export type Part = keyof typeof NEEDED
export const PARTS = Object.keys(NEEDED) as readonly Part[]

/** A part and those whose sentences are said in it too. */
export const partsFor = (part: Part): readonly Part[] => [...NEEDED[part], part]

const NAMESPACES: Readonly<Partial<Record<Part, readonly string[]>>> = {
  stage: [
    'ui',
    'lib',
    'pages',
    'join',
    'entering',
    'room',
    'questions',
    'questions.MCQ',
    'questions.TRF',
    'questions.DND',
    'questions.MTF',
    'questions.FIB',
    'questions.CNT',
    'questions.NQS',
    'roomConnection',
    'language',
  ],
  titles: ['titles'],
  home: ['home', 'homePage', 'nothingHere', 'forgetGuest', 'offlinePage'],
  qtest: ['qtest'],
  complaints: ['complaints'],
  invite: ['invite'],
  reading: ['reading'],
  refusals: ['refusals'],
  accounts: ['studio', 'accounts'],
}

/** The part whose catalogue has the messages of a namespace. */
export const partOf = (namespace: string): Part =>
  PARTS.find((part) => NAMESPACES[part]?.includes(namespace)) ?? 'studio'
