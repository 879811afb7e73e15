import { createHash } from 'node:crypto'

/**
 * Ids that follow from the sender and the call: one that is repeated, because its answer was lost, names what the first one made. `0`
 * is the quiz's, the slides have their numbers from 1.
 */
export const idsOfImport = (userId: string, body: unknown): ((index: number) => string) => {
  const call = createHash('sha256')
    .update(JSON.stringify([userId, body]))
    .digest()
  return (index) => createHash('sha256').update(call).update(String(index)).digest('base64url').slice(0, 22)
}
