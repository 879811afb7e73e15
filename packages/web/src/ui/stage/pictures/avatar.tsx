import { classNames } from '../../../lib/page/class-names.ts'
import styles from './avatar.module.css'
import { avatarUrl, DEFAULT_AVATAR_URL } from './avatars.ts'

interface AvatarProps {
  /** One of `AVATARS`, or the address of a profile's picture. */
  avatar: string
  /** Empty where a name stands beside it. */
  alt?: string
  /** In px; without it `--avatar-size`, 42 px by default. */
  size?: number
  away?: boolean
  className?: string | undefined
}

export const Avatar = ({ avatar, alt = '', size, away = false, className }: AvatarProps) => (
  <img
    className={classNames(styles.avatar, away && styles.away, className)}
    style={size === undefined ? undefined : { inlineSize: size }}
    src={avatarUrl(avatar)}
    alt={alt}
    onError={({ currentTarget }) => {
      if (currentTarget.src !== new URL(DEFAULT_AVATAR_URL, document.baseURI).href)
        currentTarget.src = DEFAULT_AVATAR_URL
    }}
  />
)
