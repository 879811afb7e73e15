import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock'
import { ListNumbersIcon } from '@phosphor-icons/react/dist/ssr/ListNumbers'
import { useState } from 'react'
import { isLoggedIn } from '../../../account/session.ts'
import { ReaderSwitches } from '../../../language/reader-switches.tsx'
import type { Outcome } from '../../../lib/calls/call.ts'
import { useNavigate } from '../../../lib/navigation/location.tsx'
import { paths } from '../../../lib/navigation/paths.ts'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { zoneName } from '../../../lib/time/time-zone.ts'
import { usDateTime } from '../../../lib/time/us-date.ts'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { FieldError } from '../../../ui/stage/controls/field-error.tsx'
import { EmptyState } from '../../../ui/stage/feedback/empty-state.tsx'
import { StageGround } from '../../../ui/stage/layout/stage-ground.tsx'
import { StageHeader } from '../../../ui/stage/layout/stage-header.tsx'
import { Brand } from '../../../ui/stage/pictures/brand.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import type { PageAttempt } from '../attempt/attempt.ts'
import { HomeLink } from '../home-link.tsx'
import { t } from '../messages.ts'
import type { Entry, OwnAttempt } from './entry.ts'
import { EntryForm } from './entry-form.tsx'
import { EntryNotice, notNowWords } from './entry-notice.tsx'
import { MembersOnly } from './members-only.tsx'
import { OwnAttempts } from './own-attempts.tsx'
import styles from './qtest-entry.module.css'
import { QTestPicture } from './qtest-picture.tsx'
import type { TypedEntry } from './typed-entry.ts'
import { NOTHING_TYPED } from './typed-entry.ts'
import { useEntry, useRefreshWhile, useWindow } from './use-entry.ts'
import type { OwnDetails } from './use-own-details.ts'
import { useOwnDetails } from './use-own-details.ts'
import { WindowClosed } from './window-closed.tsx'
import { WindowTag } from './window-tag.tsx'

interface QTestEntryProps {
  qtestId: string
  attempt: PageAttempt
}

const NOT_FOUND = 404
const MINUTE_S = 60

/** A QTest's link: what it is, and the way in while it is open. */
export const QTestEntry = ({ qtestId, attempt }: QTestEntryProps) => {
  const { loaded, reload, refresh } = useEntry(qtestId, attempt.tokenOf)
  if (loaded.is === 'ready') return <FoundEntry entry={loaded.value} attempt={attempt} refresh={refresh} />
  const isUnknown = loaded.is === 'failed' && loaded.status === NOT_FOUND
  return (
    <StageGround scene="hills">
      <StageHeader start={<Brand />} end={<ReaderSwitches isSmall />} />
      <main className={styles.alone}>
        {loaded.is === 'loading' ? (
          <EmptyState heading="h1" mood="thinking" title={t('looking')} sentence="" />
        ) : (
          <EmptyState
            heading="h1"
            mood="oops"
            title={t(isUnknown ? 'unknownTitle' : 'failedTitle')}
            sentence={isUnknown ? t('unknown') : loaded.sentence}
            action={isUnknown ? <HomeLink /> : <Button onPress={reload}>{t('ui:retry')}</Button>}
          />
        )}
      </main>
    </StageGround>
  )
}

interface FoundEntryProps {
  entry: Entry
  attempt: PageAttempt
  /** Reloads the QTest; what is shown stays until then. */
  refresh: () => Promise<void>
}

const FoundEntry = ({ entry, attempt, refresh }: FoundEntryProps) => {
  usePageTitle(entry.qtestName)
  const now = useWindow(entry)
  const own = useOwnDetails()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const [opening, setOpening] = useState<{ by: 'form' | 'name'; name: string }>()
  const [fault, setFault] = useState('')
  const notNow = notNowWords(entry)
  const [hasWaited, setHasWaited] = useState(false)
  if (notNow !== '' && !hasWaited) setHasWaited(true)
  useRefreshWhile(now === 'Active' && notNow !== '', refresh)

  const open = async (how: NonNullable<typeof opening>, begin: () => Promise<Outcome<unknown>>) => {
    if (opening) return
    setOpening(how)
    setFault('')
    const outcome = await begin()
    setOpening(undefined)
    if (outcome.ok) {
      navigate(paths.qTest, { replace: true })
    } else {
      setFault(outcome.sentence)
      // The window or the places may have changed.
      await refresh()
    }
  }
  const { qtestId, qtestName } = entry
  const goOn = ({ playerName }: OwnAttempt) =>
    open({ by: 'name', name: playerName }, () => attempt.begin({ qtestId, qtestName, playerName }))
  const proceed = ({ name, ...details }: TypedEntry) =>
    open({ by: 'form', name }, () => attempt.begin({ qtestId, qtestName, playerName: name }, details))

  const hasOwn = entry.ownAttempts.length > 0
  const ownAttempts = hasOwn && (
    <OwnAttempts
      entry={entry}
      opening={opening?.by === 'name' ? opening.name : undefined}
      onGround={now !== 'Active'}
      onOpen={goOn}
    />
  )
  if (now !== 'Active')
    return (
      <WindowClosed entry={entry} now={now}>
        {ownAttempts}
        {fault && <p role="alert">{fault}</p>}
      </WindowClosed>
    )
  return (
    <StageGround>
      <main className={styles.entry}>
        <About entry={entry} />
        <div className={styles.sheet}>
          <WindowTag of={tagOf(entry)} className={styles.tagOfSheet} />
          {ownAttempts}
          {isAboutOwn(entry, own) ? (
            <div role="alert" className={styles.fault}>
              {fault && <FieldError id="entry-fault">{fault}</FieldError>}
            </div>
          ) : entry.access === 'members' && !isLoggedIn() ? (
            <MembersOnly qtestId={qtestId} />
          ) : (
            <>
              {hasOwn && <h2 className={styles.else}>{t('somebodyElse')}</h2>}
              <EntryNotice entry={entry} hasWaited={hasWaited} />
              <EntryForm
                entry={entry}
                typed={typed}
                own={own}
                onType={(next) => {
                  setTyped(next)
                  setFault('')
                }}
                fault={fault}
                notNow={notNow}
                busy={opening?.by === 'form'}
                isSecond={hasOwn}
                onProceed={proceed}
              />
            </>
          )}
        </div>
      </main>
    </StageGround>
  )
}

/** A member's attempt is the account's: there is no other one to begin. */
const isAboutOwn = ({ ownAttempts }: Entry, own: OwnDetails): boolean =>
  own.name !== '' && ownAttempts.some(({ playerName }) => playerName === own.name)

/** Within the window of the QTest. */
const tagOf = ({ closed }: Entry) => (closed ? 'Closed' : 'Active')

const About = ({ entry }: { entry: Entry }) => (
  <div className={styles.about}>
    <header className={styles.top}>
      <Brand />
      <div className={styles.topEnd}>
        <WindowTag of={tagOf(entry)} className={styles.tagOfTop} />
        <ReaderSwitches isSmall />
      </div>
    </header>
    <QTestPicture address={entry.qtestImage} className={styles.picture} />
    <h1 className={styles.name}>
      <bdi>{entry.qtestName}</bdi>
    </h1>
    {entry.qtestDescription && <p className={styles.description}>{entry.qtestDescription}</p>}
    <ul className={styles.chips}>
      <li className={styles.chip}>
        <Icon of={ListNumbersIcon} size={18} />
        {t('questions', { count: entry.totalNoOfQuestions })}
      </li>
      <li className={styles.chip}>
        <Icon of={ClockIcon} size={18} />
        {t('atMost', { count: Math.ceil(entry.totalTimeToAnswer / MINUTE_S) })}
      </li>
    </ul>
    <p className={styles.terms}>
      {t('until', { moment: usDateTime(entry.endDate), zone: zoneName(Date.parse(entry.endDate)) })} {t('clocks')}{' '}
      {t(entry.retakeFlag ? 'takenAgain' : 'takenOnce')}
    </p>
  </div>
)
