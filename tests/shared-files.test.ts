import { expect, test } from 'vitest'
import type { ModuleGraph } from '../packages/web/bundling/shared-files.ts'
import { namedFiles } from '../packages/web/bundling/shared-files.ts'

const MENU = 'web/node_modules/@mantine/core/esm/components/Menu/Menu.mjs'

/** Each module with what it imports; those after `lazily` are downloaded by themselves. */
const TREE: Record<string, { imports?: string[]; lazily?: string[] }> = {
  'web/src/app/main.tsx': {
    imports: ['web/src/lib/navigation/location.tsx', 'web/src/lib/page/brand.ts', 'contract/src/http/index.ts'],
    lazily: [
      'web/src/features/room/room.tsx',
      'web/src/features/home/home.tsx',
      'web/src/features/qtest-taking/qtest.tsx',
      'web/src/features/qtest-sharing/share-qtest.tsx',
      'web/src/features/library/library.tsx',
      'web/src/features/admin/admin.tsx',
      'web/src/features/accounts/accounts.tsx',
    ],
  },
  'web/src/features/accounts/accounts.tsx': { imports: ['web/src/ui/studio/fields/text-field.tsx', MENU] },
  'web/src/features/room/room.tsx': {
    imports: [
      'web/src/ui/stage/controls/button.tsx',
      'web/src/questions/registry.tsx',
      'web/src/lib/page/use-media.ts',
      'web/src/questions/play/ordinal.ts',
      'web/src/entering/find-room.ts',
    ],
    lazily: ['web/src/features/room/waiting/host-waiting-room.tsx', 'web/src/features/room/quiz/show/host-show.tsx'],
  },
  'web/src/features/room/waiting/host-waiting-room.tsx': {
    imports: [
      'web/src/ui/stage/controls/button.tsx',
      'web/src/features/room/quiz/chart-bars.ts',
      'web/src/ui/stage/controls/switch.tsx',
    ],
  },
  'web/src/features/room/quiz/show/host-show.tsx': { imports: ['web/src/features/room/quiz/chart-bars.ts'] },
  'web/src/features/home/home.tsx': {
    imports: [
      'web/src/ui/stage/controls/button.tsx',
      'web/src/entering/find-room.ts',
      'web/src/ui/stage/controls/switch.tsx',
      'web/src/lib/calls/use-loaded.ts',
    ],
    lazily: ['web/src/qtest-scheduling/schedule-dialog.tsx'],
  },
  'web/src/features/qtest-sharing/share-qtest.tsx': {
    imports: ['web/src/ui/stage/controls/button.tsx', 'web/src/lib/page/use-media.ts', 'web/src/lib/time/time-zone.ts'],
  },
  'web/src/features/qtest-taking/qtest.tsx': {
    imports: [
      'web/src/ui/stage/controls/button.tsx',
      'web/src/lib/time/time-zone.ts',
      'web/src/questions/play/ordinal.ts',
      'web/src/lib/calls/use-loaded.ts',
    ],
  },
  'web/src/qtest-scheduling/schedule-dialog.tsx': {
    imports: ['web/src/lib/time/time-zone.ts', 'web/src/qtest-scheduling/messages.ts'],
  },
  'web/src/qtest-scheduling/rescheduling/reschedule-dialog.tsx': {
    imports: ['web/src/qtest-scheduling/messages.ts', 'web/src/ui/studio/layout/card.tsx'],
  },
  'web/src/features/library/library.tsx': {
    lazily: ['web/src/qtest-scheduling/rescheduling/reschedule-dialog.tsx'],
    imports: ['web/src/questions/registry.tsx', 'web/src/ui/studio/layout/card.tsx', 'web/src/lib/page/brand.ts'],
  },
  'web/src/features/admin/admin.tsx': {
    imports: [
      MENU,
      'web/src/ui/studio/fields/text-field.tsx',
      'web/src/ui/studio/layout/card.tsx',
      'core/src/questions/mcq.ts',
    ],
  },
  'web/src/questions/registry.tsx': { imports: ['core/src/questions/question-types.ts'] },
  'contract/src/http/index.ts': {
    imports: ['contract/src/http/accounts.ts', 'contract/src/http/authoring.ts', 'contract/src/http/qtests.ts'],
  },
}

const ENTRY = 'web/src/app/main.tsx'
const importersOf = (module: string, by: 'imports' | 'lazily'): string[] =>
  Object.entries(TREE).flatMap(([importer, taken]) => (taken[by]?.includes(module) ? [idOf(importer)] : []))
const idOf = (module: string): string => `/home/house/packages/${module}`

const graph: ModuleGraph = {
  getModuleInfo: (id) => {
    const module = id.replace('/home/house/packages/', '')
    return {
      isEntry: module === ENTRY,
      importers: importersOf(module, 'imports'),
      dynamicImporters: importersOf(module, 'lazily'),
    }
  },
}

test.each([
  ['web/src/ui/stage/controls/button.tsx', 'kit', 'what two screens of the stage need'],
  ['web/src/questions/registry.tsx', 'of-room', 'what one screen of the stage shares with authors'],
  ['core/src/questions/question-types.ts', 'of-room', 'the names of the question types'],
  ['web/src/lib/page/use-media.ts', 'of-room', 'what one screen of the stage shares with hosts of QTests'],
  ['web/src/questions/play/ordinal.ts', 'play', 'what a room shares with who takes a QTest'],
  ['web/src/entering/find-room.ts', 'rooms', 'what two screens of the stage need, and nobody who takes a QTest'],
  ['web/src/features/room/quiz/chart-bars.ts', 'hosts', 'what only screens of a host share'],
  ['web/src/ui/stage/controls/switch.tsx', 'screens', 'what screens of the stage need, and no player in a room'],
  ['web/src/lib/calls/use-loaded.ts', 'screens', 'what a screen shares with who takes a QTest, and no player needs'],
  ['web/src/lib/time/time-zone.ts', 'qtests', 'what who takes a QTest shares with its hosts'],
  ['web/src/qtest-scheduling/messages.ts', 'scheduling', 'what hosts of QTests share with authors'],
  ['contract/src/http/qtests.ts', 'qtests', 'the calls of QTests'],
  ['web/src/ui/studio/layout/card.tsx', 'studio', 'what authors need'],
  ['web/src/ui/studio/fields/text-field.tsx', 'forms', 'what the log in shares with authors'],
  [MENU, 'studio', 'what the log in names and does not use'],
  ['web/src/lib/navigation/location.tsx', 'entry', 'what the first page needs'],
  ['web/src/lib/page/brand.ts', 'kit', 'what the first page shares with authors'],
  ['contract/src/http/accounts.ts', 'members', 'the calls of accounts'],
  ['contract/src/http/authoring.ts', 'studio', 'the calls of authors'],
  ['core/src/questions/mcq.ts', 'studio', 'what slides mean'],
])('%s is downloaded with %s: %s', (module, file) => {
  expect(namedFiles()(idOf(module), graph)).toBe(file)
})
