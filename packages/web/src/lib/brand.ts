const DEFAULT_BRAND = 'Quokka Quiz'

const meta = (name: string, page: Document): string =>
  page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? ''

/** The product's name, as the installation sets it in the page's head. */
export const brandName = (page: Document = document): string => meta('brand', page) || DEFAULT_BRAND

/** Where to write for a premium pack; undefined while the installation names no address. */
export const supportEmail = (page: Document = document): string | undefined => meta('support-email', page) || undefined
