import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asyncapi } from './asyncapi.ts'
import { openapi } from './openapi.ts'

// Writes the descriptions of the wire; with --check it only says whether the written ones are the present ones.
const folder = join(import.meta.dirname, '..', '..', 'generated')
const documents = { 'openapi.json': openapi(), 'asyncapi.json': asyncapi() }
const isCheck = process.argv.includes('--check')

for (const [name, document] of Object.entries(documents)) {
  const path = join(folder, name)
  const text = `${JSON.stringify(document, null, 2)}\n`
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
  if (isCheck) {
    console.error(`packages/contract/generated/${name} is not what the schemas say: run npm run generate.`)
    process.exitCode = 1
  } else {
    writeFileSync(path, text)
    console.log(`wrote packages/contract/generated/${name}`)
  }
}
