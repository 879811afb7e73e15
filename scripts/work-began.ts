import { spawnSync } from 'node:child_process'
import { root } from './child.ts'

const git = (...args: readonly string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/**
 * The commit that the present work began from, with a name to tell: where it left the upstream branch, else (nobody
 * pushes this branch anywhere) the last commit but one. Null in a folder that is no repository.
 */
export const workBegan = (): { commit: string; name: string } | null => {
  for (const name of ['@{upstream}', 'origin/HEAD']) {
    const commit = git('merge-base', 'HEAD', name)
    if (commit !== null) return { commit, name: git('rev-parse', '--abbrev-ref', name) ?? name }
  }
  const commit = git('rev-parse', '--verify', '--quiet', 'HEAD~1')
  return commit === null ? null : { commit, name: 'the last commit but one' }
}

/** What changed since a commit, committed or not, by path from the root. */
export const changedSince = (commit: string): string[] =>
  [git('diff', '--name-only', commit), git('ls-files', '--others', '--exclude-standard')].flatMap(
    (listed) => listed?.split('\n').filter((path) => path !== '') ?? [],
  )
