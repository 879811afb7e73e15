import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple'
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash'
import { useState } from 'react'
import { saveFile } from '../../../lib/page/save-file.ts'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import { fetchOwnData } from '../api/own-data.ts'
import styles from './card-actions.module.css'
import { DeleteDialog } from './delete-dialog.tsx'
import { ExportQuizzes } from './export-quizzes.tsx'

interface OwnDataCardProps {
  username: string
  hasPassword: boolean
}

/** Taking one's data along, and leaving. */
export const OwnDataCard = ({ username, hasPassword }: OwnDataCardProps) => {
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const toast = useToast()

  const download = async () => {
    setIsBusy(true)
    const answer = await fetchOwnData()
    setIsBusy(false)
    if (!answer.ok) return toast({ text: answer.sentence, tone: 'bad' })
    saveFile(`${username}.json`, new Blob([JSON.stringify(answer.value, null, 2)], { type: 'application/json' }))
    toast({ text: t('profile:data.downloaded'), tone: 'good' })
  }

  return (
    <Card title={t('profile:data.title')} help={t('profile:data.help')}>
      <div className={styles.actions}>
        <Button tone="outline" icon={DownloadSimpleIcon} busy={isBusy} onPress={download}>
          {t('profile:data.download')}
        </Button>
        <ExportQuizzes />
        <Button tone="dangerOutline" icon={TrashIcon} aria-haspopup="dialog" onPress={() => setIsAsking(true)}>
          {t('profile:data.delete')}
        </Button>
      </div>
      {isAsking && <DeleteDialog hasPassword={hasPassword} onClose={() => setIsAsking(false)} />}
    </Card>
  )
}
