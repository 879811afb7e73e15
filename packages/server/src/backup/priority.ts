import { setPriority } from 'node:os'

const LOW = 10

/** Lets play come first while this process works. */
export const letOthersFirst = (): void => setPriority(LOW)
