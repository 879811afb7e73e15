import type { ReactNode } from 'react'
import { mediaUrl } from '../../../lib/calls/media-url.ts'
import { classNames } from '../../../lib/page/class-names.ts'
import { RouteLink } from '../../../ui/stage/controls/route-link.tsx'
import { VisuallyHidden } from '../../../ui/stage/layout/visually-hidden.tsx'
import { Cover } from '../../../ui/studio/display/cover.tsx'
import styles from './tile.module.css'

interface TileProps {
  picture: string
  name: string
  /** With a `note`, which says so to screen readers, it opens in a new window; `help` is read where it is pointed at, and out. */
  link: { href: string; note?: string; help?: string }
  /** In place of the name, while it is changed. */
  field?: ReactNode
  /** Under the name: what counts, then a date. */
  start: string
  end?: string | undefined
  tag: ReactNode
  /** What its author has to know. */
  note?: string | undefined
  menu: ReactNode
  /** Flat pictures, where several rows of tiles share a screen. */
  look?: 'tall' | 'low'
  /** How the name stands in the page's outline: under a shelf's heading, or under the screen's own. */
  heading?: 'h2' | 'h3'
}

/** One quiz or test of a list: a row on phones, a card elsewhere. */
export const Tile = ({
  picture,
  name,
  link,
  field,
  start,
  end,
  tag,
  note,
  menu,
  look = 'tall',
  heading: Heading = 'h3',
}: TileProps) => (
  <li className={classNames(styles.tile, look === 'low' && styles.low)}>
    <Cover className={styles.picture} src={picture && mediaUrl('uploads', picture)} />
    <div className={styles.words}>
      <Heading className={styles.name} title={name}>
        {field ||
          (link.note ? (
            <a dir="auto" className={styles.link} href={link.href} target="_blank" rel="noopener">
              {name} <VisuallyHidden>{link.note}</VisuallyHidden>
            </a>
          ) : (
            <RouteLink className={styles.link} to={link.href} title={link.help}>
              {name}
            </RouteLink>
          ))}
      </Heading>
      <p className={styles.meta}>
        <span className={styles.start}>{start}</span> {end && <span className={styles.end}>{end}</span>}
      </p>
      <p className={styles.tag}>{tag}</p>
      {note && <p className={styles.note}>{note}</p>}
    </div>
    <div className={styles.menu}>{menu}</div>
  </li>
)
