import type { EndedCredentials } from '../../stores/ended-credentials.ts'

const EVERY_MS = 2_000

/** What other servers on the database have ended. */
export interface EndedElsewhere {
  stop(): Promise<void>
}

interface EndedElsewherePorts {
  ended: Pick<EndedCredentials, 'since'>
  /** Names this process. */
  owner: string
  /** Told once of each credential whose sessions were ended elsewhere. */
  tell(credential: string): void
  /** Told when one cannot be asked for; not again until one can. */
  onTrouble(error: unknown): void
}

/** Begins to ask every two seconds. What was ended before this resolves nobody here can have a connection for. Rule AC42. */
export const askForEnded = async ({ ended, owner, tell, onTrouble }: EndedElsewherePorts): Promise<EndedElsewhere> => {
  let { snapshot } = await ended.since(undefined, owner)
  let isInTrouble = false
  let asking: Promise<void> | undefined

  const ask = async () => {
    try {
      const since = await ended.since(snapshot, owner)
      snapshot = since.snapshot
      isInTrouble = false
      for (const credential of new Set(since.credentials)) tell(credential)
    } catch (error) {
      // The next one asks for what this one could not.
      if (!isInTrouble) onTrouble(error)
      isInTrouble = true
    }
  }

  const timer = setInterval(() => {
    asking ??= ask().finally(() => {
      asking = undefined
    })
  }, EVERY_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await asking
    },
  }
}
