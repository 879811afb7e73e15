import { CopySimpleIcon } from '@phosphor-icons/react/dist/ssr/CopySimple'
import { FilePlusIcon } from '@phosphor-icons/react/dist/ssr/FilePlus'
import { TrayArrowDownIcon } from '@phosphor-icons/react/dist/ssr/TrayArrowDown'
import { useNavigate } from '../../../lib/navigation/location.tsx'
import { paths } from '../../../lib/navigation/paths.ts'
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

/** 'Create new quiz': from nothing, from what is there already, or from a template one day. */
export const OptionsDialog = ({ begun, templateSays, onStartFresh, onClose }: OptionsDialogProps) => {
  const toast = useToast()
  const navigate = useNavigate()
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
          icon={TrayArrowDownIcon}
          name={t('library:create.options.bring')}
          help={t('library:create.options.bringHelp')}
          onPress={() => navigate(paths.bringQuestions)}
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
