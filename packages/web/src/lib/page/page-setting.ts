/** What the installation tells the page in its head; empty where it tells nothing. */
export const pageSetting = (name: string, page: Document): string =>
  page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? ''
