import type { FileReading, ReadFormat } from '@quokka/formats'
import { t } from './format-messages.ts'

const SEPARATORS = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const

/** A format in words. */
export const formatWords = (format: ReadFormat): string => t(`names.${format}`)

/** How a file is written, where that is worth telling. */
export const detailWords = ({
  separator,
  encoding,
}: Extract<FileReading, { format: unknown }>['details']): string[] => [
  ...(separator === undefined ? [] : [t(`separators.${SEPARATORS[separator]}`)]),
  ...(encoding === undefined || encoding === 'UTF-8' ? [] : [encoding]),
]
