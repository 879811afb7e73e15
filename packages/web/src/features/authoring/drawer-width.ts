/** From here on the slides stand in a drawer, below in a strip. */
export const WITH_DRAWER = '(min-width: 1000px)'
