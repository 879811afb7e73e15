import { getOwnPictures } from '@quokka/contract/http'
import { ok } from '@quokka/core/lib'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import type { MediaFiles } from '../../stores/media-files.ts'

const PER_PAGE = 24

/** What a member uploaded before, to be used once more (contract §9). Rule ME25. */
export const ownPicturesRoute = (files: Pick<MediaFiles, 'picturesOf'>): Route =>
  route(getOwnPictures, async ({ body: { page }, user }) => {
    const { total, pictures } = await files.picturesOf(user.userId, { skip: page * PER_PAGE, most: PER_PAGE })
    return ok({
      total,
      perPage: PER_PAGE,
      pictures: pictures.map(({ name, uploadedAtMs }) => ({ name, uploadedOn: new Date(uploadedAtMs).toISOString() })),
    })
  })
