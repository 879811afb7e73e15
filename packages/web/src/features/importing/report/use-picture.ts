import { mediaKind } from '@quokka/core/media'
import { useEffect, useState } from 'react'
import type { ReportMedia } from './kept-report.ts'

/** The address of a picture that came in a file, for as long as it is shown. */
export const usePicture = (media: ReportMedia, name: unknown): string | undefined => {
  const isPicture = typeof name === 'string' && mediaKind(name) === 'image'
  const blob = isPicture ? media.get(name) : undefined
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (blob === undefined) return setAddress(undefined)
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return address
}
