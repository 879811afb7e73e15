import { buildWeb, isWebStale } from './web-build.ts'

if (isWebStale()) {
  console.log('Building the web…')
  if (!(await buildWeb())) process.exit(1)
}
// In this process: one that only waited for the server would cost 50 MB.
await import('../packages/server/src/main.ts')
