import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Samples } from './samples.ts'
import { RATE } from './samples.ts'

const ENCODER = 'ffmpeg'
const MISSING = `${ENCODER} is missing, and a sound has to be made: install it (apt-get install ffmpeg) and run this again.`

/** The samples as a mono MP3 of 56 kbit/s. Throws with what to do when ffmpeg is not installed. */
export const encodeMp3 = async (samples: Samples): Promise<Buffer> => {
  const pcm = Buffer.alloc(samples.length * 2)
  for (const [index, value] of samples.entries()) pcm.writeInt16LE(Math.round(value * 32_767), index * 2)
  // Bit-exact: the same sound gives the same file, without the encoder's name and version.
  const form = ['-f', 's16le', '-ar', String(RATE), '-ac', '1', '-i', 'pipe:0']
  const wanted = [
    '-c:a',
    'libmp3lame',
    '-b:a',
    '56k',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:a',
    '+bitexact',
  ]
  const encoder = spawn(ENCODER, ['-v', 'error', ...form, ...wanted, '-f', 'mp3', 'pipe:1'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const chunks: Buffer[] = []
  encoder.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  // A dead encoder closes the pipe; its exit code says so below.
  encoder.stdin.on('error', () => undefined)
  encoder.stdin.end(pcm)
  try {
    const [code] = (await once(encoder, 'close')) as [number | null]
    if (code !== 0) throw new Error(`${ENCODER} ended with ${code}`)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new Error(MISSING)
    throw error
  }
  return Buffer.concat(chunks)
}
