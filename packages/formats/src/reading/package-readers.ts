import { ownFormat } from './own.ts'
import type { Reader } from './reader.ts'
import { moodleXml } from './xml/moodle/moodle-xml.ts'

/** The readers of packages and of XML, alone or in a package. */
export const PACKAGE_READERS: readonly Reader[] = [ownFormat, moodleXml]
