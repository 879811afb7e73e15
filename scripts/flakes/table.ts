import type { Count } from './history.ts'

/** Runs, failures and their share of each file, the worst first; below a file the tests that failed and why at last. */
export const table = (counts: readonly Count[]): string => {
  const width = Math.max(4, ...counts.map(({ file }) => file.length))
  const row = (cells: readonly string[]) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(width) : cell.padStart(8))).join('  ')
  return [
    row(['file', 'runs', 'failed', 'share']),
    ...counts
      .map((count) => ({ ...count, share: count.failed / count.runs }))
      .sort((a, b) => b.share - a.share || b.runs - a.runs)
      .flatMap(({ file, runs, failed, share, failures }) => [
        row([file, String(runs), String(failed), `${(100 * share).toFixed(1)} %`]),
        ...failures.flatMap(({ title, error, log, count }) => [
          `  ${count} × ${title}`,
          `      ${error}`,
          `      ${log}`,
        ]),
      ]),
  ].join('\n')
}
