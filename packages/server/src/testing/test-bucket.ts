import S3rver from 's3rver'
import { newFolder } from './new-folder.ts'

/** A bucket on this machine. */
export interface TestBucket {
  /** The keys of the environment with which the server uses it. */
  settings: Record<string, string>
  /** Where its objects are on the disk. */
  folder: string
  close(): Promise<void>
}

export const openTestBucket = async (): Promise<TestBucket> => {
  const bucket = 'quokka-media'
  const directory = newFolder()
  const options = { address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: bucket }] }
  const service = new S3rver(options)
  const { port } = await service.run()
  return {
    settings: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    folder: `${directory}/${bucket}`,
    close: () => service.close(),
  }
}
