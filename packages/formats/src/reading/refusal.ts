/** Why nothing of a file is read, for people to read: the web has a sentence for each code. */
export type Refusal =
  | { code: 'formatUnknown' }
  /** More than we open at once; `of` what, and how much of it is possible. */
  | { code: 'tooLarge'; of: 'bytes' | 'files' | 'depth' | 'elements'; most: number }
  | ZipRefusal
  | { code: 'xmlBroken'; file: string; line: number }
  /** Written by a later version of this product. */
  | { code: 'versionUnknown'; version: number }
  /** Our own file, but not as it was written; `where` the question or field stands. */
  | { code: 'ownFileBroken'; where: string }

/** `entry` is the name of the file inside. */
export type ZipRefusal =
  | { code: 'zipBroken'; entry?: string }
  | { code: 'zipEncrypted'; entry: string }
  /** A name that leads out of the folder into which a package is unpacked, or a link. */
  | { code: 'zipUnsafe'; entry: string }
  /** An entry is more than a hundred times larger than it is packed. */
  | { code: 'zipBomb'; entry: string }
  | { code: 'tooLarge'; of: 'bytes' | 'files'; most: number }
