/** A file that breaks a rule, and the rule and words by which the tool must say so. */
export type Violation = [what: string, path: string, text: string, rule: string, message?: string]

export const violations: Violation[] = [
  ['core imports the server', 'packages/core/src/a1.ts', "import '@quokka/server'", 'noRestrictedImports'],
  ['core climbs to the server', 'packages/core/src/a2.ts', "import '../../server/src/main.ts'", 'noRestrictedImports'],
  [
    'core imports contract',
    'packages/core/src/a3.ts',
    "import type { A } from '@quokka/contract/http'",
    'noRestrictedImports',
  ],
  ['core imports node', 'packages/core/src/a4.ts', "import 'node:fs/promises'", 'noRestrictedImports'],
  ['core imports a package', 'packages/core/src/a5.ts', "import 'ws'", 'noRestrictedImports'],
  ['core reads the clock', 'packages/core/src/b1.ts', 'export const now = Date.now()', 'noRestrictedGlobals'],
  ['core makes a date', 'packages/core/src/b2.ts', 'export const now = new Date()', 'noRestrictedGlobals'],
  ['core uses Intl', 'packages/core/src/b3.ts', 'export const f = new Intl.NumberFormat()', 'noRestrictedGlobals'],
  ['core uses globalThis', 'packages/core/src/b4.ts', 'export const g = globalThis.Date', 'noRestrictedGlobals'],
  ['core draws by chance', 'packages/core/src/c1.ts', 'export const r = Math.random()', 'plugin', 'chance'],
  ['core passes chance on', 'packages/core/src/c2.ts', 'export const r = [1].map(Math.random)', 'plugin', 'chance'],
  ['core hides chance in a key', 'packages/core/src/c3.ts', "export const r = Math['random']()", 'plugin', 'Math'],
  [
    'core hides chance in a name',
    'packages/core/src/c4.ts',
    'const { random } = Math\nexport const r = random()',
    'plugin',
    'Math',
  ],
  ['core compares by locale', 'packages/core/src/d1.ts', "export const c = 'a'.localeCompare('b')", 'plugin', 'locale'],
  [
    'core writes by locale',
    'packages/core/src/d2.ts',
    'export const c = (n?: number) => n?.toLocaleString()',
    'plugin',
    'locale',
  ],
  [
    'core has an async arrow',
    'packages/core/src/e1.ts',
    'export const f = async (n: number): Promise<number> => n',
    'plugin',
    'at once',
  ],
  [
    'core has an async function',
    'packages/core/src/e2.ts',
    'export async function f() {\n  return 1\n}',
    'plugin',
    'at once',
  ],
  ['core has an async method', 'packages/core/src/e3.ts', 'export const o = { async f() {} }', 'plugin', 'at once'],

  ['contract imports the server', 'packages/contract/src/a1.ts', "import '@quokka/server'", 'noRestrictedImports'],
  ['contract imports node', 'packages/contract/src/a2.ts', "import 'node:fs'", 'noRestrictedImports'],
  ['contract imports a package', 'packages/contract/src/a3.ts', "import 'fastify'", 'noRestrictedImports'],
  ['content imports contract', 'packages/content/src/a1.ts', "import '@quokka/contract/http'", 'noRestrictedImports'],
  ['content climbs to core', 'packages/content/src/a2.ts', "import '../../core/src/limits.ts'", 'noRestrictedImports'],

  ['the server imports the web', 'packages/server/src/a1.ts', "import '@quokka/web'", 'noRestrictedImports'],
  [
    'the server climbs to core',
    'packages/server/src/a2.ts',
    "import '../../core/src/limits.ts'",
    'noRestrictedImports',
  ],
  [
    'a store imports a feature',
    'packages/server/src/stores/a1.ts',
    "import '../features/library/routes.ts'",
    'noRestrictedImports',
  ],
  [
    'an adapter imports the room',
    'packages/server/src/adapters/mail/a1.ts',
    "import '../../room/directory.ts'",
    'noRestrictedImports',
  ],
  [
    'the room imports a feature',
    'packages/server/src/room/a1.ts',
    "import '../features/library/routes.ts'",
    'noRestrictedImports',
  ],
  [
    'a server feature imports a feature',
    'packages/server/src/features/library/a1.ts',
    "import '../hosting/invite-link.ts'",
    'noRestrictedImports',
    'Features never',
  ],
  [
    'a deeper server file imports a feature',
    'packages/server/src/features/library/deep/a1.ts',
    "import '../../hosting/invite-link.ts'",
    'noRestrictedImports',
    'Features never',
  ],
  [
    'a server feature imports the app',
    'packages/server/src/features/library/a2.ts',
    "import '../../app.ts'",
    'noRestrictedImports',
  ],
  ['the app imports main', 'packages/server/src/app.ts', "import './main.ts'", 'noRestrictedImports'],
  ['http imports the app', 'packages/server/src/http/a1.ts', "import '../app.ts'", 'noRestrictedImports'],

  ['the web imports the server', 'packages/web/src/a1.ts', "import '@quokka/server'", 'noRestrictedImports'],
  ['the web climbs to the server', 'packages/web/src/a2.ts', "import '../../server/src/app.ts'", 'noRestrictedImports'],
  ['the web imports the room of core', 'packages/web/src/a3.ts', "import '@quokka/core/room'", 'noRestrictedImports'],
  [
    'the web imports the reports of core',
    'packages/web/src/a4.ts',
    "import '@quokka/core/reports'",
    'noRestrictedImports',
  ],
  ['the web imports node', 'packages/web/src/a5.ts', "import 'node:path'", 'noNodejsModules'],
  [
    'a web feature imports a feature',
    'packages/web/src/features/home/a1.tsx',
    "import '../room/podium.tsx'",
    'noRestrictedImports',
    'Features never',
  ],
  [
    'a component imports a feature',
    'packages/web/src/features/home/components/a1.tsx',
    "import '../../room/podium.tsx'",
    'noRestrictedImports',
    'Features never',
  ],
  [
    'a request imports a feature by its full path',
    'packages/web/src/features/home/api/a1.ts',
    "import '../../../features/room/podium.tsx'",
    'noRestrictedImports',
    'Features never',
  ],
  [
    'a web feature imports app',
    'packages/web/src/features/home/a2.tsx',
    "import '../../app/router.tsx'",
    'noRestrictedImports',
  ],
  [
    'a question imports a feature',
    'packages/web/src/questions/mcq/a1.tsx',
    "import '../../features/room/podium.tsx'",
    'noRestrictedImports',
  ],
  [
    'the room connection imports app',
    'packages/web/src/room-connection/a1.ts',
    "import '../app/paths.ts'",
    'noRestrictedImports',
  ],
  [
    'ui imports a question',
    'packages/web/src/ui/stage/a1.tsx',
    "import '../../questions/registry.tsx'",
    'noRestrictedImports',
  ],
  [
    'lib imports the room connection',
    'packages/web/src/lib/a1.ts',
    "import '../room-connection/outbox.ts'",
    'noRestrictedImports',
  ],

  [
    'the stage kit imports Mantine',
    'packages/web/src/ui/stage/b1.tsx',
    "import { Button } from '@mantine/core'",
    'plugin',
    'Mantine',
  ],
  [
    'a stage screen imports Mantine lazily',
    'packages/web/src/features/room/b1.tsx',
    "export const load = () => import('@mantine/core')",
    'plugin',
    'Mantine',
  ],
  [
    'a question imports the studio kit',
    'packages/web/src/questions/mcq/b1.tsx',
    "import '../../ui/studio/button.tsx'",
    'plugin',
    'Mantine',
  ],

  ['a package is not declared', 'packages/server/src/b1.ts', "import 'left-pad'", 'noUndeclaredDependencies'],
  ['a sibling is not declared', 'packages/web/src/b1.ts', "import '@quokka/content'", 'noUndeclaredDependencies'],
  ['an import has no extension', 'packages/server/src/b2.ts', "import './ports'", 'useImportExtensions'],
  [
    'a circle of types only',
    'packages/server/src/circle-a.ts',
    "import type { B } from './circle-b.ts'\nexport type A = { b: B }",
    'noImportCycles',
  ],
  [
    'zod is imported by name',
    'packages/contract/src/b1.ts',
    "import { z } from 'zod'\nexport const A = z.string()",
    'plugin',
    'every locale',
  ],

  ['a default export', 'packages/web/src/c1.ts', 'export default 1', 'noDefaultExport'],
  [
    'a non-null assertion',
    'packages/web/src/c2.ts',
    'export const f = (a: string | null) => a!.length',
    'noNonNullAssertion',
  ],
  ['an explicit any', 'packages/web/src/c3.ts', 'export const f = (a: any) => a', 'noExplicitAny'],
  [
    'a type among values',
    'packages/web/src/c4.ts',
    "import { type A, b } from './types.ts'\nexport const c: A = b",
    'useImportType',
  ],
  ['node without its protocol', 'packages/server/src/c1.ts', "import 'fs'", 'useNodejsImportProtocol'],
  ['a name in camel case', 'packages/web/src/helloWorld.ts', 'export const a = 1', 'useFilenamingConvention'],
]

/** Imports that must pass, so that a rule is not kept by forbidding everything. */
export const allowed: Record<string, string> = {
  'packages/core/src/questions/ok.ts': "import * as z from 'zod'\nimport '../limits.ts'\nexport const A = z.string()",
  'packages/contract/src/http/ok.ts':
    "import '@quokka/core/questions'\nimport './endpoint.ts'\nimport '../wire/problem.ts'",
  'packages/contract/src/generate/ok.ts': "import 'node:fs'\nimport '../http/index.ts'",
  'packages/content/scripts/ok.ts':
    "import 'node:fs'\nimport 'sharp'\nimport '@quokka/core/questions'\nimport '../src/index.ts'",
  'packages/server/src/ok.ts':
    "import '@quokka/contract/http'\nimport '@quokka/core/room'\nimport '@quokka/content'\nimport './stores/users.ts'",
  'packages/server/src/main.ts': "import './config.ts'\nimport './adapters/clock.ts'",
  'packages/server/src/stores/ok.ts': "import '@quokka/core/room'\nimport '../ports.ts'",
  'packages/server/src/features/library/ok.ts':
    "import './deep/ok.ts'\nimport '../../stores/quizzes.ts'\nimport '../../http/session.ts'",
  'packages/server/src/features/library/deep/ok.ts': "import '../ok-too.ts'\nimport '../../../stores/quizzes.ts'",
  'packages/server/src/features/library/ok.test.ts': "import '../../app.ts'\nimport 'vitest'",
  'packages/web/src/features/home/ok.tsx':
    "import '@quokka/core/questions'\nimport './components/ok.tsx'\nimport '../../ui/stage/button.tsx'",
  'packages/web/src/features/home/components/ok.tsx':
    "import '../api/get-profile.ts'\nimport '../../../questions/registry.tsx'",
  'packages/web/src/features/library/ok.tsx': "import '../../ui/studio/button.tsx'",
  'packages/web/src/app/ok.tsx': "import '../features/home/ok.tsx'\nimport '../features/library/ok.tsx'",
}
