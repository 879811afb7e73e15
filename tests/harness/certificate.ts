import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'

const COMMAND = 'openssl'

/** Why no certificate can be made here; undefined when one can. */
export const whyNoCertificate = (): string | undefined =>
  spawnSync(COMMAND, ['version']).error === undefined ? undefined : `there is no ${COMMAND} in PATH`

/** Where a certificate, its key, and both in one file are. */
export interface Certificate {
  certificate: string
  key: string
  both: string
}

/** Makes a certificate of this machine's name into a folder, which this process trusts from then on. */
export const makeCertificate = (folder: string): Certificate => {
  const [certificate, key, both] = ['quiz.crt', 'quiz.key', 'quiz.pem'].map((name) => join(folder, name))
  if (certificate === undefined || key === undefined || both === undefined) throw new Error('no files')
  const what = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const whose = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync(COMMAND, ['req', '-x509', ...what, ...whose, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'))
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(certificate, 'utf8')])
  return { certificate, key, both }
}
