import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowCounterClockwise'
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork'
import { useState } from 'react'
import { joinAddress } from '../../../lib/navigation/join-address.ts'
import { qTestOf } from '../../../lib/navigation/paths.ts'
import { useSecondsUntil } from '../../../room-connection/use-seconds-until.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { IconButton } from '../../../ui/stage/controls/icon-button.tsx'
import { useCopy } from '../../../ui/stage/feedback/use-copy.ts'
import { HeadingFocus } from '../../../ui/stage/layout/heading-focus.tsx'
import { StageGround } from '../../../ui/stage/layout/stage-ground.tsx'
import { StageHeader } from '../../../ui/stage/layout/stage-header.tsx'
import { Brand } from '../../../ui/stage/pictures/brand.tsx'
import { Confetti } from '../../../ui/stage/pictures/confetti.tsx'
import { Mascot } from '../../../ui/stage/pictures/mascot.tsx'
import type { PageAttempt } from '../attempt/attempt.ts'
import type { Completed } from '../attempt/attempt-state.ts'
import { HomeLink } from '../home-link.tsx'
import { t } from '../messages.ts'
import styles from './result-page.module.css'
import { ResultsCard } from './results-card.tsx'
import { RetakeDialog } from './retake-dialog.tsx'
import { ReviewDialog } from './review-dialog.tsx'

interface ResultPageProps {
  state: Completed
  onReview: PageAttempt['review']
  onRetake: () => void
}

/** The end of an attempt: score, rank and each question again where the host shows them, thanks alone where not. */
export const ResultPage = ({ state, onReview, onRetake }: ResultPageProps) => {
  const { attempt, rules, results, notAsked, retake } = state
  const [asksRetake, setAsksRetake] = useState(false)
  const [opened, setOpened] = useState<number>()
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
            <p className={styles.quiz}>
              <bdi>{qtestName}</bdi>
            </p>
            {notAsked > 0 && <p className={styles.quiz}>{t('cutOff', { count: notAsked })}</p>}
            {!shown && <p className={styles.quiz}>{t('answersAreIn')}</p>}
          </div>
        </HeadingFocus>
        {shown && <ResultsCard results={shown} notAsked={notAsked} onOpen={setOpened} />}
        <div className={styles.ways}>
          <HomeLink />
          {rules.mayRetake && (
            <Retake closesAtMs={rules.closesAtMs} busy={retake !== 'no'} onPress={() => setAsksRetake(true)} />
          )}
        </div>
      </main>
      {opened !== undefined && shown?.marks && (
        <ReviewDialog
          attempt={attempt}
          marks={shown.marks}
          last={shown.marks.length - notAsked}
          number={opened}
          onReview={onReview}
          onTurn={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
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

interface RetakeProps {
  closesAtMs: number
  busy: boolean
  onPress: () => void
}

/** Not offered any more once the window has ended. Rule QP15. */
const Retake = ({ closesAtMs, busy, onPress }: RetakeProps) =>
  useSecondsUntil(closesAtMs) === 0 ? null : (
    <>
      <p id="retake-help" className={styles.help}>
        {t('retakeHelp')}
      </p>
      <Button
        tone="glass"
        wide
        icon={ArrowCounterClockwiseIcon}
        busy={busy}
        aria-describedby="retake-help"
        aria-haspopup="dialog"
        onPress={onPress}
      >
        {t('retake')}
      </Button>
    </>
  )
