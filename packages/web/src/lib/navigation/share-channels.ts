import type { ShareSource } from '@quokka/core/share-sources'

export type Channel = Exclude<ShareSource, 'share'>

/** Where a link to a channel's own share page leads; the page opens in a tab of its own, nothing is loaded into ours. */
const SHARE_PAGES: Record<Channel, (text: string, link: string) => string> = {
  whatsapp: (text, link) => `https://wa.me/?${new URLSearchParams({ text: `${text} ${link}` })}`,
  facebook: (text, link) =>
    `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: link, quote: text })}`,
  twitter: (text, link) => `https://twitter.com/intent/tweet?${new URLSearchParams({ text, url: link })}`,
}

export const CHANNELS = Object.keys(SHARE_PAGES) as Channel[]

export const sharePage = (channel: Channel, text: string, link: string): string => SHARE_PAGES[channel](text, link)
