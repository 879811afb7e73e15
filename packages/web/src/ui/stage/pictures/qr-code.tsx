import { QRCodeSVG } from 'qrcode.react'
import styles from './qr-code.module.css'

/** Modules of empty margin that scanners need. */
const QUIET_ZONE = 4

interface QrCodeProps {
  value: string
  /** What scanning does, for screen readers. */
  label: string
  /** The light colour of its place; scanners expect dark on light whatever the colours around. */
  paper?: string
  /** In modules; none where the place around it leaves as much. */
  quietZone?: number
}

/** Fills its place's width. */
export const QrCode = ({ value, label, paper = '#FFFFFF', quietZone = QUIET_ZONE }: QrCodeProps) => (
  <QRCodeSVG
    className={styles.code}
    value={value}
    title={label}
    marginSize={quietZone}
    bgColor={paper}
    fgColor="#1B1038"
    level="M"
  />
)
