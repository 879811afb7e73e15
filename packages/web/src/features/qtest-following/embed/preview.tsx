import { useEffect, useRef, useState } from 'react'
import { joinAddress } from '../../../lib/navigation/join-address.ts'
import { t } from '../../../messages/studio.ts'
import { qtestLink } from '../../../qtest-scheduling/qtest-paths.ts'
import type { EmbedKind } from './embed-kinds.ts'
import { FRAME } from './embed-kinds.ts'
import styles from './preview.module.css'
import { drawPreview } from './preview-page.ts'

/** From this width on the preview shows a page as wide as a desk's. */
const WIDE = 560

/** How wide the made-up page is laid out, in px, where the preview has so much room. */
const pageWidth = (kind: EmbedKind, room: number): number => {
  if (kind === 'redirectButton') return Math.max(room, 400)
  return room < WIDE ? FRAME.width + 100 : FRAME.width + 330
}

/** Where the QTest is, with the middle of its id left out. */
const shortAddress = (qtestId: string): string => {
  const address = qtestLink(new URL(joinAddress().origin).host, qtestId)
  return qtestId.length > 8 ? `${address.slice(0, 4 - qtestId.length)}…${address.slice(-2)}` : address
}

interface PreviewProps {
  kind: EmbedKind
  qtestId: string
  snippet: string
}

/** The snippet at work in somebody's page, made smaller to fit, with the QTest itself in it. Rule QE8. */
export const Preview = ({ kind, qtestId, snippet }: PreviewProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<number>()
  useEffect(() => {
    if (!place.current) return
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  const width = pageWidth(kind, room ?? WIDE)
  const scale = (room ?? WIDE) / width
  return (
    <>
      <div className={styles.top}>
        <h2 className={styles.title}>{t('qtestFollowing:embed.preview')}</h2>
        <p className={styles.scale}>
          {kind === 'redirectButton'
            ? t('qtestFollowing:embed.opens', { address: shortAddress(qtestId) })
            : t('qtestFollowing:embed.scale', { ...FRAME, percent: Math.round(scale * 100) })}
        </p>
      </div>
      <div className={styles.browser}>
        <div className={styles.bar} aria-hidden="true">
          <span className={styles.address}>{t('qtestFollowing:embed.elsewhere')}</span>
        </div>
        <div ref={place} className={styles.page}>
          {room !== undefined && (
            <iframe
              key={snippet}
              title={t('qtestFollowing:embed.preview')}
              className={styles.document}
              srcDoc="<!doctype html>"
              style={{ inlineSize: width, blockSize: `${100 / scale}%`, scale: String(scale) }}
              onLoad={({ currentTarget: { contentDocument } }) => {
                if (contentDocument) drawPreview(contentDocument, kind, snippet)
              }}
            />
          )}
        </div>
      </div>
    </>
  )
}
