import { join } from 'node:path'
import { root, run, tool } from './child.ts'

// Whichever ends first (a wrong setting, Ctrl-C) ends the other.
const ended = new AbortController()
const together = { signal: ended.signal, killSignal: 'SIGTERM' } as const
const server = run(process.execPath, ['--watch', 'packages/server/src/main.ts'], together)
const web = run(tool('vite'), ['--clearScreen=false'], { ...together, cwd: join(root, 'packages', 'web') })

const code = await Promise.race([server, web])
ended.abort()
await Promise.all([server, web])
process.exit(code)
