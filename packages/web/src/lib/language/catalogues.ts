import type { Language } from '@quokka/languages'
import { pageSetting } from '../page/page-setting.ts'
import type { Catalogue } from '../text/translate.ts'
import type { Part } from './parts.ts'

/** Again after so long where a catalogue does not come; then whoever asked is told. */
const PAUSES_MS = [500, 2_000, 5_000]

/** Where the catalogues of this build are; empty where English stands in the code itself, as in tests. */
const buildOf = (): string => pageSetting('catalogues', document)

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const fetchOnce = async (address: string): Promise<Catalogue> => {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`)
  return reply.json()
}

const known = new Map<string, Promise<Catalogue>>()

/** The catalogue of a part, fetched once. Rejects when it cannot be had; the next call tries again. */
export const catalogueOf = (language: Language, part: Part): Promise<Catalogue> => {
  const build = buildOf()
  if (build === '') return Promise.resolve({})
  const address = `/assets/words-${build}.${language}.${part}.json`
  const found = known.get(address)
  if (found !== undefined) return found
  const fetching = PAUSES_MS.reduce<Promise<Catalogue>>(
    (before, ms) => before.catch(() => pause(ms).then(() => fetchOnce(address))),
    fetchOnce(address),
  )
  known.set(address, fetching)
  fetching.catch(() => known.delete(address))
  return fetching
}
