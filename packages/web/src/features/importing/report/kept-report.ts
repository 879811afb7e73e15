import type { Report } from './report.ts'

const DATABASE = 'quokka-imports'
const STORES = ['reports', 'media'] as const

/** The media that came in the files, by their names in the report. */
export type ReportMedia = ReadonlyMap<string, Blob>

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const opened = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => {
    for (const store of STORES) request.result.createObjectStore(store)
  }
  return settled(request)
}

/** Does something with the stores; undefined where the browser keeps nothing: in some private windows, or where it is full. */
const within = async <Value>(
  mode: IDBTransactionMode,
  work: (stores: Record<(typeof STORES)[number], IDBObjectStore>) => Promise<Value>,
): Promise<Value | undefined> => {
  try {
    const database = await opened()
    try {
      const transaction = database.transaction(STORES, mode)
      const done = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error)
      })
      const value = await work({ reports: transaction.objectStore('reports'), media: transaction.objectStore('media') })
      await done
      return value
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

/** Keeps a report until it is added or discarded, one for each account; answers whether the browser did. */
export const keepReport = async (userId: string, report: Report): Promise<boolean> =>
  (await within('readwrite', async ({ reports }) => {
    await settled(reports.put(report, userId))
    return true
  })) ?? false

/** Its media do not change with it, so that they are written once. */
export const keepMedia = async (userId: string, media: ReportMedia): Promise<boolean> =>
  (await within('readwrite', async (stores) => {
    await settled(stores.media.put(media, userId))
    return true
  })) ?? false

export const readKept = async (userId: string): Promise<{ report: Report; media: ReportMedia } | undefined> =>
  within('readonly', async ({ reports, media }) => {
    const report: Report | undefined = await settled(reports.get(userId))
    const kept: ReportMedia | undefined = await settled(media.get(userId))
    return report && { report, media: kept ?? new Map() }
  })

export const forgetReport = async (userId: string): Promise<void> => {
  await within('readwrite', async ({ reports, media }) => {
    await settled(reports.delete(userId))
    await settled(media.delete(userId))
  })
}
