import { CopySimpleIcon } from '@phosphor-icons/react/dist/ssr/CopySimple'
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info'
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork'
import { useLoaded } from '../../../lib/calls/use-loaded.ts'
import { joinAddress } from '../../../lib/navigation/join-address.ts'
import { Redirect, useNavigate } from '../../../lib/navigation/location.tsx'
import { paths } from '../../../lib/navigation/paths.ts'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { zoneName } from '../../../lib/time/time-zone.ts'
import { usDateTime } from '../../../lib/time/us-date.ts'
import { t } from '../../../messages/studio.ts'
import { qtestLink, shareQTestOf } from '../../../qtest-scheduling/qtest-paths.ts'
import { QTestTag } from '../../../quiz/qtest-tag.tsx'
import { useCopy } from '../../../ui/stage/feedback/use-copy.ts'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { BackLink } from '../../../ui/studio/controls/back-link.tsx'
import { Button, ButtonLink } from '../../../ui/studio/controls/button.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'
import screen from '../../../ui/studio/layout/screen.module.css'
import { ScreenTitle } from '../../../ui/studio/layout/screen-title.tsx'
import type { CheckedQTest } from '../api/check-qtest.ts'
import { askForQTest } from '../api/check-qtest.ts'
import { NotShown } from '../components/not-shown.tsx'
import { CodeBlock } from './code-block.tsx'
import styles from './embed.module.css'
import type { EmbedKind } from './embed-kinds.ts'
import { embedKindOf, embedOf } from './embed-kinds.ts'
import { KindCards } from './kind-cards.tsx'
import { Preview } from './preview.tsx'
import { snippetOf } from './snippet.ts'

interface EmbedScreenProps {
  /** The segments of the address that follow: how it is embedded, and what. */
  kind: string
  qtestId: string
}

/** The code by which a page of somebody else shows a QTest. Rule QE1. */
export const EmbedScreen = ({ kind, qtestId }: EmbedScreenProps) => {
  const known = embedKindOf(kind)
  if (known === undefined || qtestId === '') return <Redirect to={paths.home} />
  return <EmbedOfKind kind={known} qtestId={qtestId} />
}

const EmbedOfKind = ({ kind, qtestId }: { kind: EmbedKind; qtestId: string }) => {
  const { loaded, reload } = useLoaded(askForQTest, qtestId)
  if (loaded.is !== 'ready') return <NotShown loaded={loaded} onRetry={reload} />
  return <Code kind={kind} qtestId={qtestId} qtest={loaded.value} />
}

interface CodeProps {
  kind: EmbedKind
  qtestId: string
  qtest: CheckedQTest
}

const Code = ({ kind, qtestId, qtest }: CodeProps) => {
  const navigate = useNavigate()
  const copy = useCopy()
  const { qtestName, status, startDate, endDate, closed } = qtest
  usePageTitle(qtestName)
  const isToCome = status === 'YetToStart'
  const turn = isToCome ? startDate : endDate
  const { origin, isReachable } = joinAddress()
  const codeAt = (place: string) => snippetOf(kind, { qtestId, qtestName, link: qtestLink(place, qtestId) })
  const code = codeAt(origin)

  return (
    <div className={screen.screen}>
      <ScreenTitle
        back={<BackLink to={paths.library} label={t('qtestFollowing:toLibrary')} />}
        title={t('qtestFollowing:embed.title')}
        help={
          <>
            {t(`qtestFollowing:embed.${isToCome ? 'from' : 'until'}`, {
              name: qtestName,
              date: usDateTime(turn),
              zone: zoneName(Date.parse(turn)),
            })}{' '}
            <QTestTag status={status} isClosed={closed} />
          </>
        }
        end={
          <div className={styles.actions}>
            <ButtonLink to={shareQTestOf(qtestId)} tone="outline" icon={ShareNetworkIcon}>
              {t('qtestFollowing:share')}
            </ButtonLink>
            <Button icon={CopySimpleIcon} onPress={() => void copy(code, t('lib:codeCopied'))}>
              {t('qtestFollowing:embed.getCode')}
            </Button>
          </div>
        }
      />
      <div className={styles.columns}>
        <div className={styles.choice}>
          <KindCards kind={kind} onChange={(next) => navigate(embedOf(next, qtestId), { replace: true })} />
          <p className={styles.note}>
            <Icon of={InfoIcon} size={20} />
            {t(`qtestFollowing:embed.${kind}.note`)}
          </p>
          {!isReachable && (
            <p className={styles.note}>
              <Icon of={InfoIcon} size={20} />
              {t('qtestFollowing:embed.notReachable')}
            </p>
          )}
        </div>
        <Card className={styles.shown}>
          {/* At the address of this page, since no page may frame another address's. */}
          <Preview kind={kind} qtestId={qtestId} snippet={codeAt(location.origin)} />
          <CodeBlock code={code} />
        </Card>
      </div>
    </div>
  )
}
