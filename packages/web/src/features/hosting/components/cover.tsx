import { useState } from 'react'

/** A quiz's picture; where it is broken the tile's own ground stays. */
export const Cover = ({ src }: { src: string }) => {
  const [isBroken, setIsBroken] = useState(false)
  return isBroken ? null : <img src={src} alt="" loading="lazy" decoding="async" onError={() => setIsBroken(true)} />
}
