import { CameraIcon } from '@phosphor-icons/react/dist/ssr/Camera'
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple'
import { useRef } from 'react'
import { saveFile } from '../../../lib/page/save-file.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Mascot } from '../../../ui/stage/pictures/mascot.tsx'
import { QrCode } from '../../../ui/stage/pictures/qr-code.tsx'
import { t } from '../messages.ts'
import { qrPicture } from '../qr-picture.ts'
import styles from './qr-card.module.css'

interface QrCardProps {
  link: string
  /** The file's, without its ending. */
  fileName: string
}

/** The link as a code of 256 px, on a card that leaves it its quiet zone, and as a picture to keep. Rule QH8. */
export const QrCard = ({ link, fileName }: QrCardProps) => {
  const code = useRef<HTMLDivElement>(null)
  const toast = useToast()

  const download = async () => {
    const drawn = code.current?.querySelector('svg')
    const picture = drawn ? await qrPicture(drawn) : null
    if (picture === null) toast({ text: t('notDownloaded'), tone: 'bad' })
    else saveFile(`${fileName}.png`, picture)
  }

  return (
    <section className={styles.place}>
      <Mascot mood="cheering" className={styles.mascot} />
      <div className={styles.card}>
        <div ref={code} className={styles.code}>
          <QrCode value={link} label={t('qrLabel', { link })} paper="#FFF6E3" quietZone={0} />
        </div>
        <p className={styles.scan}>
          <Icon of={CameraIcon} size={22} />
          {t('scan')}
        </p>
        <Button tone="dark" wide icon={DownloadSimpleIcon} className={styles.download} onPress={download}>
          {t('download')}
        </Button>
      </div>
    </section>
  )
}
