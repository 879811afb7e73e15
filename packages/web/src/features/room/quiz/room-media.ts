/** Where a room's medium is; the names are made for that room alone. */
export const roomMediaUrl = (roomId: string) => (name: string) =>
  `/media/rooms/${encodeURIComponent(roomId)}/${encodeURIComponent(name)}`
