import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Size } from './sizes.ts'
import { nameOf, SIZES_SHOWN } from './sizes.ts'

/** A folder of pictures, a folder in it for each size, with what was found wrong and a page that shows it all. */
export class Wall {
  private readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  async hang(page: Page, name: string, size: Size, ...folders: string[]): Promise<void> {
    await page.screenshot({ path: join(this.folder, ...folders, nameOf(size), `${name}.png`), animations: 'disabled' })
  }

  /** Keeps what was found wrong; several processes may do so at once. */
  async note(findings: readonly string[]): Promise<void> {
    await mkdir(this.folder, { recursive: true })
    await appendFile(this.notes, findings.map((finding) => `${finding}\n`).join(''))
  }

  async findings(): Promise<string[]> {
    const noted = await readFile(this.notes, 'utf8').catch(() => '')
    return noted.split('\n').filter((line) => line !== '')
  }

  /** Writes the page that shows every screen at all sizes beside each other; answers its path. */
  async open(): Promise<string> {
    const findings = await this.findings()
    const columns = await Promise.all(
      SIZES_SHOWN.map(async (size) => {
        const name = nameOf(size)
        return { name, files: await readdir(join(this.folder, name)).catch((): string[] => []) }
      }),
    )
    const files = [...new Set(columns.flatMap((column) => column.files))].sort()
    const rows = files.map((file) => {
      const screen = file.replace(/\.png$/u, '')
      const wrong = findings.filter((finding) => finding.startsWith(`${screen}, `))
      const pictures = columns.map((column) => (column.files.includes(file) ? pictureOf(column.name, file) : ''))
      return `<section id="${escaped(screen)}"><h2>${escaped(screen)}</h2>${listOf(wrong)}<div>${pictures.join('')}</div></section>`
    })
    const path = join(this.folder, 'index.html')
    const told = `${files.length} screens, ${findings.length} findings`
    await writeFile(path, `${HEAD}<h1>Gallery</h1><p>${told}</p>${rows.join('\n')}`)
    return path
  }

  private get notes(): string {
    return join(this.folder, 'findings.txt')
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const pictureOf = (size: string, file: string): string => {
  const address = `${size}/${encodeURIComponent(file)}`
  return `<a href="${address}"><img src="${address}" alt="" loading="lazy"><span>${size}</span></a>`
}

const listOf = (findings: readonly string[]): string =>
  findings.length === 0 ? '' : `<ul>${findings.map((finding) => `<li>${escaped(finding)}</li>`).join('')}</ul>`

const HEAD = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gallery</title>
<style>
body { background: #f4f2ee; color: #222; font: 16px/1.5 system-ui, sans-serif; margin: 24px; }
section div { align-items: start; display: flex; gap: 16px; overflow-x: auto; }
a { color: inherit; flex: none; }
img { background: #ddd; block-size: 320px; display: block; }
li { color: #a11; }
</style>
`
