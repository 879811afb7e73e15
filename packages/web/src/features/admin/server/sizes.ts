import { localeInUse } from '../../../lib/text/per-language.ts'
import { t } from '../../../messages/studio.ts'

const UNITS = ['kilobytes', 'megabytes', 'gigabytes', 'terabytes'] as const

const rounded = (amount: number): string =>
  amount.toLocaleString(localeInUse(), { maximumFractionDigits: amount < 10 ? 1 : 0 })

/** A size as disks are sold by: steps of a thousand. */
export const sizeWords = (bytes: number): string => {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3) - 1))
  return t(`admin:server.${UNITS[step] ?? 'terabytes'}`, { amount: rounded(bytes / 1_000 ** (step + 1)) })
}

/** A duration in the largest unit that is above one. */
export const durationWords = (ms: number): string => {
  if (ms < 1_000) return t('admin:server.milliseconds', { amount: rounded(ms) })
  if (ms < 60_000) return t('admin:server.seconds', { amount: rounded(ms / 1_000) })
  return t('admin:server.minutes', { amount: rounded(ms / 60_000) })
}

/** Enough of a server's name to find it in its log. */
export const nameOfNode = (node: string): string => node.slice(0, 8)
