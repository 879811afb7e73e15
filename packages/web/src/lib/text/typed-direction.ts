/** The way a field runs: that of its text, and while it is empty that of the page, which some engines take for left to right. */
export const typedDirection = (text: string): 'auto' | undefined => (text === '' ? undefined : 'auto')
