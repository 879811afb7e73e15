import { CopySimpleIcon } from '@phosphor-icons/react/dist/ssr/CopySimple'
import { joinAddress } from '../../../lib/navigation/join-address.ts'
import { t } from '../../../messages/stage.ts'
import { ordinal } from '../../../questions/play/ordinal.ts'
import type { Podium } from '../../../room-connection/room-state.ts'
import { ChannelLinks } from '../../../ui/stage/controls/channel-links.tsx'
import { IconButton } from '../../../ui/stage/controls/icon-button.tsx'
import { useCopy } from '../../../ui/stage/feedback/use-copy.ts'
import { shareByLabel } from '../sharing/share-by-label.ts'
import styles from './share-score.module.css'

/** Three channels, or the clipboard. */
export const ShareScore = ({ podium, quizName }: { podium: Podium; quizName: string }) => {
  const copy = useCopy()
  const text = t('room:scoreText', {
    place: ordinal(podium.rank),
    points: t('room:scorePoints', { count: podium.totalScore }),
    quiz: quizName,
  })
  const link = joinAddress().origin
  return (
    <div className={styles.share}>
      <p className={styles.label}>{t('room:shareScore')}</p>
      <ChannelLinks tone="glass" label={shareByLabel} text={text} linkFor={() => link} />
      <IconButton
        icon={CopySimpleIcon}
        label={t('room:copyScore')}
        onPress={() => copy(`${text} ${link}`, t('room:scoreCopied'))}
      />
    </div>
  )
}
