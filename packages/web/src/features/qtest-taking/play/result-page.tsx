import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowCounterClockwise'
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork'
import { useState } from 'react'
import { joinAddress } from '../../../lib/navigation/join-address.ts'
import { qTestOf } from '../../../lib/navigation/paths.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { IconButton } from '../../../ui/stage/controls/icon-button.tsx'
import { useCopy } from '../../../ui/stage/feedback/use-copy.ts'
import { HeadingFocus } from '../../../ui/stage/layout/heading-focus.tsx'
import { StageGround } from '../../../ui/stage/layout/stage-ground.tsx'
import { StageHeader } from '../../../ui/stage/layout/stage-header.tsx'
import { Brand } from '../../../ui/stage/pictures/brand.tsx'
import { Confetti } from '../../../ui/stage/pictures/confetti.tsx'
import { Mascot } from '../../../ui/stage/pictures/mascot.tsx'
import type { Completed } from '../attempt/attempt-state.ts'
import { HomeLink } from '../home-link.tsx'
import { t } from '../messages.ts'
import styles from './result-page.module.css'
import { ResultsCard } from './results-card.tsx'
import { RetakeDialog } from './retake-dialog.tsx'

interface ResultPageProps {
  state: Completed
  onRetake: () => void
}

/** The end of an attempt: score and rank where the host shows them, thanks alone where not. */
export const ResultPage = ({ state, onRetake }: ResultPageProps) => {
  const { attempt, rules, results, retake } = state
  const [asksRetake, setAsksRetake] = useState(false)
  const copy = useCopy()
  const { playerName: name, qtestId, qtestName } = attempt
  const shown = rules.showsScores ? results : undefined
  return (
    <StageGround scene="hills">
      {shown && <Confetti />}
      <StageHeader
        start={<Brand />}
        end={
          <IconButton
            icon={ShareNetworkIcon}
            label={t('copyLink')}
            onPress={() => copy(`${joinAddress().origin}${qTestOf(qtestId)}?source=share`, t('lib:linkCopied'))}
          />
        }
      />
      <main className={styles.main}>
        <HeadingFocus>
          <div className={styles.thanks}>
            <Mascot mood="cheering" className={styles.mascot} />
            <h1 className={styles.title}>{name === '' ? t('thankYouNameless') : t('thankYou', { name })}</h1>
            <p className={styles.quiz}>{qtestName}</p>
            {!shown && <p className={styles.quiz}>{t('answersAreIn')}</p>}
          </div>
        </HeadingFocus>
        {shown && <ResultsCard results={shown} />}
        <div className={styles.ways}>
          {rules.mayRetake && (
            <>
              <p id="retake-help" className={styles.help}>
                {t('retakeHelp')}
              </p>
              <Button
                wide
                icon={ArrowCounterClockwiseIcon}
                busy={retake !== 'no'}
                aria-describedby="retake-help"
                aria-haspopup="dialog"
                onPress={() => setAsksRetake(true)}
              >
                {t('retake')}
              </Button>
            </>
          )}
          <HomeLink tone={rules.mayRetake ? 'glass' : 'wattle'} />
        </div>
      </main>
      <RetakeDialog
        open={asksRetake}
        onClose={() => setAsksRetake(false)}
        onRetake={() => {
          setAsksRetake(false)
          onRetake()
        }}
      />
    </StageGround>
  )
}
