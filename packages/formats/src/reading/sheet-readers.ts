import type { Reader } from './reader.ts'
import { gimkitSheet } from './sheets/gimkit.ts'
import { blooketSheet, kahootSheet } from './sheets/kahoot.ts'
import { ownSheet } from './sheets/own-sheet.ts'
import { socrativeSheet } from './sheets/socrative.ts'
import { waygroundSheet } from './sheets/wayground.ts'

/** Readers of sheets whose columns have names of a product, the strictest first. */
export const SHEET_READERS: readonly Reader[] = [
  ownSheet,
  waygroundSheet,
  blooketSheet,
  kahootSheet,
  gimkitSheet,
  socrativeSheet,
]
