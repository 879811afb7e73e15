import type { Database } from '../ports.ts'

/** The folder that all servers of a cluster share for uploads, by the file that marks it. */
export interface UploadFolders {
  /** Settles on a folder where none was settled on before; answers the marker of the one that was. */
  settle(marker: string): Promise<string>
}

export const createUploadFolders = ({ kysely }: Pick<Database, 'kysely'>): UploadFolders => ({
  async settle(marker) {
    await kysely
      .insertInto('upload_folder')
      .values({ marker })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const settled = await kysely.selectFrom('upload_folder').select('marker').executeTakeFirstOrThrow()
    return settled.marker
  },
})
