/** Why a whole file is not read, for people to read: the web has a sentence for each code. */
export type Refusal =
  /** None of the formats that are read. */
  | { code: 'formatUnknown' }
  /** The empty template of a product. */
  | { code: 'noQuestions' }
  /** Another program makes something of it that is read: LibreOffice or Excel a workbook of `xls`, `ods` and `numbers`, its own program a text to paste of `doc`, `docx` and `pdf`. */
  | { code: 'convertFirst'; kind: 'xls' | 'xlsb' | 'ods' | 'numbers' | 'doc' | 'docx' | 'odt' | 'pdf' }
  | { code: 'tooLarge'; what: 'bytes' | 'rows' | 'questions' | 'depth' | 'elements'; most: number }
  | ZipRefusal
  /** An element that is opened is never closed: the rest is missing, or it is no XML. */
  | { code: 'xmlBroken'; file: string; line: number }
  /** Our own file, of a later version of this product. */
  | { code: 'versionUnknown'; version: number }
  /** Our own file, changed by another program; `where` in it. */
  | { code: 'ownFileChanged'; where: string }

/** Why a package is not opened; `entry` is the file inside for which it is not. */
export type ZipRefusal =
  | { code: 'damaged'; entry?: string }
  /** It has a password. */
  | { code: 'encrypted'; entry?: string }
  /** A name that leads out of the folder into which a package is unpacked, or a link. */
  | { code: 'unsafe'; entry: string }
  /** An entry is more than a hundred times larger than it is packed. */
  | { code: 'bomb'; entry: string }
  | { code: 'tooLarge'; what: 'bytes' | 'files'; most: number }
