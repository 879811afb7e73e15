import { FIRST_LANGUAGE, LANGUAGE_CODES } from '@quokka/languages'
import { readSame, readTranslated } from '../packages/web/bundling/translated-messages.ts'
import { readWrittenMessages } from '../packages/web/bundling/written-messages.ts'
import { findingsIn } from './languages/catalogue-findings.ts'
import { readServersSentences, readServersTranslations } from './languages/servers-sentences.ts'
import { readWrittenRefusals } from './languages/written-refusals.ts'

/**
 * Tells what is missing, left over or doubtful in the sentences of each language, or of those that are named.
 * `en` prints what is to be translated of the server.
 */
const named = process.argv.slice(2)
const refusals = readWrittenRefusals()
const own = { refusals, ...readServersSentences() }
if (named.includes(FIRST_LANGUAGE)) console.log(JSON.stringify(own, null, 2))
const english = { ...(await readWrittenMessages()), ...own }
for (const language of LANGUAGE_CODES) {
  if (language === FIRST_LANGUAGE || (named.length > 0 && !named.includes(language))) continue
  const said = { ...readTranslated(language), ...readServersTranslations(language) }
  const findings = findingsIn(english, said, { language, same: readSame(language) })
  for (const { key, fault, said = '' } of findings) console.log(`${language}  ${fault.padEnd(16)}  ${key}  ${said}`)
  console.log(`${language}: ${findings.length === 0 ? 'complete' : `${findings.length} to look at`}`)
  if (findings.length > 0) process.exitCode = 1
}
