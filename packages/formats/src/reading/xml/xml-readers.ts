import type { Reader } from '../reader.ts'
import { moodleXml } from './moodle/moodle-xml.ts'

/** The readers of XML, alone and in packages. */
export const XML_READERS: readonly Reader[] = [moodleXml]

const ROOTS = ['quiz', 'questestinterop']

/** Whether a document with such a first element may be one that is read. */
export const isReadRoot = (name: string | undefined): boolean => name !== undefined && ROOTS.includes(name)
