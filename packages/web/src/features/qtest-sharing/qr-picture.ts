/** Modules of empty margin that scanners need. */
const QUIET_ZONE = 4
/** Sharp in print and on a projector: a module is that many whole pixels. */
const PIXELS_A_MODULE = 24
const INK = '#1b1038'

/** A drawn code, its modules alone, as a PNG on white with its quiet zone; null where the browser cannot draw. */
export const qrPicture = (code: SVGSVGElement): Promise<Blob | null> => {
  const modules = code.viewBox.baseVal.width
  const drawing = [...code.querySelectorAll('path')].at(-1)?.getAttribute('d') ?? ''
  const canvas = document.createElement('canvas')
  canvas.width = (modules + 2 * QUIET_ZONE) * PIXELS_A_MODULE
  canvas.height = canvas.width
  const pen = canvas.getContext('2d')
  if (pen === null) return Promise.resolve(null)
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.scale(PIXELS_A_MODULE, PIXELS_A_MODULE)
  pen.translate(QUIET_ZONE, QUIET_ZONE)
  pen.fillStyle = INK
  pen.fill(new Path2D(drawing))
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
