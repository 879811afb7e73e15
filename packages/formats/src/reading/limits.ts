/** What a file may hold at most: more is refused, so that the page of whoever brought it stays usable (decision 0108). */
export const READING = {
  /** Of one file as it was brought. */
  fileBytes: 200 * 1_024 * 1_024,
  /** Of all that is inside a package. */
  unpackedBytes: 400 * 1_024 * 1_024,
  /** Files inside a package: 5,000 questions, each with an item and two media, and some room. */
  packedFiles: 20_000,
  /** How many times larger an entry may be than it is packed; small ones that repeat themselves go beyond it. */
  ratio: 100,
  ratioFromBytes: 5 * 1_024 * 1_024,
  /** Elements inside each other. */
  xmlDepth: 200,
  /** Elements and texts of one XML document. */
  xmlNodes: 3_000_000,
} as const
