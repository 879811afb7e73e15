import { QRCodeSVG } from 'qrcode.react'
import styles from './qr-code.module.css'

/** Modules of empty margin that scanners need. */
const QUIET_ZONE = 4

interface QrCodeProps {
  value: string
  /** What scanning does, for screen readers. */
  label: string
}

/** Fills its place's width; dark on white whatever the colours around it, since scanners expect that. */
export const QrCode = ({ value, label }: QrCodeProps) => (
  <QRCodeSVG
    className={styles.code}
    value={value}
    title={label}
    marginSize={QUIET_ZONE}
    bgColor="#FFFFFF"
    fgColor="#241A3D"
    level="M"
  />
)
