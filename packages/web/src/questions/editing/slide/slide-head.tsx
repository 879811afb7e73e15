import { LIMITS } from '@quokka/core/limits'
import type { MediaKind } from '@quokka/core/media'
import { mediaKind } from '@quokka/core/media'
import { classNames } from '../../../lib/page/class-names.ts'
import { t } from '../../../messages/studio.ts'
import { MediaField } from '../media/media-field.tsx'
import { PictureText } from './picture-text.tsx'
import { SlideBox } from './slide-box.tsx'
import styles from './slide-head.module.css'

const KINDS: readonly MediaKind[] = ['image', 'audio', 'video']

interface SlideHeadProps {
  look: 'title' | 'note'
  label: string
  placeholder: string
  text: string
  onText: (text: string) => void
  media: string | null
  /** What the picture shows. */
  alt: string
  /** A description belongs to its picture: with another medium comes another one. */
  onMedia: (name: string | null, alt: string) => void
  onBusy: (isBusy: boolean) => void
  /** The picture comes first on phones. */
  isMediaFirst?: boolean
  /** The caret goes into the text when it appears. */
  isAtHand?: boolean
}

/** A text of at most 300 characters with its picture, sound or film beside it. */
export const SlideHead = ({
  look,
  label,
  placeholder,
  text,
  onText,
  media,
  alt,
  onMedia,
  onBusy,
  isMediaFirst = false,
  isAtHand = false,
}: SlideHeadProps) => (
  <div className={classNames(styles.head, isMediaFirst && styles.mediaFirst)}>
    <SlideBox
      isAtHand={isAtHand}
      look={look}
      hasLines={look === 'note'}
      label={label}
      placeholder={placeholder}
      value={text}
      maxLength={look === 'note' ? LIMITS.explanationCharacters : LIMITS.titleCharacters}
      onChange={onText}
    />
    <div className={styles.media}>
      <MediaField
        look="slide"
        label={t('editing:media.label')}
        kinds={KINDS}
        value={media}
        onChange={(name) => onMedia(name, '')}
        onBusy={onBusy}
      />
      {media !== null && mediaKind(media) === 'image' && (
        <PictureText value={alt} onChange={(text) => onMedia(media, text)} />
      )}
    </div>
  </div>
)
