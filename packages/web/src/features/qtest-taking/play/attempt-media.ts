/** Where a medium of an attempt is; the names are made for that attempt alone. */
export const attemptMediaUrl = (qtestId: string) => (name: string) =>
  `/media/qtests/${encodeURIComponent(qtestId)}/${encodeURIComponent(name)}`
