import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info'
import { useEffect, useId, useRef } from 'react'
import { useLanguage } from '../lib/language/language.ts'
import { RadioGroup } from '../ui/stage/controls/radio-group.tsx'
import { Dialog } from '../ui/stage/layout/dialog.tsx'
import { Icon } from '../ui/stage/pictures/icon.tsx'
import { t } from './messages.ts'
import type { Reading } from './reading.ts'
import { chooseReading, READINGS, useReading } from './reading.ts'
import styles from './reading-dialog.module.css'
import { readAloud } from './speaker.ts'
import { useHasVoice } from './voices.ts'

/** Gives the focus to the page's heading where what had it is gone, such as the button of a question that ended meanwhile. */
const useFocusAfter = () => {
  const before = useRef(document.activeElement)
  useEffect(
    () => () => {
      const heading = document.querySelector('h1')
      if (!heading || before.current?.isConnected) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    },
    [],
  )
}

/** How the page is read, shown as it is chosen. */
export const ReadingDialog = ({ onClose }: { onClose: () => void }) => {
  const { text, font, contrast, aloud } = useReading()
  const id = useId()
  useFocusAfter()
  const language = useLanguage()
  const hasVoice = useHasVoice(language)
  const chooseAloud = (chosen: Reading['aloud']) => {
    chooseReading({ aloud: chosen })
    // Also what a phone asks for before it reads anything by itself: a press.
    if (chosen !== 'silent') readAloud([{ text: t('sample'), language }])
  }
  return (
    <Dialog open title={t('language:reading')} closeLabel={t('ui:close')} onClose={onClose}>
      <div className={styles.choices}>
        <RadioGroup
          legend={t('size')}
          options={READINGS.text.map((value) => ({ value, label: t(value) }))}
          value={text}
          onChange={(value) => chooseReading({ text: value })}
        />
        <RadioGroup
          legend={t('font')}
          describedBy={`${id}-font`}
          options={[
            { value: 'usual', label: t('usual') },
            { value: 'readable', label: t('readable') },
          ]}
          value={font}
          onChange={(value) => chooseReading({ font: value })}
        />
        <p id={`${id}-font`} className={styles.note}>
          {t('fontHelp')}
        </p>
        <RadioGroup
          legend={t('contrast')}
          describedBy={`${id}-contrast`}
          options={[
            { value: 'plain', label: t('usual') },
            { value: 'contrast', label: t('high') },
          ]}
          value={contrast}
          onChange={(value) => chooseReading({ contrast: value })}
        />
        <p id={`${id}-contrast`} className={styles.note}>
          {t('contrastHelp')}
        </p>
        {hasVoice ? (
          <>
            <RadioGroup
              legend={t('aloud')}
              describedBy={`${id}-aloud`}
              options={[
                { value: 'silent', label: t('silent') },
                { value: 'aloud', label: t('atPress') },
                { value: 'aloud-always', label: t('always') },
              ]}
              value={aloud}
              onChange={chooseAloud}
            />
            <p id={`${id}-aloud`} className={styles.note}>
              {t('aloudHelp')}
            </p>
          </>
        ) : (
          <p className={styles.note}>
            {t('noVoice', { language: new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language })}
          </p>
        )}
        <p className={styles.note}>
          <Icon of={InfoIcon} size={20} />
          {t('language:kept')}
        </p>
      </div>
    </Dialog>
  )
}
