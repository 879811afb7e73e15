import { Session } from 'node:inspector/promises'

/**
 * Collects the garbage of this thread and gives its memory back to the system, in 50 to 150 ms of work. V8 does so in need only: what
 * a start leaves behind would stay for as long as little happens.
 */
export const giveBackMemory = async (): Promise<void> => {
  const session = new Session()
  session.connect()
  await session.post('HeapProfiler.collectGarbage')
  session.disconnect()
}
