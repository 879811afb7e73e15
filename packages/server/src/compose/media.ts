import { join } from 'node:path'
import { processContainers } from '../adapters/media/containers.ts'
import { folderMedia } from '../adapters/media/folder.ts'
import { processPictures } from '../adapters/media/pictures.ts'
import { createProcesses } from '../adapters/media/processes.ts'
import { openTemporaryFiles } from '../adapters/media/temporary-files.ts'
import type { Config } from '../config.ts'
import { mediaUpload } from '../features/media/upload.ts'
import type { UploadRoute } from '../http/endpoints/mount-upload.ts'
import type { Media } from '../media/media.ts'
import { createMedia } from '../media/media.ts'
import { removeUnwanted } from '../media/unwanted.ts'
import type { Viewers } from '../media/viewers.ts'
import { createViewers } from '../media/viewers.ts'
import type { MediaStore, Pictures, TemporaryFiles } from '../ports.ts'
import type { SharedPorts } from './server-ports.ts'
import type { Stores } from './stores.ts'

/** What people upload: where it is kept, how it gets there, and how it leaves. */
export interface ComposedMedia {
  store: MediaStore
  viewers: Viewers
  pictures: Pictures
  temporary: TemporaryFiles
  media: Media
  upload: UploadRoute
  /** Removes media that no quiz shows; answers how many. */
  removeUnwanted(): Promise<number>
  close(): void
}

const DAY_MS = 24 * 3_600_000

const openStore = async (config: Config, temporary: TemporaryFiles): Promise<MediaStore & { close(): void }> => {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = config
  if (bucket === undefined) return { ...folderMedia(join(config.DATA_DIR, 'media'), temporary), close: () => {} }
  // Loaded where there is a bucket only: it is large.
  const { s3Media } = await import('../adapters/media/s3.ts')
  const keys = id === undefined || secret === undefined ? undefined : { id, secret }
  return s3Media({ bucket, keys, endpoint: config.S3_ENDPOINT, region: config.S3_REGION })
}

export const composeMedia = async (
  ports: SharedPorts,
  { mediaFiles: files, quizzes }: Pick<Stores, 'mediaFiles' | 'quizzes'>,
): Promise<ComposedMedia> => {
  const { config, clock, chance, database } = ports
  // Other servers may share the folder; none of them is at one file for a day.
  const leftBeforeMs = database.isShared ? clock.nowMs() - DAY_MS : undefined
  const temporary = openTemporaryFiles(join(config.DATA_DIR, 'tmp'), chance, leftBeforeMs)
  const store = await openStore(config, temporary)
  const processes = createProcesses()
  const [pictures, containers] = [processPictures(processes), processContainers(processes)]
  const viewers = createViewers({ files, quizzes, running: ports.running })
  const media = createMedia({ ...ports, store, files, viewers, temporary, pictures, containers })
  return {
    store,
    viewers,
    pictures,
    temporary,
    media,
    upload: mediaUpload(media),
    removeUnwanted: () => removeUnwanted({ files, store }, clock.nowMs()),
    close: store.close,
  }
}
