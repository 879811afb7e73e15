import { CopySimpleIcon } from '@phosphor-icons/react/dist/ssr/CopySimple'
import { FilePlusIcon } from '@phosphor-icons/react/dist/ssr/FilePlus'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { ChoiceCard } from '../../../ui/studio/controls/choice-card.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
import styles from './create.module.css'

interface OptionsDialogProps {
  /** The name of a quiz that was begun and not made; empty for none. */
  begun: string
  templateSays: string | undefined
  onStartFresh: () => void
  onClose: () => void
}

/** 'Create new quiz': from nothing, or from a template one day. */
export const OptionsDialog = ({ begun, templateSays, onStartFresh, onClose }: OptionsDialogProps) => {
  const toast = useToast()
  return (
    <Dialog open size="wide" title={t('library:create.options.title')} closeLabel={t('studio:close')} onClose={onClose}>
      <div className={styles.body}>
        <ChoiceCard
          icon={FilePlusIcon}
          name={t('library:create.options.startFresh')}
          help={begun ? t('library:create.options.goOn', { name: begun }) : t('library:create.options.startFreshHelp')}
          onPress={onStartFresh}
        />
        <ChoiceCard
          icon={CopySimpleIcon}
          name={t('library:create.options.template')}
          help={t('library:create.options.templateHelp')}
          onPress={() => templateSays && toast({ text: templateSays, tone: 'info' })}
        />
      </div>
    </Dialog>
  )
}
