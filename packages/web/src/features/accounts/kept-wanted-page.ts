import { isProductPage } from '../../account/wanted-page.ts'

const KEY = 'wantedPage'

/** A social login leaves the page, so what was wanted waits in the tab. */
export const keepWantedPage = (page: string | undefined): void => {
  if (page === undefined) sessionStorage.removeItem(KEY)
  else sessionStorage.setItem(KEY, page)
}

export const takeWantedPage = (): string | undefined => {
  const kept = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return kept !== null && isProductPage(kept) ? kept : undefined
}
