import { ownFormat } from './own.ts'
import type { Reader } from './reader.ts'
import { moodleXml } from './xml/moodle/moodle-xml.ts'
import { QTI_READERS } from './xml/qti/qti.ts'
import { qti12 } from './xml/qti12/qti12.ts'

/** The readers of packages and of XML, alone or in a package. */
export const PACKAGE_READERS: readonly Reader[] = [ownFormat, moodleXml, ...QTI_READERS, qti12]
