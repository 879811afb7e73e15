const DEFAULT_BRAND = 'Quokka Quiz'

/** The product's name, as the installation sets it in the page's head. */
export const brandName = (page: Document = document): string =>
  page.querySelector<HTMLMetaElement>('meta[name="brand"]')?.content.trim() || DEFAULT_BRAND
