import type { LibraryQuery, LibrarySort } from '@quokka/contract/http'
import { LIBRARY_PLACES, LIBRARY_SORTS } from '@quokka/contract/http'
import { SUBJECTS } from '@quokka/core/quiz'
import { paths } from '../../../lib/navigation/paths.ts'

/** What of the library the address asks for, and how it is shown. */
export interface Browsing {
  query: LibraryQuery
  sort: LibrarySort
  look: 'grid' | 'rows'
  /** Whether it was searched for in the overview, which is shown again without a search. */
  isFromOverview: boolean
}

export const EVERYTHING: LibraryQuery = {
  place: 'all',
  folderId: null,
  search: '',
  status: null,
  subject: null,
  language: null,
  tag: null,
}

/** What somebody sees who begins to search in the overview. */
export const FROM_OVERVIEW: Browsing = { query: EVERYTHING, sort: 'recent', look: 'grid', isFromOverview: true }

const SECTIONS = ['drafts', 'published'] as const
const STATUSES = ['draft', 'published'] as const
const STATUS_OF = { drafts: 'draft', published: 'published' } as const

const oneOf = <Text extends string>(texts: readonly Text[], text: string | null): Text | undefined =>
  texts.find((one) => one === text)

/** Whether more is asked for than everything in one place. */
export const isNarrowed = ({ search, status, subject, language, tag }: LibraryQuery): boolean =>
  search !== '' || [status, subject, language, tag].some((wanted) => wanted !== null)

/** A section's name, where nothing but that section is asked for. */
export const sectionOf = (query: LibraryQuery) => {
  const { place, folderId, status } = query
  if (place !== 'all' || folderId !== null || status === null || isNarrowed({ ...query, status: null }))
    return undefined
  return status === 'draft' ? 'drafts' : 'published'
}

/** What an address asks for; undefined where it asks for the overview. */
export const readAddress = (address: string): Browsing | undefined => {
  const params = new URLSearchParams(address)
  const list = params.get('list')
  const folderId = params.get('folder') || null
  const search = params.get('q') ?? ''
  if (list === null && folderId === null && search === '') return undefined
  const section = oneOf(SECTIONS, list)
  return {
    query: {
      place: folderId === null ? (oneOf(LIBRARY_PLACES, list) ?? 'all') : 'all',
      folderId,
      search,
      status: section === undefined ? (oneOf(STATUSES, params.get('state')) ?? null) : STATUS_OF[section],
      subject: oneOf(SUBJECTS, params.get('subject')) ?? null,
      language: params.get('language') || null,
      tag: params.get('tag') || null,
    },
    sort: oneOf(LIBRARY_SORTS, params.get('sort')) ?? 'recent',
    look: params.get('look') === 'rows' ? 'rows' : 'grid',
    isFromOverview: list === null && folderId === null,
  }
}

/** The address of a part of the library; what is as it is without saying is not said. */
export const addressOf = ({ query, sort, look, isFromOverview }: Browsing, page: string = paths.library): string => {
  const { place, folderId, search, status, subject, language, tag } = query
  const section = sectionOf(query)
  const isPlain = isFromOverview && place === 'all' && folderId === null
  if (isPlain && !isNarrowed(query)) return page
  const params = new URLSearchParams()
  if (folderId !== null) params.set('folder', folderId)
  else if (!isPlain || search === '') params.set('list', section ?? place)
  if (search !== '') params.set('q', search)
  if (status !== null && section === undefined) params.set('state', status)
  if (subject !== null) params.set('subject', subject)
  if (language !== null) params.set('language', language)
  if (tag !== null) params.set('tag', tag)
  if (sort !== 'recent') params.set('sort', sort)
  if (look !== 'grid') params.set('look', look)
  return `${page}?${params}`
}
