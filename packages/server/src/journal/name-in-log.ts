/** Enough of a QTest's id to find it in the database, too little to take it: whoever has the whole may. */
const CHARACTERS = 8

/** What the log calls a room or a QTest: a room's code, which opens nothing once the room is over, or the beginning of a QTest's id. */
export const nameInLog = (journalId: string): string => journalId.slice(0, CHARACTERS)
