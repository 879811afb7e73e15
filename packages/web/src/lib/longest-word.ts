/** Letters of the longest word of a text: what is set so that it fits is never broken inside. */
export const longestWord = (text: string): number => Math.max(...text.split(/\s/u).map((word) => word.length))
