import { t } from '../../messages/stage.ts'
import { VisuallyHidden } from '../../ui/stage/layout/visually-hidden.tsx'
import { secondsText } from './seconds.ts'

/** The time that decides between the viewer and others with the same points: short to see, a sentence to hear. Rule SC8. */
export const DecidingTime = ({ seconds, className }: { seconds: number; className: string | undefined }) => {
  const time = secondsText(seconds)
  return (
    <span className={className} title={t('questions:play.sameTime', { time })}>
      <VisuallyHidden>{t('questions:play.sameTime', { time })}</VisuallyHidden>
      <span aria-hidden="true">{t('questions:play.secondsShort', { time })}</span>
    </span>
  )
}
