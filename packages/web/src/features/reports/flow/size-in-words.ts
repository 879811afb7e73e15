import { t } from '../../../messages/studio.ts'

/** In thousands of bytes, at least one. */
export const sizeInWords = (bytes: number): string =>
  t('reports:download.kB', { count: Math.max(1, Math.round(bytes / 1_000)) })
