import { UPLOADS } from '../media/unwanted.ts'
import type { StoredMedia } from '../ports.ts'

/** The name of a QTest's own picture among its media. */
export const BANNER = 'banner'

const UPLOADED = new RegExp(`^/media/${UPLOADS}/([^/]+)$`)

/** The upload that an address shows; undefined for a picture that everybody may see where it is. */
export const uploadAt = (address: string): StoredMedia | undefined => {
  const name = UPLOADED.exec(address)?.[1]
  return name === undefined ? undefined : { folder: UPLOADS, name: decodeURIComponent(name) }
}

/** Where whoever has the QTest's id sees its picture: an upload may be of a quiz that is nobody else's to see. Rule QC11. */
export const bannerAddress = (qtestId: string, image: string): string =>
  uploadAt(image) === undefined ? image : `/media/qtests/${qtestId}/${BANNER}`
