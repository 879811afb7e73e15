import type { NamedFile } from '@quokka/formats'
import { readFiles } from '@quokka/formats'

const read = async (files: readonly NamedFile[]): Promise<void> => {
  try {
    const readings = await readFiles(files, { onProgress: (progress) => postMessage({ progress }) })
    postMessage({ readings })
  } catch {
    postMessage({ failed: true })
  }
}

addEventListener('message', ({ data }: MessageEvent<readonly NamedFile[]>) => void read(data))
