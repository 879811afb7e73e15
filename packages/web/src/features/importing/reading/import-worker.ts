import type { NamedFile } from '@quokka/formats'
import { readFiles } from '@quokka/formats'

addEventListener('message', async ({ data }: MessageEvent<readonly NamedFile[]>) => {
  try {
    const readings = await readFiles(data, { onProgress: (progress) => postMessage({ progress }) })
    postMessage({ readings })
  } catch {
    postMessage({ failed: true })
  }
})
