import { restore } from './restore.ts'
import { given, runCommand, secondsSince } from './run-command.ts'

await runCommand('Name the folder of a backup: npm run restore -- <folder> [--replace]', async (config) => {
  const { values, positionals } = given({ replace: { type: 'boolean' } }) ?? { positionals: [] }
  const [folder, ...more] = positionals
  if (folder === undefined || more.length > 0) return undefined
  const beganMs = performance.now()
  const { manifest, rows, uploads } = await restore(config, folder, { mayReplace: values?.replace === true })
  const place = config.DATABASE_URL === undefined ? config.DATA_DIR : 'the database of DATABASE_URL'
  const isInBucket = manifest.uploads.keptIn === 'a bucket'
  return [
    `Restored the backup of ${manifest.begunAt} (version ${manifest.version}) into ${place}: ${rows} rows` +
      `${uploads === undefined ? '' : `, ${uploads} uploads`} in ${secondsSince(beganMs)}. Start the server: it migrates what is older.`,
    ...(isInBucket && uploads !== undefined
      ? ['Its uploads are in a bucket: set S3_BUCKET before the server starts.']
      : []),
    ...(!isInBucket && uploads === undefined
      ? [`Its uploads are in ${folder}/uploads and S3_BUCKET is set: copy them into the bucket under the same names.`]
      : []),
  ]
})
