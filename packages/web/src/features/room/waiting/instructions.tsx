import { t } from '../../../messages/t.ts'
import { StepsDialog } from '../../../ui/stage/layout/steps-dialog.tsx'

/** How a game goes, in four steps. */
export const Instructions = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <StepsDialog
    open={open}
    title={t('room:howToTitle')}
    onClose={onClose}
    steps={[
      { title: t('room:howTo1Title'), text: t('room:howTo1Text') },
      { title: t('room:howTo2Title'), text: t('room:howTo2Text') },
      { title: t('room:howTo3Title'), text: t('room:howTo3Text') },
      { title: t('room:howTo4Title'), text: t('room:howTo4Text') },
    ]}
    labels={{
      close: t('ui:close'),
      back: t('ui:back'),
      next: t('ui:next'),
      done: t('ui:done'),
      step: (number, of) => t('ui:stepOf', { number, of }),
    }}
  />
)
