import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight'
import { ClipboardTextIcon } from '@phosphor-icons/react/dist/ssr/ClipboardText'
import type { FileReading } from '@quokka/formats'
import type { ReactNode } from 'react'
import { useId, useRef } from 'react'
import { typedDirection } from '../../../lib/text/typed-direction.ts'
import { LiveRegion } from '../../../ui/stage/feedback/live-region.tsx'
import { Icon } from '../../../ui/stage/pictures/icon.tsx'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
import { FilledIcon } from '../filled-icons.tsx'
import { t } from '../messages.ts'
import styles from './drop-dialog.module.css'
import { DropZone } from './drop-zone.tsx'
import { KindLabels } from './kind-labels.tsx'
import { countIn, textWords } from './reading-words.ts'
import { useDrop } from './use-drop.ts'
import { usePasted } from './use-pasted.ts'

interface DropDialogProps {
  /** Said above everything: a report that was begun before. */
  notice?: ReactNode
  /** A text that is read at once. */
  pasted: string
  onLook: (readings: readonly FileReading[]) => void
  onClose: () => void
}

/** 'Bring questions in': files and text, read at once, and saved nowhere. Rules IM1 to IM6. */
export const DropDialog = ({ notice, pasted, onLook, onClose }: DropDialogProps) => {
  const drop = useDrop(pasted)
  const frame = useRef<HTMLDivElement>(null)
  const id = useId()
  usePasted(frame, { onFiles: (files) => void drop.take(files), onText: drop.write })
  const count = drop.readings.reduce((sum, reading) => sum + countIn(reading), 0)
  // A sheet of which nothing was understood is mapped by hand.
  const canLook = count > 0 || drop.readings.some((reading) => 'mapped' in reading)
  const isReading = drop.progress !== undefined
  const said = drop.textReading && textWords(drop.textReading)
  const isFound = drop.textReading !== undefined && countIn(drop.textReading) > 0
  const whyNot = drop.readings.length === 0 ? t('drop.nothingYet') : t('drop.noQuestion')

  return (
    <div className={styles.frame}>
      <Dialog open size="large" title={t('title')} help={t('help')} closeLabel={t('ui:close')} onClose={onClose}>
        <div ref={frame} className={styles.body}>
          {notice}
          <div className={styles.ways}>
            <DropZone drop={drop} />
            <div className={styles.paste}>
              <p className={styles.pasteTop}>
                <label htmlFor={`${id}-text`}>{t('drop.paste')}</label>
                <span className={styles.pasteHint}>
                  <Icon of={ClipboardTextIcon} size={18} />
                  {t('drop.pasteAnywhere')}
                </span>
              </p>
              <textarea
                dir={typedDirection(drop.text)}
                id={`${id}-text`}
                className={styles.text}
                value={drop.text}
                placeholder={t('drop.pasteHere')}
                spellCheck={false}
                aria-describedby={`${id}-said`}
                onChange={(event) => drop.write(event.target.value)}
              />
              <p id={`${id}-said`} className={styles.said} data-found={isFound || undefined}>
                {said && <FilledIcon of={isFound ? 'check' : 'info'} size={18} />}
                {said}
              </p>
            </div>
          </div>
          <KindLabels />
          <div className={styles.foot}>
            <p className={styles.promise}>
              <FilledIcon of="shield" size={22} />
              {t('drop.nothingSaved')}
            </p>
            <div className={styles.actions}>
              <Button tone="outline" onPress={onClose}>
                {t('ui:back')}
              </Button>
              <Button
                busy={isReading}
                disabled={!canLook}
                aria-describedby={canLook ? undefined : `${id}-why`}
                onPress={() => onLook(drop.readings)}
              >
                {count === 0 ? t('drop.lookAtNone') : t('drop.look', { count })}
                <Icon of={ArrowRightIcon} size={20} />
              </Button>
              <span id={`${id}-why`} hidden>
                {whyNot}
              </span>
            </div>
          </div>
          <LiveRegion message={[drop.fault, said].filter(Boolean).join(' ')} />
        </div>
      </Dialog>
    </div>
  )
}
