import type { MappedBy, Mapping } from '@quokka/formats'
import { headerKey } from '@quokka/formats'

const KEY = 'importMappings'
/** Kinds of sheets that are remembered; the one that was used longest ago goes first. */
const MOST = 20

type Entry = readonly [header: string, mapping: Mapping]

const entries = (): Entry[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

/** How a sheet with the same names of columns was read before; undefined where there was none. Rule IM26. */
export const rememberedMapping = ({ sheet, mapping }: MappedBy): Mapping | undefined => {
  const key = headerKey(sheet, mapping)
  const kept = key === undefined ? undefined : entries().find(([header]) => header === key)?.[1]
  return kept?.columns?.length === mapping.columns.length ? { ...kept, isSure: true } : undefined
}

export const rememberMapping = ({ sheet, mapping }: MappedBy): void => {
  const key = headerKey(sheet, mapping)
  if (key === undefined) return
  const others = entries().filter(([header]) => header !== key)
  try {
    localStorage.setItem(KEY, JSON.stringify([[key, mapping], ...others].slice(0, MOST)))
  } catch {
    // A browser that keeps nothing asks again the next time.
  }
}
