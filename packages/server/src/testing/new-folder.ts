import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An empty folder below the system's temporary one. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'quokka-test-'))
