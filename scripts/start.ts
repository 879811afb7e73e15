import { run } from './child.ts'
import { buildWeb, isWebStale } from './web-build.ts'

if (isWebStale()) {
  console.log('Building the web…')
  if (!(await buildWeb())) process.exit(1)
}
process.exit(await run(process.execPath, ['packages/server/src/main.ts', ...process.argv.slice(2)]))
