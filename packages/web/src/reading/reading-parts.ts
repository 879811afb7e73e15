/** All that whoever chooses how to read loads, at once. */
import '../questions/aloud/read-aloud.tsx'

export { followReading } from './reading.ts'
export { ReadingDialog } from './reading-dialog.tsx'
