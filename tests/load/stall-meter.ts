/**
 * Loaded into a server before everything else. Tells on SIGUSR2 the longest turn of its event loop since the last time, in
 * milliseconds: by the processor time that it took, which other programs do not lengthen, and by the clock.
 */
if (process.argv[1]?.endsWith('main.ts')) {
  const longest = { cpuMs: 0, clockMs: 0 }
  let cpu = process.threadCpuUsage()
  let clockMs = performance.now()
  const turn = () => {
    const used = process.threadCpuUsage(cpu)
    const nowMs = performance.now()
    longest.cpuMs = Math.max(longest.cpuMs, (used.user + used.system) / 1_000)
    longest.clockMs = Math.max(longest.clockMs, nowMs - clockMs)
    cpu = process.threadCpuUsage()
    clockMs = nowMs
    setImmediate(turn)
  }
  turn()
  process.on('SIGUSR2', () => {
    process.stdout.write(`stall ${longest.cpuMs.toFixed(1)} ${longest.clockMs.toFixed(1)}\n`)
    longest.cpuMs = 0
    longest.clockMs = 0
  })
}
