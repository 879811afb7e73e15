/** Names that browsers still give and people of the place do not. */
const OLD_NAMES: ReadonlyMap<string, string> = new Map([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Europe/Kiev', 'Europe/Kyiv'],
])

const isKnown = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** The zone that a browser sent, where it is one that is known here; else UTC. Rule RS26. */
export const timeZoneOf = (sent: string | undefined): string =>
  sent !== undefined && isKnown(sent) ? (OLD_NAMES.get(sent) ?? sent) : 'UTC'
