/** What a file may ask of the browser that reads it, each with its unit in its name. */
export const READING_LIMITS = {
  /** Of one file as it was brought. */
  fileBytes: 50 * 1_024 * 1_024,
  /** Of a text, a sheet as text among them: 5,000 questions are one or two. */
  textBytes: 20 * 1_024 * 1_024,
  /** Of all entries of a package together. */
  unpackedBytes: 100 * 1_024 * 1_024,
  sheetRows: 10_000,
  sheetColumns: 60,
  /** The name of the last of these columns. */
  lastColumn: 'BH',
  sheetsPerWorkbook: 50,
  /** Everything in a cell after these is left out. */
  cellCharacters: 10_000,
  questionsPerFile: 10_000,
} as const
