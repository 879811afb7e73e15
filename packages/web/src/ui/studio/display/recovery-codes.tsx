import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy'
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple'
import { copyText } from '../../../lib/page/clipboard.ts'
import { saveFile } from '../../../lib/page/save-file.ts'
import { useToast } from '../../stage/feedback/toaster.tsx'
import { Button } from '../controls/button.tsx'
import styles from './recovery-codes.module.css'

interface RecoveryCodesProps {
  codes: readonly string[]
  fileName: string
  labels: { list: string; copy: string; copied: string; download: string }
}

/** Codes that are shown once, to be copied, saved as a file or written down. */
export const RecoveryCodes = ({ codes, fileName, labels }: RecoveryCodesProps) => {
  const toast = useToast()
  const text = codes.join('\n')
  const copy = async () => {
    const copied = await copyText(text)
    toast(copied.ok ? { text: labels.copied, tone: 'good' } : { text: copied.sentence, tone: 'bad' })
  }
  return (
    <div className={styles.whole}>
      <ul className={styles.codes} aria-label={labels.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button tone="outline" size="small" icon={CopyIcon} onPress={copy}>
          {labels.copy}
        </Button>
        <Button
          tone="outline"
          size="small"
          icon={DownloadSimpleIcon}
          onPress={() => saveFile(fileName, new Blob([`${text}\n`], { type: 'text/plain' }))}
        >
          {labels.download}
        </Button>
      </div>
    </div>
  )
}
