import type { SourceQuiz } from '@quokka/core/room'

/** What reading, keeping and showing a quiz takes, whether it is stored already or not. */
export const bytesOfQuiz = (quiz: SourceQuiz): number => Buffer.byteLength(JSON.stringify(quiz))
