import type { Database } from '../ports.ts'
import { brokenIndex } from './broken-index.ts'

export interface Folder {
  folderId: string
  userId: string
  folderName: string
}

/** The folders of somebody's library. */
export interface LibraryFolders {
  /** `taken`: there is one of this name, in any case; `tooMany`: there are `most`. Nothing changed then. */
  add(folder: Folder, most: number): Promise<'done' | 'taken' | 'tooMany'>
  rename(folder: Folder): Promise<'done' | 'taken' | 'gone'>
  /** Its quizzes are in no folder then. False when there is no such folder of theirs. */
  remove(userId: string, folderId: string): Promise<boolean>
}

/** What a write answers, or `taken` where another folder has the name. */
const unlessTaken = async <Answer>(write: () => Promise<Answer>): Promise<Answer | 'taken'> => {
  try {
    return await write()
  } catch (error) {
    if (brokenIndex(error) === undefined) throw error
    return 'taken'
  }
}

export const createLibraryFolders = ({ kysely }: Pick<Database, 'kysely'>): LibraryFolders => ({
  add: ({ folderId, userId, folderName }, most) =>
    unlessTaken(() =>
      kysely.transaction().execute(async (transaction) => {
        // Whoever else adds one waits.
        await transaction
          .selectFrom('account')
          .select('user_id')
          .where('user_id', '=', userId)
          .forNoKeyUpdate()
          .execute()
        const { folders } = await transaction
          .selectFrom('library_folder')
          .select((count) => count.fn.countAll<string>().as('folders'))
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow()
        if (Number(folders) >= most) return 'tooMany'
        await transaction
          .insertInto('library_folder')
          .values({ folder_id: folderId, user_id: userId, folder_name: folderName })
          .execute()
        return 'done'
      }),
    ),
  rename: ({ folderId, userId, folderName }) =>
    unlessTaken(async () => {
      const { numUpdatedRows } = await kysely
        .updateTable('library_folder')
        .set({ folder_name: folderName })
        .where('folder_id', '=', folderId)
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n ? 'done' : 'gone'
    }),
  async remove(userId, folderId) {
    const { numDeletedRows } = await kysely
      .deleteFrom('library_folder')
      .where('folder_id', '=', folderId)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    return numDeletedRows === 1n
  },
})
