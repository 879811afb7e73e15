import { letOthersFirst } from './priority.ts'
import { given, runCommand, secondsSince } from './run-command.ts'
import { takeBackup } from './take-backup.ts'

await runCommand('Name a new folder: npm run backup -- <folder>', async (config) => {
  const [folder, ...more] = given({})?.positionals ?? []
  if (folder === undefined || more.length > 0) return undefined
  letOthersFirst()
  const beganMs = performance.now()
  const { manifest, bytes } = await takeBackup(config, folder)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const { keptIn, vanished } = manifest.uploads
  return [
    `Backed up into ${folder}: ${rows} rows of ${manifest.tables.length} tables, ${manifest.files.length} files, ` +
      `${(bytes / 1e6).toFixed(1)} MB in ${secondsSince(beganMs)}.`,
    ...(keptIn === 'a bucket'
      ? ['Uploads are in the bucket of S3_BUCKET and not in this backup: back that up as well.']
      : []),
    ...(vanished > 0 ? [`${vanished} uploads were deleted by the server meanwhile.`] : []),
  ]
})
