import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An empty folder in `TEST_FOLDER`, or below the system's temporary one. */
export const newFolder = (): string => mkdtempSync(join(process.env.TEST_FOLDER ?? tmpdir(), 'quokka-test-'))
