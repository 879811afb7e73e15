import { LIMITS } from '@quokka/core/limits'
import { useId } from 'react'
import { t } from '../../../messages/studio.ts'
import { Counter } from './counter.tsx'
import styles from './picture-text.module.css'
import { SlideText } from './slide-text.tsx'

interface PictureTextProps {
  value: string
  onChange: (value: string) => void
}

/** What a picture shows, for players who cannot see it; asked for under the picture, and never needed. */
export const PictureText = ({ value, onChange }: PictureTextProps) => {
  const id = useId()
  return (
    <div className={styles.row}>
      <SlideText
        label={t('editing:pictureText.label')}
        placeholder={t('editing:pictureText.placeholder')}
        value={value}
        maxLength={LIMITS.pictureTextCharacters}
        describedBy={id}
        className={styles.text}
        onChange={onChange}
      />
      <Counter id={id} text={value} most={LIMITS.pictureTextCharacters} />
    </div>
  )
}
