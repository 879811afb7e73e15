import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple'
import { UserMinusIcon } from '@phosphor-icons/react/dist/ssr/UserMinus'
import type { PlayerStats } from '@quokka/contract/socket'
import type { ExtraTime } from '@quokka/core/scoring'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/stage/controls/button.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { ActionRow } from './action-row.tsx'
import { ExtraTimeForm } from './extra-time-form.tsx'
import { t } from './messages.ts'
import styles from './moderation.module.css'
import { RenameForm } from './rename-form.tsx'

interface PlayerFormProps {
  player: PlayerStats
  /** Names that somebody has already. */
  taken: readonly string[]
  extraTime: ExtraTime
  onExtraTime: (extraTime: ExtraTime) => void
  onRename: (name: string) => void
  onRemove: () => void
}

/**
 * More time, another name, or no seat: one strong action at a time, so that names are offered once they are asked for, and renaming
 * is disabled while removing is asked about.
 */
export const PlayerForm = ({ player, taken, extraTime, onExtraTime, onRename, onRemove }: PlayerFormProps) => {
  const [isRenaming, setIsRenaming] = useState(false)
  const [asks, setAsks] = useState<'not yet' | 'now' | 'kept'>('not yet')
  const keep = useRef<HTMLButtonElement>(null)
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asks === 'now') keep.current?.focus()
    if (asks === 'kept') row.current?.focus()
  }, [asks])
  return (
    <>
      <ExtraTimeForm name={player.playerName} value={extraTime} isAsleep={asks === 'now'} onSave={onExtraTime} />
      {isRenaming ? (
        <RenameForm isAsleep={asks === 'now'} taken={taken} onRename={onRename} />
      ) : (
        <ActionRow icon={PencilSimpleIcon} text={t('renameTitle')} onPress={() => setIsRenaming(true)} />
      )}
      {asks === 'now' ? (
        <section className={styles.question} aria-labelledby="remove-player" aria-describedby="remove-player-help">
          <Icon of={UserMinusIcon} size={28} />
          <div>
            <h3 id="remove-player" className={styles.title}>
              {t('removeTitle', { name: player.playerName })}
            </h3>
            <p id="remove-player-help">{t('removeHelp')}</p>
          </div>
          <div className={styles.answers}>
            <Button ref={keep} tone="cream" className={styles.keep} onPress={() => setAsks('kept')}>
              {t('keep')}
            </Button>
            <Button tone="dark" icon={UserMinusIcon} className={styles.remove} onPress={onRemove}>
              {t('remove')}
            </Button>
          </div>
        </section>
      ) : (
        <ActionRow ref={row} isDangerous icon={UserMinusIcon} text={t('removeRow')} onPress={() => setAsks('now')} />
      )}
    </>
  )
}
