import { setFlagsFromString } from 'node:v8'
import { defineConfig } from 'vitest/config'
import { whyNoPostgres } from './packages/server/src/testing/postgres-server.ts'
import { keepTestFoldersInMemory } from './scripts/memory-folder.ts'

keepTestFoldersInMemory()

// No second compilation of the embedded database, as in tests/harness/server.ts: it takes an eighth of its tests' processor time, and
// their databases are closed before it pays.
setFlagsFromString('--liftoff-only')

/** What writes SQL is tested twice: in `node` on the embedded database and, where one answers, in `postgres` on PostgreSQL. */
const ON_BOTH_DATABASES = [
  'packages/server/src/{jobs,plays,qtest,stores}/*.test.ts',
  'packages/server/src/journal/snapshots.test.ts',
  'packages/server/src/room/directory.test.ts',
]

/** What stands on that is tested once: on PostgreSQL where one answers, since a new database is sooner made there, else embedded. */
const ON_ONE_DATABASE = [
  'packages/server/src/backup/{backup-files,scheduled-backups}.test.ts',
  'packages/server/src/{compose,features,forgetting}/**/*.test.ts',
  'packages/server/src/adapters/database/postgres.test.ts',
  'tests/{calls-conform,cross-site,frames-conform,generated-client,role-matrix,round-trip,unknown-fields}.test.ts',
]
const isPostgresHere = (await whyNoPostgres()) === undefined

/**
 * What each test file executes is kept for `npm run check`, which runs those that a change concerns. V8 optimises nothing that it
 * counts: hot functions take eight times as long.
 */
const isRecorded = process.env.RECORD_IMPACT !== undefined
const RECORD_IMPACT = isRecorded ? ['scripts/impact/record.ts'] : []

/** What one test may take on a machine that is busy with other things; on an idle one it is a hundredth of that. */
const BUSY_MS = 120_000
const PATIENCE_MS = isRecorded ? 8 * BUSY_MS : BUSY_MS
const PATIENT = { testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS }

/** The main process has little to do meanwhile, and more threads than processors take longer. */
const ON_EVERY_CORE = { maxWorkers: '100%' }

/** Modules here keep no state (dependencies are arguments), so that the files of a worker read each of them once. */
const SHARED_MODULES = { pool: 'threads', isolate: false } as const

export default defineConfig({
  test: {
    // Dozens of databases on PostgreSQL are dropped at the end.
    teardownTimeout: BUSY_MS,
    coverage: { include: ['packages/*/src/**'], exclude: ['**/*.test.{ts,tsx}', '**/testing/**'] },
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          ...SHARED_MODULES,
          ...PATIENT,
          ...ON_EVERY_CORE,
          setupFiles: RECORD_IMPACT,
          globalSetup: 'packages/server/src/testing/prepare-embedded.ts',
          include: [
            'packages/{core,contract,content,formats,languages,server}/src/**/*.test.ts',
            'packages/content/scripts/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/*.test.ts',
          ],
          exclude: isPostgresHere ? ON_ONE_DATABASE : [],
        },
      },
      {
        // Reads the repository as a whole, so that no import tells when to run it again: it always runs.
        test: { name: 'house', environment: 'node', ...PATIENT, include: ['tests/house/*.test.ts'] },
      },
      {
        test: {
          name: 'postgres',
          environment: 'node',
          ...SHARED_MODULES,
          ...PATIENT,
          ...ON_EVERY_CORE,
          setupFiles: RECORD_IMPACT,
          globalSetup: 'packages/server/src/testing/prepare-postgres.ts',
          include: isPostgresHere ? [...ON_BOTH_DATABASES, ...ON_ONE_DATABASE] : [],
        },
      },
      {
        // The web's own configuration brings its plugins; jsdom stands in for the browser.
        extends: './packages/web/vite.config.ts',
        test: {
          name: 'web',
          environment: 'jsdom',
          // A fresh global object for each file, without a fresh thread and a fresh reading of every module.
          pool: 'vmThreads',
          ...PATIENT,
          ...ON_EVERY_CORE,
          root: import.meta.dirname,
          setupFiles: [...RECORD_IMPACT, 'packages/web/src/testing/setup.ts'],
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        // Whole servers that are killed and misused: minutes, not seconds, so apart from the unit tests.
        test: {
          name: 'faults',
          environment: 'node',
          // Several servers start in one test, each in seconds alone and in half a minute beside the other steps of a slow machine.
          testTimeout: 3 * BUSY_MS,
          hookTimeout: 3 * BUSY_MS,
          // They wait more than they work.
          maxWorkers: 4,
          include: ['tests/faults/*.test.ts'],
        },
      },
      {
        // The same journeys in every engine, most of all in those that the browser tests do not have.
        test: {
          name: 'engines',
          environment: 'node',
          // A whole journey is one test.
          testTimeout: 5 * BUSY_MS,
          hookTimeout: BUSY_MS,
          include: ['tests/engines/*.test.ts'],
          // Every state of the gallery in two engines takes minutes: by `npm run gallery:engines`, and nightly.
          exclude: process.env.GALLERY_IN_ENGINES === undefined ? ['tests/engines/gallery.test.ts'] : [],
        },
      },
      {
        // Builds the image, which takes minutes: by `npm run test:image`.
        test: {
          name: 'image',
          environment: 'node',
          testTimeout: 5 * BUSY_MS,
          hookTimeout: 15 * BUSY_MS,
          include: ['tests/image/*.test.ts'],
        },
      },
      {
        // Reads what the web build left, so it is not among the unit tests.
        test: { name: 'build', environment: 'node', ...PATIENT, include: ['tests/build/*.test.ts'] },
      },
    ],
  },
})
