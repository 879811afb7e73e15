import { lazy, Suspense } from 'react'
import styles from './qr-code.module.css'

const Drawing = lazy(() => import('qrcode.react').then(({ QRCodeSVG }) => ({ default: QRCodeSVG })))

/** Modules of empty margin that scanners need. */
const QUIET_ZONE = 4

interface QrCodeProps {
  value: string
  /** What scanning does, for screen readers. */
  label: string
}

/** Fills its place's width. Its script is loaded on first use. */
export const QrCode = ({ value, label }: QrCodeProps) => (
  <Suspense fallback={<div className={styles.code} />}>
    <Drawing
      className={styles.code}
      value={value}
      title={label}
      marginSize={QUIET_ZONE}
      bgColor="#FFF6E3"
      fgColor="#1B1038"
      level="M"
    />
  </Suspense>
)
