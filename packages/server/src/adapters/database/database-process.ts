import { PGlite } from '@electric-sql/pglite'

/** Makes a database in a folder that does not exist yet: `<folder>`. */
const [folder = ''] = process.argv.slice(2)
const database = await PGlite.create(folder)
await database.close()
