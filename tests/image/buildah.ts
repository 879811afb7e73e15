import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Why no image can be built here; undefined when one can. */
export const whyNoImage = (): string | undefined => {
  const missing = ['buildah', 'mmdebstrap', 'unshare'].filter(
    (command) => spawnSync(command, ['--version']).error !== undefined,
  )
  if (missing.length > 0) return `there is no ${missing.join(' and no ')} in PATH (Debian's packages have their names)`
  return process.getuid?.() === 0 ? undefined : 'only root may change the root of a process'
}

/** What an image says of the process that is started in it, by the names of its format. */
export interface ImageConfig {
  User: string
  WorkingDir: string
  Env: string[]
  Cmd: string[]
  Volumes: Record<string, unknown>
}

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

/** Buildah with its storage in a folder, in which no engine and no other storage is needed. */
export const buildahIn = (folder: string) => {
  const run = (...words: readonly string[]): string =>
    execFileSync('buildah', ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run'), ...words], {
      encoding: 'utf8',
      env: { ...process.env, BUILDAH_ISOLATION: 'chroot' },
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: Number.POSITIVE_INFINITY,
    }).trim()

  return {
    /** Makes what stands for the official image of Node, from Debian's packages and this machine's Node and npm; answers its name. */
    makeBase(): string {
      const files = join(folder, 'base.tar')
      const include = '--include=ca-certificates,libatomic1'
      execFileSync('mmdebstrap', ['--quiet', '--variant=minbase', include, 'bookworm', files], { stdio: 'inherit' })
      const container = run('from', 'scratch')
      run('add', '--quiet', container, files, '/')
      const root = run('mount', container)
      cpSync(process.execPath, join(root, 'usr/local/bin/node'))
      const npm = resolve(realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim()), '..', '..')
      cpSync(npm, join(root, 'usr/local/lib/node_modules/npm'), { recursive: true })
      symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'))
      run('run', container, '--', 'useradd', '--uid', '1000', '--create-home', 'node')
      run('commit', '--quiet', '--rm', container, 'base')
      return 'localhost/base'
    },

    /** Builds the image of a folder's Dockerfile; whom this machine trusts is trusted while packages are fetched. */
    build(context: string, base: string): void {
      const settings = join(folder, 'npmrc')
      writeFileSync(settings, `cafile=${CERTIFICATES}\n`)
      const mounted = [`${CERTIFICATES}:${CERTIFICATES}:ro`, `${settings}:/usr/local/etc/npmrc:ro`].map(
        (one) => `--volume=${one}`,
      )
      run('build', '--format=docker', `--build-arg=BASE=${base}`, ...mounted, '--tag=quiz', context)
    },

    /** Where the files of the built image are, until `remove`. */
    mount: (): string => run('mount', run('from', 'localhost/quiz')),

    config: (): ImageConfig => JSON.parse(run('inspect', '--type=image', 'localhost/quiz')).Docker.config,

    remove: (): void => void run('rmi', '--all', '--force'),
  }
}
