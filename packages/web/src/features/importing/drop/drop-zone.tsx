import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { FileArrowUpIcon } from '@phosphor-icons/react/dist/ssr/FileArrowUp'
import { FolderOpenIcon } from '@phosphor-icons/react/dist/ssr/FolderOpen'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle'
import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import type { DragEvent } from 'react'
import { useState } from 'react'
import { classNames } from '../../../lib/page/class-names.ts'
import { ProgressBar } from '../../../ui/stage/feedback/progress-bar.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { t } from '../messages.ts'
import styles from './drop-zone.module.css'
import { countIn, fileWords } from './reading-words.ts'
import type { useDrop } from './use-drop.ts'

type Drop = ReturnType<typeof useDrop>

/** The place for files: dropped or chosen, with what each was taken for. Rules IM1, IM4. */
export const DropZone = ({ drop }: { drop: Drop }) => {
  const { files, progress, fault } = drop
  const [isOver, setIsOver] = useState(false)
  const hover = (event: DragEvent, isInside: boolean) => {
    event.preventDefault()
    setIsOver(isInside)
  }
  const takeDropped = (event: DragEvent) => {
    hover(event, false)
    void drop.take([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on; the button inside does the same by keys.
    <div
      className={classNames(styles.zone, isOver && styles.over, files.length > 0 && styles.filled)}
      onDragOver={(event) => hover(event, true)}
      onDragLeave={(event) => hover(event, false)}
      onDrop={takeDropped}
    >
      {files.length === 0 && (
        <>
          <span className={styles.picture}>
            <Icon of={FileArrowUpIcon} size={36} />
          </span>
          <p className={styles.title}>{t('drop.title')}</p>
          <p className={styles.help}>
            {t('drop.help')} <span>{t('drop.pictures')}</span>
          </p>
        </>
      )}
      {files.length > 0 && (
        <ul className={styles.files} aria-label={t('drop.files')}>
          {files.map(({ key, reading }) => (
            <li key={key} className={styles.file} data-found={countIn(reading) > 0 || undefined}>
              <Icon of={countIn(reading) > 0 ? CheckCircleIcon : WarningCircleIcon} size={18} weight="fill" />
              <span className={styles.words}>
                <span className={styles.name} title={reading.file}>
                  {reading.file}
                </span>
                <span className={styles.kind}>{fileWords(reading)}</span>
              </span>
              <button
                type="button"
                className={styles.remove}
                aria-label={t('drop.remove', { name: reading.file })}
                title={t('drop.remove', { name: reading.file })}
                onClick={() => drop.remove(key)}
              >
                <Icon of={XIcon} size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {fault && (
        <p className={styles.fault}>
          <Icon of={WarningCircleIcon} size={18} weight="fill" />
          {fault}
        </p>
      )}
      {progress === undefined ? (
        <label className={styles.choose}>
          <input
            type="file"
            multiple
            className={styles.input}
            onChange={({ currentTarget: input }) => {
              void drop.take([...(input.files ?? [])])
              input.value = ''
            }}
          />
          <Icon of={FolderOpenIcon} size={20} />
          {files.length === 0 ? t('drop.choose') : t('drop.more')}
        </label>
      ) : (
        <div className={styles.progress}>
          <ProgressBar
            value={progress === 0 ? 0 : progress / (progress + 250)}
            label={t('drop.reading')}
            valueText={t('drop.readingSoFar', { count: progress })}
            tone="violet"
          />
          <p className={styles.kind}>{t('drop.readingSoFar', { count: progress })}</p>
          <Button tone="outline" size="small" onPress={drop.stop}>
            {t('drop.stop')}
          </Button>
        </div>
      )}
    </div>
  )
}
