/** Replaces the name of a player whose data was removed. */
export const FORMER_PLAYER = 'Former player'
