import { moveToEmbedded, moveToPostgres } from './move.ts'
import { given, runCommand, secondsSince } from './run-command.ts'

const USAGE = 'Say where to: npm run move -- --to postgres://user:password@host:5432/name, or --to embedded'

await runCommand(USAGE, async (config) => {
  const { values, positionals } = given({ to: { type: 'string' } }) ?? { positionals: [] }
  const to = values?.to ?? ''
  const beganMs = performance.now()
  if (positionals.length > 0) return undefined
  if (to === 'embedded') {
    const rows = await moveToEmbedded(config)
    return [
      `Moved ${rows} rows into ${config.DATA_DIR} in ${secondsSince(beganMs)}; every table was compared. ` +
        'Start the server without DATABASE_URL. The PostgreSQL database is as it was.',
    ]
  }
  if (!/^postgres(ql)?:\/\//.test(to) || !URL.canParse(to)) return undefined
  const rows = await moveToPostgres(config, to)
  return [
    `Moved ${rows} rows to PostgreSQL in ${secondsSince(beganMs)}; every table was compared. Start the server with DATABASE_URL set to ` +
      `that address, and with the same DATA_DIR: uploads stay there. The embedded database is as it was; delete ${config.DATA_DIR}/database when all is well.`,
  ]
})
