import type { Markup, Tag } from '../../../text/markup.ts'
import { isTag } from '../../../text/markup.ts'

const PREFIX = 'qti-'

const inCamelCase = (name: string): string => name.replaceAll(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase())

/** Documents of version 3 with the names of version 2: the same things are called the same. */
export const withSameNames = (tag: Tag): Tag => {
  const isQti = tag.name.startsWith(PREFIX)
  return {
    name: isQti ? inCamelCase(tag.name.slice(PREFIX.length)) : tag.name,
    attributes: isQti
      ? new Map(Array.from(tag.attributes, ([name, value]) => [inCamelCase(name), value]))
      : tag.attributes,
    children: tag.children.map((child: Markup) => (isTag(child) ? withSameNames(child) : child)),
  }
}
