import { readFileSync } from 'node:fs'

// Loaded before the server: moves its clock by what the file of CLOCK_AHEAD_FILE says, in milliseconds, whenever SIGUSR2 comes.
const { now } = performance
let aheadMs = 0
performance.now = () => now.call(performance) + aheadMs
process.on('SIGUSR2', () => {
  aheadMs = Number(readFileSync(process.env.CLOCK_AHEAD_FILE ?? '', 'utf8'))
})
