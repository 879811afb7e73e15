/** Why a whole file is not read, for people to read: the web has a sentence for each code. */
export type Refusal =
  /** None of the formats that are read. */
  | { code: 'formatUnknown' }
  /** Another program makes something of it that is read: LibreOffice or Excel a workbook of `xls`, `ods` and `numbers`, its own program a text to paste of `doc`, `docx` and `pdf`. */
  | { code: 'convertFirst'; kind: 'xls' | 'xlsb' | 'ods' | 'numbers' | 'doc' | 'docx' | 'odt' | 'pdf' }
  /** It has a password. */
  | { code: 'encrypted' }
  | { code: 'damaged' }
  | { code: 'tooLarge'; what: 'bytes' | 'rows' | 'questions'; most: number }
