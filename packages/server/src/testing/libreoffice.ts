import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const NAMES = ['soffice', 'libreoffice']

/** Where LibreOffice is; undefined where it is not installed. */
const PROGRAM = (process.env.PATH ?? '')
  .split(delimiter)
  .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  .find((path) => existsSync(path))

export const hasLibreOffice = PROGRAM !== undefined
if (!hasLibreOffice) console.info('LibreOffice is not installed: no file of a report or of a quiz is opened in it.')

/** Opens files and writes each again in a folder as another kind, all in one run, with settings of its own. */
export const convertFiles = async (
  paths: readonly string[],
  { kind, folder }: { kind: 'pdf' | 'fods' | 'xlsx'; folder: string },
): Promise<void> => {
  if (PROGRAM === undefined) throw new Error('LibreOffice is not installed.')
  const settings = `-env:UserInstallation=${pathToFileURL(join(folder, 'settings')).href}`
  await promisify(execFile)(PROGRAM, [settings, '--headless', '--convert-to', kind, '--outdir', folder, ...paths])
}
