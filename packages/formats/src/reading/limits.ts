/** What a file may ask of the browser that reads it, each with its unit in its name (decision 0108). */
export const READING_LIMITS = {
  /** Of one file as it was brought. */
  fileBytes: 200 * 1_024 * 1_024,
  /** Of a text, a sheet as text among them: 5,000 questions are one or two. */
  textBytes: 20 * 1_024 * 1_024,
  /** Of all entries of a package together. */
  unpackedBytes: 400 * 1_024 * 1_024,
  /** The same of a workbook, whose media are not read. */
  workbookBytes: 100 * 1_024 * 1_024,
  /** 5,000 questions, each with an item and two media, and some room. */
  packedFiles: 20_000,
  /** How many times larger an entry may be than it is packed; small ones that repeat themselves go beyond it. */
  packedRatio: 100,
  packedRatioFromBytes: 5 * 1_024 * 1_024,
  /** Elements of XML inside each other. */
  xmlDepth: 200,
  /** Elements and texts of one XML document. */
  xmlNodes: 3_000_000,
  sheetRows: 10_000,
  sheetColumns: 60,
  /** The name of the last of these columns. */
  lastColumn: 'BH',
  sheetsPerWorkbook: 50,
  /** Everything in a cell after these is left out. */
  cellCharacters: 10_000,
  questionsPerFile: 10_000,
} as const
