/** Stands where the name of somebody was who is forgotten. */
export const FORMER_PLAYER = 'Former player'
