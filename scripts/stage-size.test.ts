import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { stageScripts, WAYS } from './stage-size.ts'

const [room, qtest] = WAYS

let dist: string
afterEach(() => rmSync(dist, { recursive: true }))

const plantBuild = (manifest: Record<string, { file: string; [key: string]: unknown }>): void => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'))
  mkdirSync(join(dist, '.vite'))
  writeFileSync(join(dist, '.vite', 'manifest.json'), JSON.stringify(manifest))
  for (const { file } of Object.values(manifest)) writeFileSync(join(dist, file), `// ${file}`)
  mkdirSync(join(dist, 'assets'))
  for (const part of ['stage', 'qtest', 'complaints'])
    writeFileSync(join(dist, 'assets', `words-b1.en.${part}.json`), '{}')
}

test('one downloads the entry, the screens of the way, the questions, what those load and say, and nothing of hosts and authors', () => {
  plantBuild({
    'index.html': {
      file: 'main.js',
      isEntry: true,
      imports: ['_react.js'],
      dynamicImports: [
        'src/features/room/join/player-details.tsx',
        'src/features/room/room.tsx',
        'src/features/qtest-taking/qtest.tsx',
        'src/features/library/library.tsx',
        'src/features/home/home.tsx',
      ],
    },
    '_react.js': { file: 'react.js' },
    'src/features/room/join/player-details.tsx': { file: 'details.js' },
    'src/features/room/room.tsx': {
      file: 'room.js',
      imports: ['_shell.js'],
      dynamicImports: [
        'src/questions/mtf/player.tsx',
        'src/questions/mtf/editor.tsx',
        '../../confetti.js',
        'src/features/room/waiting/host-waiting-room.tsx',
      ],
    },
    'src/features/qtest-taking/qtest.tsx': {
      file: 'qtest.js',
      imports: ['_shell.js'],
      dynamicImports: ['src/questions/mtf/player.tsx'],
    },
    '_shell.js': { file: 'shell.js', imports: ['_react.js', 'index.html'] },
    'src/features/room/waiting/host-waiting-room.tsx': { file: 'host.js', dynamicImports: ['../../qr-code.js'] },
    '../../qr-code.js': { file: 'qr-code.js' },
    '../../confetti.js': { file: 'confetti.js' },
    'src/questions/mtf/player.tsx': { file: 'mtf.js', imports: ['_drag.js'] },
    '_drag.js': { file: 'drag.js' },
    'src/questions/mtf/editor.tsx': { file: 'editor.js' },
    'src/features/library/library.tsx': { file: 'library.js', imports: ['_mantine.js'] },
    '_mantine.js': { file: 'mantine.js' },
    'src/features/home/home.tsx': { file: 'home.js' },
  })
  const files = stageScripts(dist, room).map(({ file }) => file.replace('assets/words-b1.en.', ''))
  expect(files.toSorted()).toEqual(
    'confetti.js details.js drag.js main.js mtf.js react.js room.js shell.js stage.json'.split(' '),
  )
  const ofQTest = stageScripts(dist, qtest).map(({ file }) => file.replace('assets/words-b1.en.', ''))
  expect(ofQTest.toSorted()).toEqual(
    'complaints.json drag.js main.js mtf.js qtest.js qtest.json react.js shell.js stage.json'.split(' '),
  )
})

test('a build without the screens of a way cannot be measured', () => {
  plantBuild({ 'index.html': { file: 'main.js', isEntry: true } })
  expect(() => stageScripts(dist, room)).toThrow('cannot be measured')
})
