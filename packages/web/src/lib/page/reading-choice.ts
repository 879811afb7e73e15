import { browserStorage } from './page-storage.ts'

export const KEPT_READING = 'reading'
export const MORE_CONTRAST = '(prefers-contrast: more)'

/** How this browser's reader chose to read, in words apart by spaces; null where nothing was chosen. */
export const keptReading = (): string | null => browserStorage().getItem(KEPT_READING)
