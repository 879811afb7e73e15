/** Whether the page stands in another one, which is then the way back. */
export const isFramed = (): boolean => window.parent !== window
