import type { Plugin } from 'vite'
import type { Part } from '../src/lib/language/parts.ts'
import { chunkOf, chunksOf, filesIn, reach } from './reached-chunks.ts'

const ACCOUNTS = 'features/accounts/accounts.tsx'
const ROOM = 'features/room/room.tsx'

/** The screen of an address by its first segment, where somebody may arrive from outside; `*` for a room's code. */
const SCREENS: Readonly<Record<string, string>> = {
  '': 'features/home/home.tsx',
  home: 'features/home/home.tsx',
  '*': 'features/room/join/room-entry.tsx',
  joinroom: 'features/room/join/join-room.tsx',
  quizselection: 'features/hosting/quiz-selection.tsx',
  waitingroom: ROOM,
  getreadyroom: ROOM,
  quiz: ROOM,
  podium: ROOM,
  qtest: 'features/qtest-taking/qtest.tsx',
  signin: ACCOUNTS,
  signup: ACCOUNTS,
  forgotpassword: ACCOUNTS,
  confirmemail: ACCOUNTS,
}

/** The part whose catalogue an address needs besides that of players, which the page itself names. */
const PARTS: Readonly<Record<string, readonly Part[]>> = {
  quizselection: ['titles', 'accounts', 'studio'],
  signin: ['titles', 'accounts'],
  signup: ['titles', 'accounts'],
  forgotpassword: ['titles', 'accounts'],
  confirmemail: ['titles', 'accounts'],
}

/**
 * Writes beside the manifest which files the screen of an address needs besides the entry's, so that the server's page names
 * them: else a browser learns of them when the entry has run.
 */
export const screenFiles = (): Plugin => ({
  name: 'screen-files',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = chunksOf(bundle)
    // Every one of these screens stands before it, and only its styles name it.
    const sky = Object.keys(bundle).filter((file) => /\/stars-[^/]+\.svg$/.test(file))
    const entry = chunks.find(({ isEntry }) => isEntry)
    const known = new Set(filesIn(reach(chunks, entry)))
    const filesOf = (source: string): string[] => [
      ...filesIn(reach(chunks, chunkOf(chunks, source))).filter((file) => !known.has(file)),
      ...sky,
    ]
    const words = (part: Part): string[] =>
      Object.keys(bundle).filter((file) => file.endsWith(`.en.${part}.json`) && file.includes('/words-'))
    const files = Object.fromEntries(
      Object.entries(SCREENS).map(([segment, source]) => [
        segment,
        [...filesOf(source), ...(PARTS[segment] ?? []).flatMap(words)],
      ]),
    )
    this.emitFile({ type: 'asset', fileName: '.vite/screens.json', source: JSON.stringify(files) })
  },
})
