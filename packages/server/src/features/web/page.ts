const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const META = /<meta\s+name="brand"\s+content="[^"]*"\s*\/?>/

/** The page with the product's name where the web's code reads it; added to the head when the page has no place for it. */
export const withBrand = (page: string, brand: string): string => {
  const meta = `<meta name="brand" content="${escaped(brand)}" />`
  // Given as functions: a `$` in the name must stay a `$`.
  return META.test(page) ? page.replace(META, () => meta) : page.replace('<head>', () => `<head>${meta}`)
}

/** Whether an address may be one of the web's own routes, which all show the same page: no file, no call, no medium. */
export const isPagePath = (path: string): boolean =>
  !/^\/(qq|media|ws|assets|docs)(\/|$)/.test(path) && !/\.[^/]*$/.test(path)
