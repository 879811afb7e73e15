const FINAL_TEXT = 0x81
const LENGTH_IN_TWO_BYTES = 126
const LENGTH_IN_EIGHT_BYTES = 127

/**
 * A whole unmasked text frame (RFC 6455 §5.2), header and text in one piece. Built once it can be written to any number of
 * sockets, each with one write; `ws` would encode and write twice for each of them.
 */
export const textFrame = (text: string): Buffer => {
  const bytes = Buffer.byteLength(text)
  const headerBytes = bytes < LENGTH_IN_TWO_BYTES ? 2 : bytes <= 0xffff ? 4 : 10
  const frame = Buffer.allocUnsafe(headerBytes + bytes)
  frame[0] = FINAL_TEXT
  if (headerBytes === 2) frame[1] = bytes
  else if (headerBytes === 4) {
    frame[1] = LENGTH_IN_TWO_BYTES
    frame.writeUInt16BE(bytes, 2)
  } else {
    frame[1] = LENGTH_IN_EIGHT_BYTES
    frame.writeBigUInt64BE(BigInt(bytes), 2)
  }
  frame.write(text, headerBytes)
  return frame
}

/** The text of a frame that `textFrame` has built. */
export const textIn = (frame: Buffer): string => {
  const length = frame[1]
  return frame.toString('utf8', length === LENGTH_IN_TWO_BYTES ? 4 : length === LENGTH_IN_EIGHT_BYTES ? 10 : 2)
}
