import { lockFolder } from '../adapters/database/folder-lock.ts'

// Run as a process of its own by tests: holds the folder until it is killed, and says when it has it.
try {
  lockFolder(process.argv[2] ?? '', 4321)
  console.log('held')
  setInterval(() => {}, 1_000)
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
}
