import { StepsDialog } from '../../../ui/stage/layout/steps-dialog.tsx'
import { t } from './host-messages.ts'
import { JoiningPicture, LeadingPicture, ScoringPicture, StartingPicture } from './instruction-pictures.tsx'

/** How a game goes, in four steps. */
export const Instructions = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <StepsDialog
    open={open}
    title={t('howToTitle')}
    onClose={onClose}
    steps={[
      { title: t('howTo1Title'), text: t('howTo1Text'), picture: <JoiningPicture /> },
      { title: t('howTo2Title'), text: t('howTo2Text'), picture: <StartingPicture /> },
      { title: t('howTo3Title'), text: t('howTo3Text'), picture: <ScoringPicture /> },
      { title: t('howTo4Title'), text: t('howTo4Text'), picture: <LeadingPicture /> },
    ]}
    labels={{
      close: t('ui:close'),
      back: t('ui:back'),
      next: t('ui:next'),
      done: t('ui:done'),
      step: (number, of) => t('stepOf', { number, of }),
    }}
  />
)
