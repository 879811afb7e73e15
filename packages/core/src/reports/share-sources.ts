/** Where a shared link was followed from. */
export const SHARE_SOURCES = ['share', 'whatsapp', 'facebook', 'twitter'] as const
export type ShareSource = (typeof SHARE_SOURCES)[number]
