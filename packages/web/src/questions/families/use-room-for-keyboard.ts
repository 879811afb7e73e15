import { useEffect } from 'react'
import { SIDEWAYS, useMedia } from '../../lib/page/use-media.ts'

/**
 * A phone on its side loses half its height to the keyboard. While this is used there the page ends above it, where the browser
 * can (WebKit cannot), instead of going on under it. An upright one has room for both, and would be taken for one on its side. Rule QV27.
 */
export const useRoomForKeyboard = (): void => {
  const isSideways = useMedia(`(min-width: 600px) and ${SIDEWAYS}`)
  useEffect(() => {
    const viewport = document.querySelector<HTMLMetaElement>('meta[name="viewport"]')
    if (!isSideways || viewport === null) return
    const { content } = viewport
    viewport.content = `${content}, interactive-widget=resizes-content`
    return () => {
      viewport.content = content
    }
  }, [isSideways])
}
