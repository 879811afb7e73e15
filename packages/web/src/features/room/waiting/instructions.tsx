import { t } from '../../../messages/t.ts'
import { StepsDialog } from '../../../ui/stage/layout/steps-dialog.tsx'
import { t as own } from './host-messages.ts'
import { JoiningPicture, LeadingPicture, ScoringPicture, StartingPicture } from './instruction-pictures.tsx'

/** How a game goes, in four steps. */
export const Instructions = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <StepsDialog
    open={open}
    title={own('howToTitle')}
    onClose={onClose}
    steps={[
      { title: own('howTo1Title'), text: own('howTo1Text'), picture: <JoiningPicture /> },
      { title: own('howTo2Title'), text: own('howTo2Text'), picture: <StartingPicture /> },
      { title: own('howTo3Title'), text: own('howTo3Text'), picture: <ScoringPicture /> },
      { title: own('howTo4Title'), text: own('howTo4Text'), picture: <LeadingPicture /> },
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
