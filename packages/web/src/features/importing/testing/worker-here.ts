import type { NamedFile } from '@quokka/formats'
import { readFiles } from '@quokka/formats'

/** jsdom has no workers: this one reads in the thread of its test. */
export class WorkerHere extends EventTarget {
  private isEnded = false

  postMessage(files: readonly NamedFile[]): void {
    const tell = (data: unknown) => {
      if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', { data }))
    }
    void readFiles(files, { onProgress: (progress) => tell({ progress }) }).then((readings) => tell({ readings }))
  }

  terminate(): void {
    this.isEnded = true
  }
}

/** One that tells how far it is and never ends. */
export class EndlessWorker extends EventTarget {
  postMessage(): void {
    this.dispatchEvent(new MessageEvent('message', { data: { progress: { files: 0, questions: 250 } } }))
  }

  terminate(): void {}
}

/** jsdom's files do not give out their bytes by themselves. */
export const giveOutBytes = (): void => {
  Blob.prototype.arrayBuffer = function () {
    return new Promise((resolve) => {
      const reader = new FileReader()
      reader.onload = () => {
        if (reader.result instanceof ArrayBuffer) resolve(reader.result)
      }
      reader.readAsArrayBuffer(this)
    })
  }
}
