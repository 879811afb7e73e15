import { randomBytes } from 'node:crypto'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const LENGTH = 26

/** An id for a new QTest: 130 random bits in lower case, because ids are read so (contract §1). Whoever has it may take the test. */
export const newQTestId = (): string =>
  [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')

const QTEST_ID = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`)

/** Whether a text can be the id of a QTest at all. */
export const isQTestId = (text: string): boolean => QTEST_ID.test(text)
