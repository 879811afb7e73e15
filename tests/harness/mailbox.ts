import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { until } from './until.ts'

/** The code of the newest mail to an address, from the folder in which a server without SMTP keeps them; waits for one newer than `after` mails. */
export const mailedCode = async (dataFolder: string, address: string, after = 0): Promise<string> => {
  const folder = join(dataFolder, 'mail')
  let code: string | undefined
  await until(`a code for ${address} arrives`, async () => {
    const files = (await readdir(folder).catch(() => [])).sort()
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
    const codes = texts
      .map((text): unknown => JSON.parse(text))
      .filter((mail) => typeof mail === 'object' && mail !== null && 'to' in mail && mail.to === address)
      .flatMap(
        (mail) =>
          /^[A-Z0-9]{6}$/m.exec(String(Object.entries(mail as object).find(([name]) => name === 'text')?.[1]))?.[0] ??
          [],
      )
    code = codes.length > after ? codes.at(-1) : undefined
    return code !== undefined
  })
  return code ?? ''
}
