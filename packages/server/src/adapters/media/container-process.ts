import { readFileSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import type { Container } from '../../ports.ts'
import { stripFlac } from './metadata/flac.ts'
import { stripIsoMedia } from './metadata/iso-media.ts'
import { stripMpegAudio } from './metadata/mpeg-audio.ts'
import { stripOgg } from './metadata/ogg.ts'
import { stripRiff } from './metadata/riff.ts'
import type { Strip } from './metadata/strip.ts'
import { stripWebm } from './metadata/webm.ts'

const STRIPS: Readonly<Record<Container, Strip>> = {
  flac: stripFlac,
  isoMedia: stripIsoMedia,
  mpegAudio: stripMpegAudio,
  ogg: stripOgg,
  riff: stripRiff,
  webm: stripWebm,
}

// Live games on the same machine come first.
setPriority(10)
/** Strips one sound or film: `<from> <to> <container>`; says on its standard output what came of it. */
const [from = '', to = '', container = ''] = process.argv.slice(2)
const kept = STRIPS[container as Container](readFileSync(from))
if (kept !== undefined) writeFileSync(to, kept, { mode: 0o600 })
process.stdout.write(kept === undefined ? 'unreadable' : 'stripped')
