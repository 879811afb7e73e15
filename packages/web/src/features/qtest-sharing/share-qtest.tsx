import { ChartLineUpIcon } from '@phosphor-icons/react/dist/ssr/ChartLineUp'
import { CodeIcon } from '@phosphor-icons/react/dist/ssr/Code'
import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House'
import { ListBulletsIcon } from '@phosphor-icons/react/dist/ssr/ListBullets'
import { UserPlusIcon } from '@phosphor-icons/react/dist/ssr/UserPlus'
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning'
import { useState } from 'react'
import { isLoggedIn } from '../../account/session.ts'
import { joinAddress } from '../../lib/navigation/join-address.ts'
import { Redirect } from '../../lib/navigation/location.tsx'
import { paths } from '../../lib/navigation/paths.ts'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { windowWords } from '../../lib/time/window-words.ts'
import { embedQTestOf, qtestLink, qtestListOf, qtestProgressOf } from '../../qtest-scheduling/qtest-paths.ts'
import { Button } from '../../ui/stage/controls/button.tsx'
import { ButtonLink } from '../../ui/stage/controls/button-link.tsx'
import { EmptyState } from '../../ui/stage/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/stage/feedback/skeleton.tsx'
import { StageGround } from '../../ui/stage/layout/stage-ground.tsx'
import { VisuallyHidden } from '../../ui/stage/layout/visually-hidden.tsx'
import { Brand } from '../../ui/stage/pictures/brand.tsx'
import { Icon } from '../../ui/stage/pictures/icon.tsx'
import type { QTest } from './api/use-qtest.ts'
import { useQTest } from './api/use-qtest.ts'
import { InviteDialog } from './components/invite-dialog.tsx'
import { LinkField } from './components/link-field.tsx'
import { QrCard } from './components/qr-card.tsx'
import { QTestFacts } from './components/qtest-facts.tsx'
import { WindowPill } from './components/window-pill.tsx'
import { t } from './messages.ts'
import styles from './share-qtest.module.css'

/** Where a host ends who has made a QTest: its link, its code, and the ways on. */
export const ShareQTest = ({ qtestId }: { qtestId: string }) =>
  isLoggedIn() ? <SharedQTest qtestId={qtestId} /> : <Redirect to={paths.home} />

const inviteText = ({ qtestName, startDate, endDate }: QTest): string => {
  const { start, end, zone } = windowWords(startDate, endDate)
  return t('inviteText', { name: qtestName, start, end: `${end}, ${zone}` })
}

const SharedQTest = ({ qtestId }: { qtestId: string }) => {
  const { loaded, reload } = useQTest(qtestId)
  const [isInviting, setIsInviting] = useState(false)
  const { origin, isReachable } = joinAddress()
  const link = qtestLink(origin, qtestId)
  const qtest = loaded.is === 'ready' ? loaded.value : undefined
  usePageTitle(qtest?.qtestName)

  return (
    <StageGround scene="hills">
      <header className={styles.header}>
        <span className={styles.brand}>
          <Brand />
        </span>
        <ButtonLink to={paths.home} tone="glass" icon={HouseIcon} className={styles.home}>
          {t('home')}
        </ButtonLink>
      </header>
      {loaded.is === 'failed' ? (
        <main className={styles.failed}>
          <EmptyState
            heading="h1"
            mood="oops"
            title={t('failedTitle')}
            sentence={loaded.sentence}
            action={<Button onPress={reload}>{t('ui:retry')}</Button>}
          />
        </main>
      ) : (
        <main className={styles.main}>
          <div className={styles.head}>
            <div className={styles.state}>{qtest && <WindowPill state={qtest.status} />}</div>
            <h1 className={styles.title}>{t('title')}</h1>
            {qtest ? (
              <QTestFacts qtest={qtest} />
            ) : (
              <div role="status">
                <VisuallyHidden>{t('loading')}</VisuallyHidden>
                <Skeleton className={styles.skeleton} />
              </div>
            )}
          </div>
          <div className={styles.scan}>
            <QrCard link={link} fileName={qtest?.qtestName ?? qtestId} />
          </div>
          <div className={styles.ways}>
            {qtest?.closed && (
              <p className={styles.warning} role="status">
                <Icon of={WarningIcon} size={24} />
                {t('closed', { why: qtest.closedWhy ?? '' })}
              </p>
            )}
            <LinkField link={link} />
            {!isReachable && (
              <p className={styles.warning}>
                <Icon of={WarningIcon} size={24} />
                {t('notForPhones')}
              </p>
            )}
            <div className={styles.buttons}>
              <Button tone="glass" icon={UserPlusIcon} aria-haspopup="dialog" onPress={() => setIsInviting(true)}>
                {t('invite')}
              </Button>
              <ButtonLink to={embedQTestOf(qtestId)} tone="glass" icon={CodeIcon}>
                {t('embed')}
              </ButtonLink>
              <ButtonLink to={qtestProgressOf(qtestId)} tone="glass" icon={ChartLineUpIcon}>
                {t('progress')}
              </ButtonLink>
              {(qtest?.access === 'names' || qtest?.access === 'codes') && (
                <ButtonLink to={qtestListOf(qtestId)} tone="glass" icon={ListBulletsIcon}>
                  {t(`showList.${qtest.access}`)}
                </ButtonLink>
              )}
            </div>
          </div>
        </main>
      )}
      {isInviting && qtest && (
        <InviteDialog
          origin={origin}
          qtestId={qtestId}
          name={qtest.qtestName}
          text={inviteText(qtest)}
          access={qtest.access}
          onClose={() => setIsInviting(false)}
        />
      )}
    </StageGround>
  )
}
