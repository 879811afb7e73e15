import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { MediaStore } from '../../ports.ts'

/** Where a bucket is, and who may use it. */
export interface S3Settings {
  bucket: string
  /** Of a service other than Amazon's. */
  endpoint: string | undefined
  region: string
  /** Without them those of the machine count, e.g. of its role. */
  keys: { id: string; secret: string } | undefined
}

/** Ends with the file's last byte, whatever the network does. */
const SLOWEST_REQUEST_MS = 60_000

/** Keeps uploaded media in a bucket of S3, or of a service that speaks like it. */
export const s3Media = ({ bucket, endpoint, region, keys }: S3Settings): MediaStore & { close(): void } => {
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(keys && { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } }),
    // Checksums in trailers are unknown to many services that speak like S3.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: SLOWEST_REQUEST_MS },
  })
  const at = (folder: string, name: string) => ({ Bucket: bucket, Key: `${folder}/${name}` })

  return {
    async put(folder, name, content) {
      // In one piece, at most 20 MB: what is sent as a stream cannot be sent again when the service is busy.
      const bytes = content instanceof Uint8Array ? content : await readFile(content.path)
      await client.send(new PutObjectCommand({ ...at(folder, name), Body: bytes }))
    },
    async find(folder, name) {
      try {
        const { ContentLength, ETag } = await client.send(new HeadObjectCommand(at(folder, name)))
        return {
          bytes: ContentLength ?? 0,
          etag: ETag ?? '',
          async read(range) {
            const part = range && { Range: `bytes=${range.first}-${range.last}` }
            const { Body } = await client.send(new GetObjectCommand({ ...at(folder, name), ...part }))
            if (!(Body instanceof Readable)) throw new Error('the bucket sent no content')
            return Body
          },
        }
      } catch (error) {
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined
        throw error
      }
    },
    async remove(folder, name) {
      await client.send(new DeleteObjectCommand(at(folder, name)))
    },
    close: () => client.destroy(),
  }
}
