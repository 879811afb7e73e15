/** The tags of an `Accept-Language` header (RFC 9110, 12.5.4), the dearest first; none of what is refused there or cannot be read. */
export const acceptedLanguages = (header = ''): string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', ...settings] = part.split(';').map((text) => text.trim())
      const weight = settings.find((setting) => setting.startsWith('q='))?.slice(2)
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ tag, weight }) => /^[a-z]{2,3}(-[a-z0-9]+)*$/i.test(tag) && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
