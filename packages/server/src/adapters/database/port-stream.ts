import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'

/** A byte stream to another thread, in the guise of a socket: the driver asks for `connect`, `setNoDelay` and the like. */
export class PortStream extends Duplex {
  readonly #openPort: () => MessagePort
  #port: MessagePort | undefined

  constructor(openPort: () => MessagePort) {
    super()
    this.#openPort = openPort
  }

  connect(): this {
    const port = this.#openPort()
    this.#port = port
    port.on('message', (bytes: Uint8Array) => this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
    port.on('close', () => this.destroy())
    queueMicrotask(() => this.emit('connect'))
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    // A copy of our own: the chunk may be a slice of a shared pool, which must not be given away.
    const bytes = new Uint8Array(chunk)
    this.#port?.postMessage(bytes, [bytes.buffer])
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'utf8', done)
  }

  override _final(done: () => void): void {
    this.#port?.close()
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port?.close()
    done(error)
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    this.#port?.ref()
    return this
  }

  unref(): this {
    this.#port?.unref()
    return this
  }
}
