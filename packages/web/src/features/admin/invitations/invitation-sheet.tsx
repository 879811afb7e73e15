import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple'
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/ssr/PaperPlaneTilt'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle'
import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import { LIMITS } from '@quokka/core/limits'
import { useEffect, useId, useRef, useState } from 'react'
import { saveFile } from '../../../lib/page/save-file.ts'
import { t } from '../../../messages/studio.ts'
import { IconButton } from '../../../ui/stage/controls/icon-button.tsx'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { ChoiceSelect } from '../../../ui/studio/fields/choice-select.tsx'
import { TextAreaField } from '../../../ui/studio/fields/text-area-field.tsx'
import { sendInvitations, useOrganisationNames, useVerdicts } from '../api/invite.ts'
import styles from './invitation-sheet.module.css'
import { InvitedRows } from './invited-rows.tsx'
import type { ReadRow } from './read-rows.ts'
import { readRows, withoutRows } from './read-rows.ts'
import type { Invited } from './result-text.ts'
import { resultText } from './result-text.ts'

/** How long somebody pauses in typing before the rows are judged. */
const PAUSE_MS = 400
/** Of the text: three hundred long rows. */
const MOST_CHARACTERS = 150_000
const NONE = 'none'

interface InvitationSheetProps {
  onInvited: () => void
  onClose: () => void
}

/** The rows as they are typed, what speaks against each, and what became of them. */
const useInvitations = (onInvited: () => void) => {
  const [text, setText] = useState('')
  const [rows, setRows] = useState<readonly ReadRow[]>([])
  const [organisationId, setOrganisationId] = useState(NONE)
  const [isSending, setIsSending] = useState(false)
  const [result, setResult] = useState<readonly Invited[]>()
  const area = useRef<HTMLTextAreaElement>(null)
  const toast = useToast()

  useEffect(() => {
    const timer = setTimeout(() => setRows(readRows(text)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])

  useEffect(() => area.current?.focus(), [])

  const into = organisationId === NONE ? null : organisationId
  const isTooMany = rows.length > LIMITS.invitationsAtOnce
  const people = isTooMany ? [] : rows.map(({ person }) => person)
  const judged = useVerdicts({ organisationId: into, rows: people })
  const verdicts = judged.is === 'ready' && judged.value.verdicts.length === people.length ? judged.value.verdicts : []
  const readyRows = rows.filter((_, index) => verdicts[index] === '')
  const faulty = verdicts.filter((verdict) => verdict !== '').length

  const change = (row: ReadRow) => {
    area.current?.focus()
    area.current?.setSelectionRange(row.from, row.to)
  }

  const invite = async () => {
    setIsSending(true)
    const answer = await sendInvitations({ organisationId: into, rows: people })
    setIsSending(false)
    if (!answer.ok) return toast({ text: answer.sentence, tone: 'bad' })
    const done = people.map((person, index) => ({ person, verdict: answer.value.verdicts[index] ?? '' }))
    const count = done.filter(({ verdict }) => verdict === '').length
    setResult(done)
    const left = withoutRows(
      text,
      rows.filter((_, index) => answer.value.verdicts[index] === ''),
    )
    setText(left)
    setRows(readRows(left))
    toast({ text: t('admin:invitations.done', { count }), tone: 'good' })
    onInvited()
  }

  const read = async (file: File | undefined) => {
    if (file) setText((await file.text()).slice(0, MOST_CHARACTERS))
  }

  return {
    ...{ text, setText, rows, organisationId, setOrganisationId, isTooMany, judged, verdicts, readyRows, faulty },
    ...{ area, change, read, invite, isSending, result },
  }
}

/** Brings many people at once: rows are pasted or chosen as a file, judged, and invited by one press. Rules AD19, AD20. */
export const InvitationSheet = ({ onInvited, onClose }: InvitationSheetProps) => {
  const titleId = useId()
  const organisations = useOrganisationNames()
  const invitations = useInvitations(onInvited)
  const { text, setText, rows, organisationId, setOrganisationId, isTooMany } = invitations
  const { judged, verdicts, readyRows, faulty, area, change, read, invite, isSending, result } = invitations

  return (
    <section className={styles.sheet} aria-labelledby={titleId}>
      <div className={styles.top}>
        <h2 id={titleId} className={styles.title}>
          {t('admin:invitations.title')}
        </h2>
        <IconButton icon={XIcon} label={t('ui:close')} tone="sand" onPress={onClose} />
      </div>
      <p className={styles.help}>{t('admin:invitations.help', { most: LIMITS.invitationsAtOnce })}</p>
      {organisations.is === 'ready' && organisations.value.organisations.length > 0 && (
        <ChoiceSelect
          label={t('admin:invitations.into')}
          options={[
            { value: NONE, label: t('admin:invitations.noOrganisation') },
            ...organisations.value.organisations.map((one) => ({
              value: one.organisationId,
              label: t('admin:invitations.intoNamed', { name: one.organisationName }),
            })),
          ]}
          value={organisationId}
          onChange={setOrganisationId}
        />
      )}
      <TextAreaField
        ref={area}
        label={t('admin:invitations.rows')}
        value={text}
        onChange={setText}
        maxLength={MOST_CHARACTERS}
        rows={5}
        counter={t('admin:invitations.count', { count: rows.length })}
        error={
          isTooMany ? t('admin:invitations.tooMany', { count: rows.length, most: LIMITS.invitationsAtOnce }) : undefined
        }
      />
      <label className={styles.file}>
        {t('admin:invitations.chooseFile')}
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          onChange={(event) => {
            void read(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
      </label>
      {judged.is === 'failed' && (
        <p role="alert" className={styles.failed}>
          {judged.sentence}
        </p>
      )}
      {verdicts.length > 0 && (
        <>
          <output className={styles.sums}>
            <span className={styles.ready}>
              <Icon of={CheckCircleIcon} size={22} weight="fill" />
              {t('admin:invitations.ready', { count: readyRows.length })}
            </span>
            {faulty > 0 && (
              <span className={styles.faulty}>
                <Icon of={WarningCircleIcon} size={22} weight="fill" />
                {t('admin:invitations.faulty', { count: faulty })}
              </span>
            )}
          </output>
          <InvitedRows rows={rows} verdicts={verdicts} onChange={change} />
        </>
      )}
      <div className={styles.foot}>
        {result && (
          <Button
            tone="outline"
            wide
            icon={DownloadSimpleIcon}
            onPress={() =>
              saveFile('invitations.csv', new Blob([resultText(result)], { type: 'text/csv;charset=utf-8' }))
            }
          >
            {t('admin:invitations.download')}
          </Button>
        )}
        <p className={styles.help}>
          {faulty > 0 ? t('admin:invitations.footFaulty', { count: faulty }) : t('admin:invitations.foot')}
        </p>
        <Button wide icon={PaperPlaneTiltIcon} busy={isSending} disabled={readyRows.length === 0} onPress={invite}>
          {t('admin:invitations.invite', { count: readyRows.length })}
        </Button>
      </div>
    </section>
  )
}
