import { CopySimpleIcon } from '@phosphor-icons/react/dist/ssr/CopySimple'
import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer'
import { useLoaded } from '../../../lib/calls/use-loaded.ts'
import { joinAddress } from '../../../lib/navigation/join-address.ts'
import { isolated } from '../../../lib/text/translate.ts'
import { t } from '../../../messages/studio.ts'
import { qtestLink, qtestProgressOf } from '../../../qtest-scheduling/qtest-paths.ts'
import { useCopy } from '../../../ui/stage/feedback/use-copy.ts'
import { BackLink } from '../../../ui/studio/controls/back-link.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { EmptyState } from '../../../ui/studio/feedback/empty-state.tsx'
import screen from '../../../ui/studio/layout/screen.module.css'
import { ScreenTitle } from '../../../ui/studio/layout/screen-title.tsx'
import type { QTestList } from '../api/load-list.ts'
import { loadList } from '../api/load-list.ts'
import { NotShown } from '../components/not-shown.tsx'
import styles from './list-screen.module.css'

/** A code in two halves: read out and typed more easily. */
const spelled = (entry: string, { access }: Pick<QTestList, 'access'>): string =>
  access === 'codes' ? `${entry.slice(0, entry.length / 2)}-${entry.slice(entry.length / 2)}` : entry

/** The names or codes by which a QTest is entered, to be copied or printed and cut. Rule QE20. */
export const ListScreen = ({ qtestId }: { qtestId: string }) => {
  const { loaded, reload } = useLoaded(loadList, qtestId)
  if (loaded.is !== 'ready') return <NotShown loaded={loaded} onRetry={reload} />
  return <Entries qtestId={qtestId} list={loaded.value} />
}

const Entries = ({ qtestId, list }: { qtestId: string; list: QTestList }) => {
  const copy = useCopy()
  const { access, entries, qtestName } = list
  const kind = access === 'codes' ? 'codes' : 'names'
  const begun = entries.filter(({ playerName }) => playerName !== null).length
  const isEmpty = entries.length === 0
  const text = entries.map(({ entry }) => spelled(entry, list)).join('\n')
  const stateOf = (playerName: string | null): string => {
    if (playerName === null) return t('qtestFollowing:list.notBegun')
    return kind === 'codes' ? t('qtestFollowing:list.begunBy', { name: playerName }) : t('qtestFollowing:list.begun')
  }
  return (
    <div className={screen.screen}>
      <ScreenTitle
        back={<BackLink to={qtestProgressOf(qtestId)} label={t('qtestFollowing:list.toProgress')} />}
        title={isolated(qtestName)}
        help={isEmpty ? undefined : t(`qtestFollowing:list.${kind}`, { count: entries.length, begun })}
        end={
          !isEmpty && (
            <div className={styles.actions}>
              <Button
                tone="outline"
                icon={CopySimpleIcon}
                onPress={() => void copy(text, t('qtestFollowing:list.copied'))}
              >
                {t('qtestFollowing:list.copy')}
              </Button>
              <Button tone="outline" icon={PrinterIcon} onPress={() => window.print()}>
                {t('qtestFollowing:list.print')}
              </Button>
            </div>
          )
        }
      />
      {isEmpty ? (
        <EmptyState sentence={t('qtestFollowing:list.none')} />
      ) : (
        <>
          <p className={styles.link}>{qtestLink(joinAddress().origin, qtestId)}</p>
          <ul className={styles.entries} aria-label={t(`qtestFollowing:list.label.${kind}`)}>
            {entries.map(({ entry, playerName }) => (
              <li key={entry} className={styles.entry}>
                <span className={kind === 'codes' ? styles.code : styles.name}>{spelled(entry, list)}</span>
                <span className={styles.state}>{stateOf(playerName)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
