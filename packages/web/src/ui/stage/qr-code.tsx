import { QRCodeSVG } from 'qrcode.react'
import styles from './qr-code.module.css'

/** Modules of empty margin that scanners need. */
const QUIET_ZONE = 4

interface QrCodeProps {
  value: string
  /** What scanning does, for screen readers. */
  label: string
}

/** Fills its place's width. */
export const QrCode = ({ value, label }: QrCodeProps) => (
  <QRCodeSVG
    className={styles.code}
    value={value}
    title={label}
    marginSize={QUIET_ZONE}
    bgColor="#FFF6E3"
    fgColor="#1B1038"
    level="M"
  />
)
