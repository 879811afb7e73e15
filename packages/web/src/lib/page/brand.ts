import { pageSetting } from './page-setting.ts'

const DEFAULT_BRAND = 'Quokka Quiz'
const DEFAULT_FREE_SEATS = 10

/** The product's name, as the installation sets it in the page's head. */
export const brandName = (page: Document = document): string => pageSetting('brand', page) || DEFAULT_BRAND

/** Where to write for a premium pack; undefined while the installation names no address. */
export const supportEmail = (page: Document = document): string | undefined =>
  pageSetting('support-email', page) || undefined

/** Seats of a room that costs its host nothing, the host's own included. */
export const freeSeats = (page: Document = document): number =>
  Number(pageSetting('free-seats', page)) || DEFAULT_FREE_SEATS
