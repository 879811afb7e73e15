import { addLibraryFolder, deleteLibraryFolder, renameLibraryFolder } from '@quokka/contract/http'
import { ok } from '@quokka/core/lib'
import { QUIZ_LIMITS } from '@quokka/core/quiz'
import type { Route } from '../../http/endpoints/mount-endpoint.ts'
import { route } from '../../http/endpoints/mount-endpoint.ts'
import type { LibraryPorts } from './library-ports.ts'

const REFUSED = {
  taken: { ok: false, refusal: { code: 'library/folder-name-taken' } },
  tooMany: { ok: false, refusal: { code: 'library/too-many-folders' } },
  gone: { ok: false, refusal: { code: 'library/folder-not-found' } },
} as const

/** The folders of the caller's library (contract §3). */
export const folderRoutes = ({ libraryFolders, libraryList, chance, clock }: LibraryPorts): Route[] => {
  const foldersOf = async (userId: string) => (await libraryList.counts(userId, clock.nowMs())).folders
  return [
    route(addLibraryFolder, async ({ body: { folderName }, user: { userId } }) => {
      const folderId = chance.newId()
      const added = await libraryFolders.add({ folderId, userId, folderName }, QUIZ_LIMITS.foldersPerLibrary)
      return added === 'done' ? ok({ folderId, folders: await foldersOf(userId) }) : REFUSED[added]
    }),
    route(renameLibraryFolder, async ({ body: { folderId, folderName }, user: { userId } }) => {
      const renamed = await libraryFolders.rename({ folderId, userId, folderName })
      return renamed === 'done' ? ok({ folders: await foldersOf(userId) }) : REFUSED[renamed]
    }),
    route(deleteLibraryFolder, async ({ body: { folderId }, user: { userId } }) =>
      (await libraryFolders.remove(userId, folderId)) ? ok({ folders: await foldersOf(userId) }) : REFUSED.gone,
    ),
  ]
}
